import { at } from '../play/fault.ts'

/**
 * Gives each thing a different place that it fits: cards to slots, hidden pieces to the places where they could lie. Each
 * thing takes a free place; if there is none, earlier things move to make room (augmenting paths). Returns the place of
 * each thing, or null if not all of them can be placed.
 */
export function matching(
  things: number,
  places: number,
  fits: (thing: number, place: number) => boolean,
): number[] | null {
  const takenBy = new Array<number>(places).fill(NOBODY)
  const placed = new Array<number>(things).fill(NOBODY)
  const tryToPlace = (thing: number, isTried: boolean[]): boolean => {
    for (let place = 0; place < places; place++) {
      if (isTried[place] === true || !fits(thing, place)) continue
      isTried[place] = true
      const holder = at(takenBy, place)
      if (holder !== NOBODY && !tryToPlace(holder, isTried)) continue
      takenBy[place] = thing
      placed[thing] = place
      return true
    }
    return false
  }
  for (let thing = 0; thing < things; thing++) if (!tryToPlace(thing, [])) return null
  return placed
}

const NOBODY = -1
