import { at, type Seat } from '@kantyna/kernel'
import { NOTHING } from '../../rules/duel.ts'
import type { DuelView } from '../view.ts'
import type { PileName } from '../words.ts'

/** The piles that anybody may look through. */
export type PileId =
  | { readonly name: 'discard' | 'baseDeck' | 'victory'; readonly seat: Seat }
  | { readonly name: 'galaxyDiscard' | 'exiled' }

/** A pile as a place that cards come from and go to. */
export function anchorOf(name: PileName, seat: Seat | null = null): string {
  return seat === null ? name : `${name}:${seat}`
}

/** What lies in a pile, from the top; bases in the order of their numbers: theirs means nothing. */
export function piecesIn(view: DuelView, pile: PileId): number[] {
  switch (pile.name) {
    case 'discard':
      return at(view.discards, pile.seat).toReversed()
    case 'victory':
      return at(view.victory, pile.seat).toReversed()
    case 'baseDeck':
      return at(view.baseDecks, pile.seat).toSorted((one, other) => other - one)
    case 'galaxyDiscard':
      return view.galaxyDiscard.toReversed()
    case 'exiled':
      return view.exiled.toReversed()
  }
}

export function isHidden(piece: number): boolean {
  return piece === NOTHING
}
