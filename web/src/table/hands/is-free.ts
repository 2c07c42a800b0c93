import type { Preview, Seat } from '@kantyna/kernel'

/**
 * Whether a seat could freely take back what it is about to do: no cards are drawn or revealed, and no other seat is
 * asked afterwards. False if that is not certain.
 */
export function isFreeAfter(
  { stoppedBy, waiting }: Pick<Preview, 'stoppedBy' | 'waiting'>,
  seat: Seat,
): boolean {
  return stoppedBy === null && waiting.length > 0 && waiting.every((asked) => asked.seat === seat)
}
