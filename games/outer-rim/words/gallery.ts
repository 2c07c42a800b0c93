import type { CardFact, Provenance, Text, Thing } from '@kantyna/kernel'
import { FIRST_AI, FIRST_CONTACT, FIRST_DATABANK, FIRST_ENCOUNTER, FIRST_MARKET } from '../rules/pieces.ts'
import { characterCardThing, pieceThing, poolThing } from '../rules/things.ts'
import { tables } from './names.ts'
import { explain } from './things.ts'
import { deckNames } from './type-line.ts'

/** Every card, token and sheet of the box once, with its generated text. */

interface Printed {
  readonly id: string
  readonly name: Text
  readonly provenance: Provenance
  readonly note?: Text
}

const groups = {
  characters: { pl: 'postacie', en: 'characters' },
  ships: { pl: 'statki', en: 'ships' },
  contacts: { pl: 'kontakty', en: 'contacts' },
  market: { pl: 'karty handlu', en: 'market cards' },
  encounters: { pl: 'karty spotkań', en: 'encounter cards' },
  databank: { pl: 'karty danych', en: 'databank cards' },
  ai: { pl: 'karty SI', en: 'AI cards' },
} as const satisfies Readonly<Record<string, Text>>

function fact({ id, name, provenance, note }: Printed, thing: Thing, kinds: readonly Text[]): CardFact {
  return {
    id,
    thing,
    name,
    text: { pl: inOne(explain('pl', thing)?.text), en: inOne(explain('en', thing)?.text) },
    kinds,
    copies: 1,
    provenance,
    ...(note === undefined ? {} : { note }),
  }
}

/** The first line, of figures, has no full stop of its own. */
function inOne(text = ''): string {
  const [figures = '', ...paragraphs] = text.split('\n')
  return [/[.:]$/.test(figures) ? figures : `${figures}.`, ...paragraphs].join(' ')
}

function facts(
  printed: readonly Printed[],
  thingOf: (index: number) => Thing,
  group: Text,
): readonly CardFact[] {
  return printed.map((card, index) => fact(card, thingOf(index), [group]))
}

const from = (first: number) => (index: number) => pieceThing(first + index)

const { characters, ships, market, encounters, databank, contacts, aiCards } = tables()

export const cards: readonly CardFact[] = [
  ...facts(characters, characterCardThing, groups.characters),
  ...facts(ships, poolThing, groups.ships),
  ...market.map((card, index) =>
    fact(card, pieceThing(FIRST_MARKET + index), [groups.market, deckNames[card.deck]]),
  ),
  ...facts(contacts, from(FIRST_CONTACT), groups.contacts),
  ...facts(encounters, from(FIRST_ENCOUNTER), groups.encounters),
  ...facts(databank, from(FIRST_DATABANK), groups.databank),
  ...facts(aiCards, from(FIRST_AI), groups.ai),
]
