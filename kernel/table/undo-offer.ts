import type { Match } from '../play/match.ts'
import type { Seat } from '../play/position.ts'
import type { UndoReach } from '../play/undo.ts'
import type { SeatHolder } from '../record/record.ts'
import type { TableEntry, UndoOffer } from './link.ts'

/**
 * What a seat can take back: its last choice made by hand, with everything after it. Choices that the host made for it do
 * not count, because the host would make them again. Talk does not count either, because it is not taken back.
 */
export function undoOffer(
  seat: Seat,
  history: readonly TableEntry[],
  reach: UndoReach,
  seats: readonly Pick<SeatHolder, 'kind'>[],
  match: Pick<Match, 'isTalk'>,
): UndoOffer | null {
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1
  let steps = 0
  let answeredBy: Seat | null = null
  let later = 0
  for (let at = history.length - 1; at >= 0; at--) {
    const { choice, index } = history[at] ?? {}
    if (choice === null || choice === undefined || index === undefined) break
    if (match.isTalk(index)) continue
    if (choice.seat === seat) {
      steps++
      if (choice.how === 'hand') {
        const how = steps <= reach.freeChoices ? 'free' : isAlone ? 'alone' : 'ask'
        const { freeChoices, wall } = reach
        return { seat, entry: index, how, freeChoices, wall, answeredBy, isLatest: later === 0 }
      }
    } else {
      later++
      // The loop goes back in time: the last person it finds was the first to choose.
      if (seats[choice.seat]?.kind === 'person') answeredBy = choice.seat
    }
  }
  return null
}
