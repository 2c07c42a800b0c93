import type { Place } from '../../rules/events.ts'

/** Places that a text does not name. A new place must be added here. */
export const unnamed: Readonly<Record<Place, string>> = {
  hand: '',
  discard: '',
  deckTop: '',
  play: '',
  row: '',
  galaxyDeck: '',
  galaxyDiscard: '',
  pilots: '',
  deck: '',
}
