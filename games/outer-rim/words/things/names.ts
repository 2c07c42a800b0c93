import { assert, at, type Lang, type Text } from '@kantyna/kernel'
import type { MarketCard } from '../../content/card.ts'
import {
  type BaseEncounterDeck,
  type BaseRank,
  type EncounterDeck,
  type Faction,
  factions,
  type MarketDeck,
  type Planet,
  type Rank,
} from '../../content/names.ts'
import { contactSpaces, contactSpacesAt, spaces } from '../../rules/map/map.ts'
import {
  FIRST_AI,
  FIRST_CHARACTER,
  FIRST_CONTACT,
  FIRST_DATABANK,
  FIRST_ENCOUNTER,
  FIRST_MARKET,
  FIRST_OTHER_SOURCE,
  FIRST_ROTATED,
  FIRST_SHIP,
  isAiCard,
  isCharacter,
  isContact,
  isDatabankCard,
  isEncounterCard,
  isMarketCard,
  isRotatedSide,
  isShip,
} from '../../rules/pieces.ts'
import { allTables, type Tables } from '../../rules/tables.ts'
import { maelstrom } from '../cards/card-terms.ts'
import { namedByBox, wordsOfBoxes } from '../named-by-box.ts'
import { ofPlanet, onPlanet, planetName } from '../planets.ts'

/** Names of spaces, cards, characters, ships and decks, always in the nominative. */

/** The tables of all boxes, because a piece has the same number in every combination of boxes. */
export function tables(): Tables {
  return allTables()
}

type Direction = 'west' | 'farWest' | 'east' | 'farEast'

const directions: Readonly<Record<Lang, Readonly<Record<Direction, string>>>> = {
  en: { west: 'west of', farWest: 'far west of', east: 'east of', farEast: 'far east of' },
  pl: {
    west: 'na zachód od',
    farWest: 'daleko na zachód od',
    east: 'na wschód od',
    farEast: 'daleko na wschód od',
  },
}

/** Navpoints by the nearest planet on their tile. */
const navpoints: Readonly<Record<string, readonly [Direction, Planet]>> = {
  'co-1': ['west', 'cantonica'],
  'co-2': ['east', 'cantonica'],
  'co-4': ['farEast', 'cantonica'],
  'co-3': ['farWest', 'ord-mantell'],
  'co-5': ['west', 'ord-mantell'],
  'co-6': ['east', 'ord-mantell'],
  'lm-1': ['farWest', 'mon-calamari'],
  'lm-2': ['west', 'mon-calamari'],
  'lm-4': ['east', 'mon-calamari'],
  'lm-3': ['west', 'lothal'],
  'lm-5': ['east', 'lothal'],
  'lm-6': ['farEast', 'lothal'],
  'tn-1': ['west', 'tatooine'],
  'tn-2': ['east', 'tatooine'],
  'tn-4': ['farEast', 'tatooine'],
  'tn-3': ['farWest', 'nal-hutta'],
  'tn-5': ['west', 'nal-hutta'],
  'tn-6': ['east', 'nal-hutta'],
  'rn-1': ['farWest', 'naboo'],
  'rn-2': ['west', 'naboo'],
  'rn-4': ['east', 'naboo'],
  'rn-3': ['west', 'ryloth'],
  'rn-5': ['east', 'ryloth'],
  'rn-6': ['farEast', 'ryloth'],
  'kt-1': ['west', 'ring-of-kafrene'],
  'kt-2': ['east', 'ring-of-kafrene'],
  'kt-4': ['farEast', 'ring-of-kafrene'],
  'kt-3': ['farWest', 'takodana'],
  'kt-5': ['west', 'takodana'],
  'kt-6': ['east', 'takodana'],
}

/** Routes bend around Kessel and the Maelstrom: the navpoints there have their own names. */
const navpointNames: Readonly<Record<string, Text>> = {
  'km-1': { en: 'navpoint northwest of the Maelstrom', pl: 'punkt nawigacyjny na północny zachód od Wiru' },
  'km-2': { en: 'navpoint north of the Maelstrom', pl: 'punkt nawigacyjny na północ od Wiru' },
  'km-3': { en: 'navpoint north of Kessel', pl: 'punkt nawigacyjny na północ od Kessel' },
  'km-4': { en: 'navpoint northeast of Kessel', pl: 'punkt nawigacyjny na północny wschód od Kessel' },
  'km-5': { en: 'navpoint west of the Maelstrom', pl: 'punkt nawigacyjny na zachód od Wiru' },
  'km-6': { en: 'first navpoint past Kessel', pl: 'pierwszy punkt nawigacyjny za Kessel' },
  'km-9': { en: 'second navpoint past Kessel', pl: 'drugi punkt nawigacyjny za Kessel' },
  'km-10': { en: 'third navpoint past Kessel', pl: 'trzeci punkt nawigacyjny za Kessel' },
  'km-8': { en: 'fourth navpoint past Kessel', pl: 'czwarty punkt nawigacyjny za Kessel' },
  'km-7': { en: 'fifth navpoint past Kessel', pl: 'piąty punkt nawigacyjny za Kessel' },
}

/** "Tatooine", "navpoint east of Tatooine", "Maelstrom". */
export function spaceName(lang: Lang, space: number): string {
  const { id, kind } = at(spaces, space)
  if (kind === 'maelstrom') return maelstrom[lang]
  if (kind === 'planet') return planetName(lang, id as Planet) // the id of a planet space is its planet
  const own = navpointNames[id] ?? namedByBox((names) => names.navpoints?.[id])
  if (own !== undefined) return own[lang]
  const near = navpoints[id]
  assert(near !== undefined, `the navpoint ${id} has no name`)
  const [direction, planet] = near
  const noun = lang === 'pl' ? 'punkt nawigacyjny' : 'navpoint'
  return `${noun} ${directions[lang][direction]} ${ofPlanet(lang, planet)}`
}

/** A short form for buttons and the log: "punkt na wschód od Kafrene". */
export function shortSpace(space: number): string {
  return spaceName('pl', space).replace(' nawigacyjny', '').replace('Pierścienia Kafrene', 'Kafrene')
}

/** The form inside an English sentence: "the navpoint east of Tatooine", "the Maelstrom". */
export function spacePhrase(space: number): string {
  const { id, kind } = at(spaces, space)
  if (kind === 'planet') return onPlanet('en', id as Planet) // the id of a planet space is its planet
  return `the ${spaceName('en', space)}`
}

/** The English preposition: "on Naboo", "at the navpoint east of Naboo", "in the Maelstrom". */
export function prepositionOf(space: number): string {
  return { planet: 'on', navpoint: 'at', maelstrom: 'in' }[at(spaces, space).kind]
}

/** The form inside an English sentence: "the Ring of Kafrene". */
export function planetPhrase(id: string): string {
  return onPlanet('en', id as Planet) // the rules pass only ids of planets
}

export function planetNamed(lang: Lang, id: string): string {
  return planetName(lang, id as Planet) // the rules pass only ids of planets
}

/** Every planet has two contact spaces. Other boxes may add a third place, or planets with one place. */
const sidesOfPlanet: Readonly<Record<Lang, readonly [string, string, string]>> = {
  en: ['left contact', 'right contact', 'third contact'],
  pl: ['lewy kontakt', 'prawy kontakt', 'trzeci kontakt'],
}

/** "left contact on Tatooine", "lewy kontakt (Tatooine)": without the name, because the token may be face down. */
export function placeName(lang: Lang, place: number): string {
  const { space } = at(contactSpaces, place)
  const there = contactSpacesAt(space)
  const side =
    there.length === 1
      ? { en: 'contact', pl: 'kontakt' }[lang]
      : at(sidesOfPlanet[lang], there.indexOf(place))
  return lang === 'pl' ? `${side} (${spaceName('pl', space)})` : `${side} on ${spacePhrase(space)}`
}

/**
 * Any card, contact, AI card, character or ship by its number (pieces.ts), or the resource that a card shows
 * (shown.ts).
 */
export function nameOf(lang: Lang, piece: number): string {
  return printedThing(piece).name[lang]
}

export function idOf(piece: number): string {
  return printedThing(piece).id
}

function printedThing(piece: number): { readonly id: string; readonly name: Text } {
  const { market, encounters, contacts, aiCards, databank, characters, ships, otherSources } = tables()
  if (isMarketCard(piece)) return at(market, piece - FIRST_MARKET)
  if (isEncounterCard(piece)) return at(encounters, piece - FIRST_ENCOUNTER)
  if (isContact(piece)) return at(contacts, piece - FIRST_CONTACT)
  if (isAiCard(piece)) return at(aiCards, piece - FIRST_AI)
  if (isDatabankCard(piece)) return at(databank, piece - FIRST_DATABANK)
  if (isRotatedSide(piece)) return otherHalf(piece)
  if (isCharacter(piece)) return at(characters, piece - FIRST_CHARACTER)
  if (isShip(piece)) return at(ships, piece - FIRST_SHIP)
  return at(otherSources, piece - FIRST_OTHER_SOURCE)
}

/** The second resource of a rotating card. */
function otherHalf(shown: number): { readonly id: string; readonly name: Text } {
  const { market, rotatedOn } = tables()
  const card = at(market, at(rotatedOn, shown - FIRST_ROTATED))
  return 'rotated' in card && card.rotated !== undefined ? { id: card.id, name: card.rotated.name } : card
}

export function characterName(lang: Lang, character: number): string {
  return at(tables().characters, character).name[lang]
}

export function shipName(lang: Lang, ship: number): string {
  return at(tables().ships, ship).name[lang]
}

export function factionAt(faction: number): Faction {
  return at(factions, faction)
}

export const encounterDeckNames: Readonly<Record<BaseEncounterDeck, Text>> = {
  'cantonica-ord-mantell': { en: 'Cantonica and Ord Mantell', pl: 'Cantonica i Ord Mantell' },
  'lothal-mon-calamari': { en: 'Lothal and Mon Calamari', pl: 'Lothal i Kalamar' },
  'kessel-maelstrom': { en: 'Kessel and the Maelstrom', pl: 'Kessel i Wir' },
  'tatooine-nal-hutta': { en: 'Tatooine and Nal Hutta', pl: 'Tatooine i Nal Hutta' },
  'ryloth-naboo': { en: 'Ryloth and Naboo', pl: 'Ryloth i Naboo' },
  'kafrene-takodana': { en: 'Ring of Kafrene and Takodana', pl: 'Pierścień Kafrene i Takodana' },
  navpoint: { en: 'navpoints', pl: 'punkty nawigacyjne' },
}

export function encounterDeckName(lang: Lang, deck: number): string {
  const id = at(tables().encounterDecks, deck)
  const printed: Readonly<Partial<Record<EncounterDeck, Text>>> = encounterDeckNames
  const wording = printed[id] ?? namedByBox((names) => names.encounterDecks?.[id])
  assert(wording !== undefined, `the encounter deck ${id} has no name`)
  return wording[lang]
}

export const deckNames: Readonly<Record<MarketDeck, Text>> = {
  bounty: { en: 'bounty deck', pl: 'talia zleceń' },
  cargo: { en: 'cargo deck', pl: 'talia ładunków' },
  gearMod: { en: 'gear and mod deck', pl: 'talia sprzętu i modyfikacji' },
  job: { en: 'job deck', pl: 'talia misji' },
  luxury: { en: 'luxury deck', pl: 'talia towarów luksusowych' },
  ship: { en: 'ship deck', pl: 'talia statków' },
}

const printedRanks: Readonly<Record<BaseRank, Text>> = {
  white: { en: 'white', pl: 'biała' },
  green: { en: 'green', pl: 'zielona' },
  yellow: { en: 'yellow', pl: 'żółta' },
}

export function rankName(lang: Lang, rank: Rank): string {
  const printed: Readonly<Partial<Record<Rank, Text>>> = printedRanks
  const name = printed[rank] ?? namedByBox((names) => names.ranks?.[rank])
  assert(name !== undefined, `the rank ${rank} has no name`)
  return name[lang]
}

/** The symbols of other boxes on a market card, each with its effect. */
export function symbolsOfBoxes(lang: Lang, card: MarketCard): readonly string[] {
  return wordsOfBoxes((names) => names.symbols?.(lang, card))
}
