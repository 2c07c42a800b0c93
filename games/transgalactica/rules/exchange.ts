import type { Galaxy } from './galaxy.ts'

/**
 * Whether a credit may stand in for an energy or a raw material (GC-PNL-16): ships are moved and outposts placed in one's
 * own turn or follow (GC-ORG-67), but for the Vanguard's, which costs nothing.
 */
export function mayExchange(t: Galaxy): boolean {
  return t.phase === 'turns'
}
