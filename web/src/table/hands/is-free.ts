import type { Preview, Seat } from '@kantyna/kernel'

/**
 * Whether a seat could freely take back what it is about to do: nothing would be drawn or shown, and nobody else would
 * be asked after it. Where that is not certain it could not.
 */
export function isFreeAfter(
  { stoppedBy, waiting }: Pick<Preview, 'stoppedBy' | 'waiting'>,
  seat: Seat,
): boolean {
  return stoppedBy === null && waiting.length > 0 && waiting.every((asked) => asked.seat === seat)
}
