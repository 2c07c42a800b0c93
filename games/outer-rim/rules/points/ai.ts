import { listPoint, numberPoint, replacementPoint, type Seat } from '@kantyna/kernel'
import { usualAiDeck, usualAiDraw, usualAiPutAway } from '../ai/deck.ts'
import { usualAiTokens } from '../ai/goals.ts'
import type { Rim } from '../rim.ts'

/** The AI player. The words of its cards are part of the card language (points/game.ts, `vocabulary`). */
export const aiPoints = {
  /** The AI cards of the table, before they are shuffled. */
  deck: replacementPoint<(t: Rim) => readonly number[]>(usualAiDeck),
  /** Draws the card for the turn of a seat's AI player, or NONE. `putAway` puts it away after the turn. */
  draw: replacementPoint<(t: Rim, seat: Seat) => number>(usualAiDraw),
  putAway:
    replacementPoint<(t: Rim, seat: Seat, card: number, isReshuffled: boolean) => void>(usualAiPutAway),
  /** The goal tokens on the map that guide a seat: usually all of them, because there is one AI player. */
  tokens: replacementPoint<(t: Rim, seat: Seat) => readonly number[]>(usualAiTokens),
  /** The most cards that the AI player discards before it buys (OR-AIBUY-07). */
  discards: numberPoint(1),
  /** Further reasons to discard the card that lies on a deck (OR-AIBUY-03, OR-AIBUY-04, OR-AIBUY-05, OR-AIBUY-06). */
  reasonsToDiscard: listPoint<(t: Rim, seat: Seat, card: number) => boolean>([]),
}
