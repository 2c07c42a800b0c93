import { at, type PresentedDecision, type Seat, type Thing } from '@kantyna/kernel'
import { opponentOf } from '../../rules/duel.ts'
import { thingOf } from '../../rules/scenario/things.ts'
import { type DuelView, known } from '../view.ts'
import type { PileName } from '../words.ts'

/** Cards of one pile that a question offers and that are not visible elsewhere. */
export interface TraySection {
  readonly pile: PileName
  readonly pieces: readonly number[]
}

/** The cards of piles that the current question offers, so that they can be tapped. */
export function trayOf(view: DuelView, decisions: readonly PresentedDecision[]): TraySection[] {
  if (view.seat === null) return []
  const offered = new Set(decisions.flatMap(({ options }) => options.flatMap(({ touches }) => touches)))
  return pilesOf(view, view.seat)
    .map(({ pile, pieces }) => ({ pile, pieces: pieces.filter((piece) => isOffered(offered, piece)) }))
    .filter(({ pieces }) => pieces.length > 0)
}

function isOffered(offered: ReadonlySet<Thing>, piece: number): boolean {
  return offered.has(thingOf(piece))
}

function pilesOf(view: DuelView, seat: Seat): TraySection[] {
  const opponent = opponentOf(seat)
  const top = (pile: readonly number[]) => known(pile).toReversed()
  return [
    { pile: 'putAway', pieces: known(at(view.putAway, seat)) },
    { pile: 'baseDeck', pieces: known(at(view.baseDecks, seat)) },
    { pile: 'hand', pieces: known(at(view.hands, opponent)) },
    { pile: 'galaxyDeck', pieces: top(view.galaxyDeck) },
    { pile: 'galaxyDiscard', pieces: top(view.galaxyDiscard) },
    { pile: 'discard', pieces: top(at(view.discards, seat)) },
  ]
}

/** A hand in display order: identical cards side by side, unknown ones last. */
export function sortedHand(hand: readonly number[]): number[] {
  return hand.toSorted((one, other) => (one < 0 || other < 0 ? other - one : one - other))
}
