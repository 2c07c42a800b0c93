import { at, type Seat, type Thing } from '@kantyna/kernel'
import { NOTHING } from '../../rules/duel.ts'
import { FIRST_BASE } from '../../rules/pieces.ts'
import { placesOf } from '../motion/places.ts'
import type { DuelView } from '../view.ts'
import type { PileName } from '../words.ts'

/** The piles that can be looked through: those that lie open, and one's own deck for what is in it. */
export type PileId =
  | { readonly name: 'deck' | 'discard' | 'baseDeck' | 'victory'; readonly seat: Seat }
  | { readonly name: 'galaxyDiscard' | 'exiled' }

/** The panel that lays piles out. */
export const PILES_PANEL = 'piles'

/** A pile as a thing that the panel can be opened for. */
export function pileThing(pile: PileId): Thing {
  return `${pile.name}:${'seat' in pile ? pile.seat : 'all'}`
}

export function pileOf(thing: Thing): PileId | null {
  const [name = '', whose] = thing.split(':')
  if (isSeatPile(name)) return { name, seat: Number(whose) }
  return name === 'galaxyDiscard' || name === 'exiled' ? { name } : null
}

/** What is looked through with a pile: bases destroyed with bases to come, exiled cards with discarded ones. */
export function pilesBeside(pile: PileId): readonly PileId[] {
  switch (pile.name) {
    case 'victory':
      return [{ name: 'baseDeck', seat: pile.seat }]
    case 'baseDeck':
      return [{ name: 'victory', seat: pile.seat }]
    case 'galaxyDiscard':
      return [{ name: 'exiled' }]
    case 'exiled':
      return [{ name: 'galaxyDiscard' }]
    default:
      return []
  }
}

function isSeatPile(name: string): name is 'deck' | 'discard' | 'baseDeck' | 'victory' {
  return name === 'deck' || name === 'discard' || name === 'baseDeck' || name === 'victory'
}

/** A pile as a place that cards come from and go to. */
export function anchorOf(name: PileName, seat: Seat | null = null): string {
  return seat === null ? name : `${name}:${seat}`
}

/** What lies in a pile, from the top; bases in the order of their numbers: theirs means nothing. */
export function piecesIn(view: DuelView, pile: PileId): number[] {
  switch (pile.name) {
    case 'deck':
      return deckOf(view, pile.seat)
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

/**
 * What a deck holds, as far as the viewer can tell without looking: all cards of its player that lie nowhere in sight,
 * alike ones side by side. How they lie in it nobody knows.
 */
function deckOf(view: DuelView, seat: Seat): number[] {
  const deck = at(view.decks, seat)
  const inSight = placesOf({ ...view, decks: [] })
  const unseen = view.owners.flatMap((owner, piece) =>
    owner === seat && piece < FIRST_BASE && !inSight.has(piece) ? [piece] : [],
  )
  // With a hidden hand beside it nobody can tell the two apart.
  return unseen.length === deck.length ? unseen : deck.map(() => NOTHING)
}

export function isHidden(piece: number): boolean {
  return piece === NOTHING
}
