import type { Words } from '../words/words.ts'
import type { SetupFault } from './seating.ts'

/** What is wrong with the last setup that the browser has kept, in a sentence. */
export function setupFaultSays({ setup }: Words, fault: SetupFault): string {
  return fault.is === 'unreadable' ? setup.unreadable : setup.unknownExpansion(fault.named)
}
