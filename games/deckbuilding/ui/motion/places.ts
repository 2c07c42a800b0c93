import { NOTHING } from '../../rules/duel.ts'
import type { DuelView } from '../view.ts'

/** The place of a piece on the table: the anchor of that place's drawing. */
export type PlaceName = string

/** The places of all pieces that the viewer can locate. */
export function placesOf(view: DuelView): ReadonlyMap<number, PlaceName> {
  const places = new Map<number, PlaceName>()
  const put = (pieces: readonly number[], place: PlaceName) => {
    for (const piece of pieces) if (piece !== NOTHING) places.set(piece, place)
  }
  const ofSeats = (piles: readonly (readonly number[])[], name: string) => {
    piles.forEach((pile, seat) => {
      put(pile, `${name}:${seat}`)
    })
  }
  ofSeats(view.hands, 'hand')
  ofSeats(view.decks, 'deck')
  ofSeats(view.discards, 'discard')
  ofSeats(view.units, 'units')
  ofSeats(view.ships, 'ships')
  ofSeats(view.baseDecks, 'baseDeck')
  ofSeats(view.victory, 'victory')
  view.bases.forEach((base, seat) => {
    put([base], `base:${seat}`)
  })
  put(view.row, 'row')
  put(view.galaxyDeck, 'galaxyDeck')
  put(view.galaxyDiscard, 'galaxyDiscard')
  put(view.pilots, 'pilots')
  put(view.exiled, 'exiled')
  return places
}

/** Where a piece that was face down came from, judging by its place now. */
export function cameFrom(place: PlaceName): PlaceName | null {
  const [name, seat] = place.split(':')
  switch (name) {
    case 'hand':
      return `deck:${seat}`
    case 'units':
    case 'ships':
    case 'discard':
      return `hand:${seat}`
    case 'base':
      return `baseDeck:${seat}`
    case 'row':
    case 'galaxyDiscard':
      return 'galaxyDeck'
    default:
      return null
  }
}

/** Where a piece that is face down now went, judging by its place before. */
export function faceDownDestination(place: PlaceName): PlaceName | null {
  const [name, seat] = place.split(':')
  return name === 'hand' || name === 'units' || name === 'discard' ? `deck:${seat}` : null
}
