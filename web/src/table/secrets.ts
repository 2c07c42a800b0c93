import type { KernelView, Match, Seat } from '@kantyna/kernel'

/** Whether others at the screen must look away: the seat sees what is not everybody's, or answers unseen by others. */
export function holdsSecrets(match: Match, seat: Seat): boolean {
  const everybodys = match.viewFor(null)
  if (isSealed(everybodys)) return true
  const own = { ...match.viewFor(seat), seat: null }
  return countingEmpty(own) !== countingEmpty(everybodys)
}

/** Several are asked at once: nobody may see an answer before all have given theirs. */
function isSealed({ waiting, answered }: KernelView): boolean {
  return waiting.length + answered.length > 1
}

/** An empty hand is no secret: its owner sees no cards, the others see none. */
function countingEmpty(view: KernelView): string {
  return JSON.stringify(view, (_, value: unknown) => (Array.isArray(value) && value.length === 0 ? 0 : value))
}
