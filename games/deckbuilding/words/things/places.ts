import type { Place } from '../../rules/events.ts'

/** Where a text names only some places, it says nothing of the others. A new place has to be entered here. */
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
