import { NOTHING } from '../../rules/duel.ts'
import type { DuelView } from '../view.ts'

/** Where on the table a piece is: the name that the drawing of that place has as its anchor. */
export type PlaceName = string

/** Every piece that the viewer can tell where it is. */
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

/** Where a piece that was face down has come from, by where it is now. */
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

/** Where a piece has gone whose face is hidden now, by where it was. */
export function wentTo(place: PlaceName): PlaceName | null {
  const [name, seat] = place.split(':')
  return name === 'hand' || name === 'units' || name === 'discard' ? `deck:${seat}` : null
}
