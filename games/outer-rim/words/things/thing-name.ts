import { capitalised, type Lang, type Thing } from '@kantyna/kernel'
import { factions, type MarketDeck } from '../../content/names.ts'
import { spaceOf } from '../../rules/map/map.ts'
import { FIRST_CHARACTER, FIRST_SHIP } from '../../rules/pieces.ts'
import { patrolName } from '../cards/patrol-words.ts'
import { deckNames, nameOf, placeName, spaceName } from './names.ts'

/** The name of a thing that can ask a question, or null for other things. */
export function thingName(lang: Lang, thing: Thing): string | null {
  const colon = thing.indexOf(':')
  const id = thing.slice(colon + 1)
  switch (thing.slice(0, colon)) {
    case 'card':
    case 'token':
    case 'ai':
    case 'source':
      return nameOf(lang, Number(id))
    case 'character-card':
      return nameOf(lang, FIRST_CHARACTER + Number(id))
    case 'pool':
      return nameOf(lang, FIRST_SHIP + Number(id))
    case 'space':
      return capitalised(spaceName(lang, spaceOf(id)))
    case 'contact':
      return capitalised(placeName(lang, Number(id)))
    case 'patrol':
      return capitalised(patrolName(lang, (factions as readonly string[]).indexOf(id)))
    case 'market':
      return capitalised(deckNames[id as MarketDeck][lang]) // a market thing always names a deck
    default:
      return null
  }
}
