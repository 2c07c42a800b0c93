import type { SetupFault } from './seating.ts'
import type { SetupWords } from './words.ts'

/** Says what is wrong with the last setup. */
export function setupFaultText(words: SetupWords, fault: SetupFault): string {
  return fault.is === 'unreadable' ? words.unreadable : words.unknownExpansion(fault.named)
}
