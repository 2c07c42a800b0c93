import type { KernelView, Match, Seat } from '@kantyna/kernel'

/** Whether a seat sees anything that is not everybody's: then others at the screen must look away. */
export function holdsSecrets(match: Match, seat: Seat): boolean {
  const own = { ...match.viewFor(seat), seat: null }
  return countingEmpty(own) !== countingEmpty(match.viewFor(null))
}

/** An empty hand is no secret: its owner sees no cards, the others see none. */
function countingEmpty(view: KernelView): string {
  return JSON.stringify(view, (_, value: unknown) => (Array.isArray(value) && value.length === 0 ? 0 : value))
}
