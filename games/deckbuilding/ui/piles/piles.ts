import { at, type Seat, type Thing } from '@kantyna/kernel'
import { NOTHING } from '../../rules/duel.ts'
import { FIRST_BASE } from '../../rules/pieces.ts'
import { placesOf } from '../motion/places.ts'
import type { DuelView } from '../view.ts'
import type { PileName } from '../words.ts'

/** The piles that a viewer can look through: the face-up ones, and the contents of the viewer's own deck. */
export type PileId =
  | { readonly name: 'deck' | 'discard' | 'baseDeck' | 'victory'; readonly seat: Seat }
  | { readonly name: 'galaxyDiscard' | 'exiled' }

/** The panel that shows piles. */
export const PILES_PANEL = 'piles'

/** The thing that makes the panel show this pile. */
export function pileThing(pile: PileId): Thing {
  return `${pile.name}:${'seat' in pile ? pile.seat : 'all'}`
}

export function pileOf(thing: Thing): PileId | null {
  const [name = '', whose] = thing.split(':')
  if (isSeatPile(name)) return { name, seat: Number(whose) }
  return name === 'galaxyDiscard' || name === 'exiled' ? { name } : null
}

/**
 * The pile that the panel shows next to this one: bases destroyed with bases to come, exiled cards with discarded ones.
 */
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

/** The anchor of a pile: cards fly to it and from it. */
export function anchorOf(name: PileName, seat: Seat | null = null): string {
  return seat === null ? name : `${name}:${seat}`
}

/** The pieces of a pile, from the top. Bases are sorted by number, because their order means nothing. */
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
 * The contents of a deck as far as the viewer can work them out: all cards of its player that are not visible anywhere,
 * identical ones side by side. Nobody knows their order in the deck.
 */
function deckOf(view: DuelView, seat: Seat): number[] {
  const deck = at(view.decks, seat)
  const inSight = placesOf({ ...view, decks: [] })
  const unseen = view.owners.flatMap((owner, piece) =>
    owner === seat && piece < FIRST_BASE && !inSight.has(piece) ? [piece] : [],
  )
  // If the hand is hidden too, the viewer cannot tell which cards are in the hand and which in the deck.
  return unseen.length === deck.length ? unseen : deck.map(() => NOTHING)
}

export function isHidden(piece: number): boolean {
  return piece === NOTHING
}
