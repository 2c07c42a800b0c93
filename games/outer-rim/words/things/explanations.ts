import { at, capitalised, type Explanation, type Lang, type Thing } from '@kantyna/kernel'
import type { Resource } from '../../content/card.ts'
import { planetFactsOf } from '../../content/map.ts'
import { factions, type MarketDeck } from '../../content/names.ts'
import { deckAt } from '../../rules/encounters/section-key.ts'
import { contactSpaces, spaceOf, spaces } from '../../rules/map/map.ts'
import { FIRST_AI, FIRST_CONTACT, isEncounterCard, isMarketCard } from '../../rules/pieces.ts'
import { aiCardText } from '../cards/ai-card-text.ts'
import { factionNames, ofFaction, reputationWith } from '../cards/card-terms.ts'
import { patrolFacts, patrolName } from '../cards/patrol-words.ts'
import { contactLine } from '../cards/type-line.ts'
import { namedByBox } from '../named-by-box.ts'
import { cardLines, characterLines, databankLines, marketSymbols, shipLines } from './card-lines.ts'
import { deckNames, encounterDeckName, nameOf, placeName, rankName, spaceName, tables } from './names.ts'
import { places } from './places.ts'

/** Explanations of the things on the table. */

const resourceRules: Readonly<Record<Resource['type'], readonly string[]>> = {
  bounty: ['OR-BNTY-01', 'OR-BNTY-07', 'OR-BNTY-10'],
  cargo: ['OR-CARGO-01', 'OR-DELIV-02', 'OR-DELIV-04'],
  crew: ['OR-CREW-01', 'OR-CREW-06'],
  gear: ['OR-GEAR-01', 'OR-RES-01'],
  job: ['OR-JOB-04', 'OR-JOB-05', 'OR-JOB-09'],
  mod: ['OR-MOD-01', 'OR-RES-01'],
}

function rulesOfCard(piece: number): readonly string[] {
  const resource = tables().resources[piece]
  if (resource !== null && resource !== undefined) return resourceRules[resource.type]
  if (isMarketCard(piece)) return ['OR-SHIP-05', 'OR-SHIP-06']
  return isEncounterCard(piece) ? ['OR-ECARD-02', 'OR-ECARD-05'] : ['OR-DATA-02', 'OR-DATA-03']
}

export function explain(lang: Lang, what: Thing): Explanation | null {
  const colon = what.indexOf(':')
  const kind = what.slice(0, colon)
  const id = what.slice(colon + 1)
  switch (kind) {
    case 'card':
      return explanation(
        nameOf(lang, Number(id)),
        [...cardLines(lang, Number(id)), ...marketSymbols(lang, Number(id))],
        rulesOfCard(Number(id)),
      )
    case 'token':
      return explainContact(lang, Number(id))
    case 'ai':
      return explainAiCard(lang, Number(id))
    case 'character-card': {
      const card = at(tables().characters, Number(id))
      const rules = ['OR-CHAR-01', 'OR-CHAR-03', 'OR-GOAL-03']
      return explanation(card.name[lang], characterLines(lang, Number(id)), rules)
    }
    case 'pool': {
      const sheet = at(tables().ships, Number(id))
      const rules = ['OR-SHIP-01', 'OR-SHIP-02', 'OR-SLOT-01']
      return explanation(sheet.name[lang], shipLines(lang, Number(id)), rules)
    }
    case 'space':
      return explainSpace(lang, spaceOf(id))
    case 'contact':
      return explainPlace(lang, Number(id))
    case 'patrol':
      return explainPatrol(lang, indexIn(factions, id))
    case 'market': {
      const deck = id as MarketDeck // a market thing always names a deck
      const { text, rules } = places.market
      return explanation(capitalised(deckNames[deck][lang]), [text[lang]], rules)
    }
    case 'encounters': {
      const deck = indexIn(tables().encounterDecks, id)
      const { name, text, rules } = places.encounters
      return explanation(`${name[lang]}: ${encounterDeckName(lang, deck)}`, [text[lang]], rules)
    }
    case 'seat':
    case 'character':
    case 'ship':
    case 'die': {
      const { name, text, rules } = places[kind]
      return explanation(name[lang], [text[lang]], rules)
    }
    default:
      return null
  }
}

function indexIn(ids: readonly string[], id: string): number {
  return ids.indexOf(id)
}

function explanation(name: string, lines: readonly string[], rules: readonly string[]): Explanation {
  return { name, text: lines.filter((line) => line !== '').join('\n'), rules }
}

function explainContact(lang: Lang, piece: number): Explanation {
  const contact = at(tables().contacts, piece - FIRST_CONTACT)
  const { number } = contact
  const read =
    lang === 'pl'
      ? `Spotkanie: rozegraj kartę danych nr ${number}.`
      : `Encounter: resolve databank card #${number}.`
  const card = tables().databank.filter((each) => each.number === number)[0]
  return explanation(
    contact.name[lang],
    [contactLine(contact, lang), read, ...(card === undefined ? [] : databankLines(card, lang))],
    ['OR-CON-01', 'OR-ECON-01', 'OR-ECON-02'],
  )
}

function explainAiCard(lang: Lang, piece: number): Explanation {
  const card = at(tables().aiCards, piece - FIRST_AI)
  const lines = aiCardText(card, lang).flatMap(({ heading, paragraphs }) => [`${heading}.`, ...paragraphs])
  return explanation(card.name[lang], lines, ['OR-AIFLOW-02', 'OR-AIFLOW-04', 'OR-AIFLOW-06'])
}

const spaceTexts = {
  en: {
    planet: 'Planet',
    noFaction: 'no faction symbol',
    faction: (name: string) => `${name} symbol`,
    contacts: 'ranks of its contact spaces',
    navpoint: 'Navpoint: a space on the way. There is no market, and there are no contacts.',
    maelstrom:
      'Maelstrom: it ends every planning move. Its encounters are dangerous, and each of them offers a chance of an extra turn.',
    deck: (name: string) => `Encounter deck: ${name}.`,
  },
  pl: {
    planet: 'Planeta',
    noFaction: 'bez symbolu frakcji',
    faction: (name: string) => `symbol frakcji: ${name}`,
    contacts: 'rangi pól kontaktów',
    navpoint: 'Punkt nawigacyjny: pole po drodze. Nie ma na nim handlu ani kontaktów.',
    maelstrom:
      'Wir: kończy każdy ruch w fazie planowania. Spotkania w nim są groźne, a każde daje szansę na dodatkową turę.',
    deck: (name: string) => `Talia spotkań: ${name}.`,
  },
} as const

function noteOn(lang: Lang, space: string): string[] {
  const note = namedByBox((names) => names.spaceNotes?.[space])
  return note === undefined ? [] : [note[lang]]
}

function explainSpace(lang: Lang, space: number): Explanation | null {
  const printed = spaces[space]
  if (printed === undefined) return null
  const texts = spaceTexts[lang]
  const deck = texts.deck(encounterDeckName(lang, deckAt(space)))
  const name = capitalised(spaceName(lang, space))
  if (printed.kind === 'navpoint')
    return explanation(
      name,
      [texts.navpoint, ...noteOn(lang, printed.id), deck],
      ['OR-MOVE-03', 'OR-ESPC-01'],
    )
  if (printed.kind === 'maelstrom')
    return explanation(name, [texts.maelstrom, deck], ['OR-MAEL-01', 'OR-MAEL-03'])
  const { faction, contacts } = planetFactsOf(printed.id)
  const symbol = faction === undefined ? texts.noFaction : texts.faction(factionNames[lang][faction])
  const ranks = contacts.map((rank) => rankName(lang, rank)).join(', ')
  const facts = [texts.planet, symbol, ...(ranks === '' ? [] : [`${texts.contacts}: ${ranks}`])]
  return explanation(
    name,
    [`${facts.join(' · ')}.`, ...noteOn(lang, printed.id), deck],
    ['OR-MAP-07', 'OR-MKT-01', 'OR-ESPC-01'],
  )
}

/** The explanation of a place does not name its token, only the rank at the start of the game. */
function explainPlace(lang: Lang, place: number): Explanation | null {
  const found = contactSpaces[place]
  if (found === undefined) return null
  const { text, rules } = places.contact
  const rank = tables().ranks[found.rank - 1]
  const dots = rank === undefined ? '' : `${lang === 'pl' ? 'Ranga' : 'Rank'}: ${rankName(lang, rank)}.`
  return explanation(capitalised(placeName(lang, place)), [dots, text[lang]], rules)
}

const LEVELS = [1, 2, 3, 4]

function explainPatrol(lang: Lang, faction: number): Explanation | null {
  const name = factions[faction]
  if (name === undefined) return null
  const { text, rules } = places.patrol
  const levels = LEVELS.map((level) => `${capitalised(patrolFacts(lang, faction, level))}.`)
  const reputation =
    lang === 'pl'
      ? `Za pokonanie go tracisz 1 punkt reputacji ${reputationWith.pl[name]}.`
      : `Beating it costs 1 ${ofFaction.en[name]} reputation.`
  return explanation(capitalised(patrolName(lang, faction)), [text[lang], ...levels, reputation], rules)
}
