import { at, type Lang, type Line, type Segment, type Thing, thing } from '@kantyna/kernel'
import { marketDecks } from '../../content/names.ts'
import { FIRST_CHARACTER, FIRST_SHIP, isCharacter, isOtherSource, isShip } from '../../rules/pieces.ts'
import {
  characterCardThing,
  contactThing,
  encounterDeckThing,
  marketThing,
  otherSourceThing,
  patrolThing,
  pieceThing,
  poolThing,
  spaceThing,
} from '../../rules/scenario/things.ts'
import { patrolName } from '../cards/patrol-words.ts'
import { deckNames, encounterDeckName, nameOf, placeName, shortSpace, spacePhrase } from './names.ts'

/** Links to things on the table. */

/** A link to a card, a contact, an AI card, a character or a ship. */
export function pieceLink(lang: Lang, piece: number): Segment {
  return thing(thingOf(piece), nameOf(lang, piece))
}

function thingOf(piece: number): Thing {
  if (isOtherSource(piece)) return otherSourceThing(piece)
  if (isShip(piece)) return poolThing(piece - FIRST_SHIP)
  if (isCharacter(piece)) return characterCardThing(piece - FIRST_CHARACTER)
  return pieceThing(piece)
}

export function pieceLinks(lang: Lang, pieces: readonly number[]): Line {
  return pieces.flatMap((piece, index) =>
    index === 0 ? [pieceLink(lang, piece)] : [', ', pieceLink(lang, piece)],
  )
}

/** The form inside a sentence: English needs an article before navpoints, and Polish uses a short name. */
export function spaceLink(lang: Lang, space: number): Segment {
  return thing(spaceThing(space), lang === 'pl' ? shortSpace(space) : spacePhrase(space))
}

export function placeLink(lang: Lang, place: number): Segment {
  return thing(contactThing(place), lang === 'pl' ? placeName('pl', place) : `the ${placeName('en', place)}`)
}

export function patrolLink(lang: Lang, faction: number): Segment {
  return thing(patrolThing(faction), patrolName(lang, faction))
}

export function deckLink(lang: Lang, deck: number): Segment {
  return thing(marketThing(deck), deckNames[at(marketDecks, deck)][lang])
}

export function encounterDeckLink(lang: Lang, deck: number): Segment {
  return thing(encounterDeckThing(deck), encounterDeckName(lang, deck))
}
