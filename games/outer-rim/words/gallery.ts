import { type CardFact, explained, type Lang, type Provenance, type Text, type Thing } from '@kantyna/kernel'
import { baseSet, type ContentSet } from '../content/index.ts'
import { type Faction, factions, type MarketDeck, type ResourceType } from '../content/names.ts'
import { FIRST_AI, FIRST_CONTACT, FIRST_DATABANK, FIRST_ENCOUNTER, FIRST_MARKET } from '../rules/pieces.ts'
import { characterCardThing, patrolThing, pieceThing, poolThing } from '../rules/scenario/things.ts'
import { cardLines, characterLines, shipLines } from './things/card-lines.ts'
import { explain } from './things/explanations.ts'

/** The groups of the gallery: kinds of things, and their types or factions. */
const sorts = {
  characters: { pl: 'postacie', en: 'characters' },
  ships: { pl: 'statki', en: 'ships' },
  market: { pl: 'karty handlu', en: 'market cards' },
  contacts: { pl: 'kontakty', en: 'contacts' },
  encounters: { pl: 'karty spotkań', en: 'encounter cards' },
  databank: { pl: 'karty danych', en: 'databank cards' },
  patrols: { pl: 'patrole', en: 'patrols' },
  ai: { pl: 'karty SI', en: 'AI cards' },
} as const satisfies Readonly<Record<string, Text>>

const types: Readonly<Record<ResourceType, Text>> = {
  bounty: { pl: 'zlecenia', en: 'bounties' },
  cargo: { pl: 'ładunki', en: 'cargo' },
  crew: { pl: 'załoga', en: 'crew' },
  gear: { pl: 'sprzęt', en: 'gear' },
  job: { pl: 'misje', en: 'jobs' },
  mod: { pl: 'modyfikacje', en: 'mods' },
}

const luxury: Text = { pl: 'towary luksusowe', en: 'luxuries' }

const factionGroups: Readonly<Record<Faction, Text>> = {
  rebel: { pl: 'Rebelia', en: 'Rebels' },
  imperial: { pl: 'Imperium', en: 'Empire' },
  hutt: { pl: 'Huttowie', en: 'Hutts' },
  syndicate: { pl: 'Syndykaty', en: 'Syndicates' },
}

interface Printed {
  readonly id: string
  readonly name: Text
  readonly provenance: Provenance
  readonly note?: Text
}

interface Shown {
  readonly thing: Thing
  readonly kinds: readonly Text[]
  lines(lang: Lang): readonly string[]
}

/** A gallery entry. It has one copy, because no card is in the box twice. */
function fact({ id, name, provenance, note }: Printed, { thing, kinds, lines }: Shown): CardFact {
  return {
    id,
    thing,
    name,
    text: { pl: asLines(lines('pl')), en: asLines(lines('en')) },
    kinds,
    copies: 1,
    provenance,
    ...(note === undefined ? {} : { note }),
  }
}

function asLines(lines: readonly string[]): string {
  return lines.filter((each) => each !== '').join('\n')
}

const textOf = (thing: Thing) => (lang: Lang) => explained(explain(lang, thing), thing).text.split('\n')

const ofType = (resource: { readonly type: ResourceType } | undefined): Text[] =>
  resource === undefined ? [] : [types[resource.type]]
const ofDeck = (deck: MarketDeck): Text[] => (deck === 'luxury' ? [luxury] : [])
const ofFaction = (faction: Faction | undefined): Text[] =>
  faction === undefined ? [] : [factionGroups[faction]]

/** The number of things of each kind in earlier boxes, which come first. */
type CountedBefore = Readonly<Record<keyof ContentSet, number>>

const nothingBefore: CountedBefore = {
  characters: 0,
  ships: 0,
  contacts: 0,
  market: 0,
  encounters: 0,
  databank: 0,
  aiCards: 0,
}

/** Everything in a box, once, with the groups of the gallery; `inBox` is an extra group for all of them. */
function factsOf(set: ContentSet, before: CountedBefore, inBox: readonly Text[] = []) {
  const characters = set.characters.map((card, index) => {
    const number = before.characters + index
    return fact(
      { ...card, id: `character-${card.id}` },
      {
        thing: characterCardThing(number),
        kinds: [sorts.characters, ...inBox],
        lines: (lang) => characterLines(lang, number),
      },
    )
  })
  const ships = set.ships.map((sheet, index) => {
    const number = before.ships + index
    return fact(
      { ...sheet, id: `ship-${sheet.id}` },
      {
        thing: poolThing(number),
        kinds: [sorts.ships, ...inBox],
        lines: (lang) => shipLines(lang, number),
      },
    )
  })
  const market = set.market.map((card, index) => {
    const piece = FIRST_MARKET + before.market + index
    return fact(card, {
      thing: pieceThing(piece),
      kinds: [
        sorts.market,
        ...ofType('resource' in card ? card.resource : undefined),
        ...ofDeck(card.deck),
        ...inBox,
      ],
      lines: (lang) => cardLines(lang, piece),
    })
  })
  const contacts = set.contacts.map((contact, index) => {
    const thing = pieceThing(FIRST_CONTACT + before.contacts + index)
    return fact(
      { ...contact, id: `contact-${contact.id}` },
      { thing, kinds: [sorts.contacts, ...ofFaction(contact.faction), ...inBox], lines: textOf(thing) },
    )
  })
  const encounters = set.encounters.map((card, index) => {
    const piece = FIRST_ENCOUNTER + before.encounters + index
    return fact(card, {
      thing: pieceThing(piece),
      kinds: [sorts.encounters, ...ofType(card.resource), ...inBox],
      lines: (lang) => cardLines(lang, piece),
    })
  })
  const databank = set.databank.map((card, index) => {
    const piece = FIRST_DATABANK + before.databank + index
    return fact(card, {
      thing: pieceThing(piece),
      kinds: [sorts.databank, ...ofType(card.resource), ...inBox],
      lines: (lang) => cardLines(lang, piece),
    })
  })
  const aiCards = set.aiCards.map((card, index) => {
    const thing = pieceThing(FIRST_AI + before.aiCards + index)
    return fact(card, { thing, kinds: [sorts.ai, ...inBox], lines: textOf(thing) })
  })
  return { characters, ships, market, contacts, encounters, databank, aiCards }
}

/** The gallery entries of an expansion. */
export function cardsOfBox(set: ContentSet, inBox: Text): readonly CardFact[] {
  const counted = Object.fromEntries(
    Object.entries(baseSet).map(([sort, all]) => [sort, all.length]),
  ) as unknown as CountedBefore // both have the same keys
  return Object.values(factsOf(set, counted, [inBox])).flat()
}

const patrolNote: Text = {
  pl: 'Poziomy i rodzaje nagród są znane; liczby są nasze.',
  en: 'Levels and kinds of reward are known; the numbers are ours.',
}

/** The number of patrol tokens of each faction. */
const LEVELS = 4

/** One entry for each faction, for the tokens of all four levels. */
const patrolFacts = factions.map((faction, index): CardFact => {
  const thing = patrolThing(index)
  const name = {
    pl: explained(explain('pl', thing), thing).name,
    en: explained(explain('en', thing), thing).name,
  }
  const printed: Printed = { id: `patrol-${faction}`, name, provenance: 'original', note: patrolNote }
  const shown = { thing, kinds: [sorts.patrols, factionGroups[faction]], lines: textOf(thing) }
  return { ...fact(printed, shown), copies: LEVELS }
})

const ofBase = factsOf(baseSet, nothingBefore)

/** Everything in the box that has a text, once, with its generated text. */
export const cards: readonly CardFact[] = [
  ...ofBase.characters,
  ...ofBase.ships,
  ...ofBase.market,
  ...ofBase.contacts,
  ...ofBase.encounters,
  ...ofBase.databank,
  ...patrolFacts,
  ...ofBase.aiCards,
]
