import { type CardFact, type Lang, type Provenance, sentence, type Text, type Thing } from '@kantyna/kernel'
import { baseSet } from '../content/index.ts'
import { type Faction, factions, type MarketDeck, type ResourceType } from '../content/names.ts'
import { FIRST_AI, FIRST_CONTACT, FIRST_DATABANK, FIRST_ENCOUNTER, FIRST_MARKET } from '../rules/pieces.ts'
import { characterCardThing, patrolThing, pieceThing, poolThing } from '../rules/things.ts'
import { cardLines, characterLines, explain, shipLines } from './things.ts'

/** The groups that the gallery can be narrowed to: what sort of thing it is, and which type or faction. */
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

/** One of each: no card is in the box twice. */
function fact({ id, name, provenance, note }: Printed, { thing, kinds, lines }: Shown): CardFact {
  return {
    id,
    thing,
    name,
    text: { pl: asParagraph(lines('pl')), en: asParagraph(lines('en')) },
    kinds,
    copies: 1,
    provenance,
    ...(note === undefined ? {} : { note }),
  }
}

/** The lines as one paragraph: each ends like a sentence. */
function asParagraph(lines: readonly string[]): string {
  return lines
    .filter((each) => each !== '')
    .map((each) => (/[.!?)]$/.test(each) ? each : sentence(each)))
    .join(' ')
}

const explained = (thing: Thing) => (lang: Lang) => explain(lang, thing)?.text.split('\n') ?? []

const ofType = (resource: { readonly type: ResourceType } | undefined): Text[] =>
  resource === undefined ? [] : [types[resource.type]]
const ofDeck = (deck: MarketDeck): Text[] => (deck === 'luxury' ? [luxury] : [])
const ofFaction = (faction: Faction | undefined): Text[] =>
  faction === undefined ? [] : [factionGroups[faction]]

const characterFacts = baseSet.characters.map((card, index) =>
  fact(
    { ...card, id: `character-${card.id}` },
    {
      thing: characterCardThing(index),
      kinds: [sorts.characters],
      lines: (lang) => characterLines(lang, index),
    },
  ),
)

const shipFacts = baseSet.ships.map((sheet, index) =>
  fact(
    { ...sheet, id: `ship-${sheet.id}` },
    { thing: poolThing(index), kinds: [sorts.ships], lines: (lang) => shipLines(lang, index) },
  ),
)

const marketFacts = baseSet.market.map((card, index) =>
  fact(card, {
    thing: pieceThing(FIRST_MARKET + index),
    kinds: [sorts.market, ...ofType('resource' in card ? card.resource : undefined), ...ofDeck(card.deck)],
    lines: (lang) => cardLines(lang, FIRST_MARKET + index),
  }),
)

const contactFacts = baseSet.contacts.map((contact, index) => {
  const thing = pieceThing(FIRST_CONTACT + index)
  return fact(
    { ...contact, id: `contact-${contact.id}` },
    { thing, kinds: [sorts.contacts, ...ofFaction(contact.faction)], lines: explained(thing) },
  )
})

const encounterFacts = baseSet.encounters.map((card, index) =>
  fact(card, {
    thing: pieceThing(FIRST_ENCOUNTER + index),
    kinds: [sorts.encounters, ...ofType(card.resource)],
    lines: (lang) => cardLines(lang, FIRST_ENCOUNTER + index),
  }),
)

const databankFacts = baseSet.databank.map((card, index) =>
  fact(card, {
    thing: pieceThing(FIRST_DATABANK + index),
    kinds: [sorts.databank, ...ofType(card.resource)],
    lines: (lang) => cardLines(lang, FIRST_DATABANK + index),
  }),
)

const patrolNote: Text = {
  pl: 'Poziomy i rodzaje nagród są znane; liczby są nasze.',
  en: 'Levels and kinds of reward are known; the numbers are ours.',
}

/** Patrol tokens of each faction. */
const LEVELS = 4

/** One entry a faction, for the tokens of all four levels. */
const patrolFacts = factions.map((faction, index): CardFact => {
  const thing = patrolThing(index)
  const name = { pl: explain('pl', thing)?.name ?? '', en: explain('en', thing)?.name ?? '' }
  const printed: Printed = { id: `patrol-${faction}`, name, provenance: 'original', note: patrolNote }
  const shown = { thing, kinds: [sorts.patrols, factionGroups[faction]], lines: explained(thing) }
  return { ...fact(printed, shown), copies: LEVELS }
})

const aiFacts = baseSet.aiCards.map((card, index) => {
  const thing = pieceThing(FIRST_AI + index)
  return fact(card, { thing, kinds: [sorts.ai], lines: explained(thing) })
})

/** Everything in the box that says something, once, with its generated text. */
export const cards: readonly CardFact[] = [
  ...characterFacts,
  ...shipFacts,
  ...marketFacts,
  ...contactFacts,
  ...encounterFacts,
  ...databankFacts,
  ...patrolFacts,
  ...aiFacts,
]
