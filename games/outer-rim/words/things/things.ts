import {
  at,
  capitalised,
  type Explanation,
  type Lang,
  type Line,
  type Segment,
  type Thing,
  thing,
} from '@kantyna/kernel'
import type { DatabankCard, MarketCard, Resource } from '../../content/card.ts'
import { planetFactsOf } from '../../content/map.ts'
import { factions, type MarketDeck, marketDecks } from '../../content/names.ts'
import { deckAt } from '../../rules/encounters/section-key.ts'
import { contactSpaces, spaceOf, spaces } from '../../rules/map/map.ts'
import { numberWhere } from '../../rules/numbered.ts'
import {
  FIRST_AI,
  FIRST_CHARACTER,
  FIRST_CONTACT,
  FIRST_DATABANK,
  FIRST_ENCOUNTER,
  FIRST_ROTATED,
  FIRST_SHIP,
  isCharacter,
  isEncounterCard,
  isMarketCard,
  isOtherSource,
  isRotatedSide,
  isShip,
} from '../../rules/pieces.ts'
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
import { aiCardText } from '../cards/ai-card-text.ts'
import { factionNames, ofFaction, reputationWith } from '../cards/card-terms.ts'
import {
  databankCardText,
  encounterCardText,
  marketCardText,
  resourceText,
  type TitledText,
} from '../cards/card-text.ts'
import { spaceCount } from '../cards/effect-words.ts'
import { patrolFacts, patrolName } from '../cards/patrol-words.ts'
import { characterText, shipText } from '../cards/sheet-text.ts'
import {
  characterLine,
  contactLine,
  deckNames,
  marketLine,
  rankName,
  resourceLine,
  shipLine,
  slotsSaid,
} from '../cards/type-line.ts'
import { namedByBox, saidByBoxes } from '../named-by-box.ts'
import {
  encounterDeckName,
  idOf,
  nameOf,
  placeName,
  shortSpace,
  spaceName,
  tables,
  theSpace,
} from './names.ts'
import { places } from './places.ts'

/** Links to things on the table, and their explanations. */

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
  return thing(spaceThing(space), lang === 'pl' ? shortSpace(space) : theSpace(space))
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

const otherSide: Readonly<Record<Lang, string>> = { en: 'Other side', pl: 'Druga strona' }

/** The whole text of a character card, by paragraph. */
export function characterLines(lang: Lang, character: number): string[] {
  const card = at(tables().characters, character)
  const { front, flipped } = characterText(card, lang)
  const gained = flipped.filter((text) => !front.includes(text))
  return [characterLine(card, lang), ...front, ...onOtherSide(lang, gained)]
}

/** The whole text of a ship sheet. */
export function shipLines(lang: Lang, ship: number): string[] {
  const sheet = at(tables().ships, ship)
  const { front, flipped } = shipText(sheet, lang)
  const slots = slotsSaid(sheet.flipped?.slots ?? sheet.slots, lang)
  const hasOthers = slots !== slotsSaid(sheet.slots, lang)
  const others = hasOthers ? [`${slotsWord[lang]}: ${slots}.`, ...flipped] : flipped
  return [shipLine(sheet, lang), ...front, ...onOtherSide(lang, others)]
}

const slotsWord: Readonly<Record<Lang, string>> = { en: 'Slots', pl: 'Gniazda' }

function onOtherSide(lang: Lang, [first, ...others]: readonly string[]): string[] {
  return first === undefined ? [] : [`${otherSide[lang]}: ${first}`, ...others]
}

/** A card with its type, figures and whole text. */
export function cardLines(lang: Lang, piece: number): string[] {
  const { market, encounters, databank, ships } = tables()
  if (isRotatedSide(piece)) return rotatedLines(lang, piece)
  if (isMarketCard(piece)) {
    const card = at(market, piece)
    if (!('ship' in card)) return [marketLine(card, lang), ...marketCardText(card, lang)]
    const ship = numberWhere(ships, ({ id }) => id === card.ship)
    return [...shipLines(lang, ship), ...marketCardText(card, lang)]
  }
  if (isEncounterCard(piece)) {
    const card = at(encounters, piece - FIRST_ENCOUNTER)
    return [...resourceOn(card, lang), ...sectionLines(encounterCardText(card, lang), card.name[lang])]
  }
  const card = at(databank, piece - FIRST_DATABANK)
  const number = lang === 'pl' ? `Karta danych nr ${card.number}` : `Databank card #${card.number}`
  return [number, ...databankLines(card, lang)]
}

/** A card that shows its second resource: first that one, then the one that is upside down. */
function rotatedLines(lang: Lang, piece: number): string[] {
  const { rotatedOn } = tables()
  const first = at(rotatedOn, piece - FIRST_ROTATED)
  const below = `${lang === 'pl' ? 'Druga połowa' : 'Other half'}: ${nameOf(lang, first)}.`
  return [...heldLines(lang, piece), below, ...heldLines(lang, first)]
}

/** The sections, then the resource for the player who gains the card. */
function databankLines(card: DatabankCard, lang: Lang): string[] {
  return [...sectionLines(databankCardText(card, lang), card.name[lang]), ...resourceOn(card, lang)]
}

function resourceOn({ resource }: { readonly resource?: Resource }, lang: Lang): string[] {
  return resource === undefined ? [] : [resourceLine(resource, lang), ...resourceText(resource, lang)]
}

/** The text of a held card. For encounter and databank cards this is only the resource. */
export function heldLines(lang: Lang, piece: number): string[] {
  const resource = tables().resources[piece]
  if (resource === null || resource === undefined) return cardLines(lang, piece)
  return [resourceLine(resource, lang), ...resourceText(resource, lang)]
}

/** The same without the first line, where the kind of card is already named. */
export function broughtLines(lang: Lang, piece: number): readonly string[] {
  const resource = tables().resources[piece]
  return resource === null || resource === undefined ? [] : resourceText(resource, lang)
}

/** A line for each paragraph, with the heading of each section; without the resource on the card. */
function sectionLines(sections: readonly TitledText[], name: string): string[] {
  return sections
    .filter(({ heading }) => heading !== name)
    .flatMap(({ heading, paragraphs: [first = '', ...others] }) => [
      heading === '' ? first : `${heading}: ${first}`,
      ...others,
    ])
}

type Symbols = readonly { readonly faction: (typeof factions)[number]; readonly spaces: number }[]

/** The symbols of a revealed market card: for patrols (OR-PMOVE-03, OR-PMOVE-04), and those of other boxes. */
export function marketSymbols(lang: Lang, piece: number): string[] {
  const card = tables().market[piece]
  if (card === undefined) return []
  return [...patrolSymbols(lang, card.patrols), ...symbolsOfBoxes(lang, card)]
}

/** The symbols of other boxes on a market card, each with its effect. */
export function symbolsOfBoxes(lang: Lang, card: MarketCard): readonly string[] {
  return saidByBoxes((names) => names.symbols?.(lang, card))
}

function patrolSymbols(lang: Lang, symbols: Symbols): string[] {
  return symbols.map(({ faction, spaces: steps }) => {
    const patrol = patrolName(lang, factions.indexOf(faction))
    return lang === 'pl'
      ? `Gdy ta karta zostaje odkryta po zakupie, ${patrol} rusza się o ${spaceCount('pl', steps)} w stronę aktywnego gracza.`
      : `When this card is revealed after a purchase, the ${patrol} moves ${spaceCount('en', steps)} towards the active player.`
  })
}

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
      return said(
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
      return said(card.name[lang], characterLines(lang, Number(id)), rules)
    }
    case 'pool': {
      const sheet = at(tables().ships, Number(id))
      const rules = ['OR-SHIP-01', 'OR-SHIP-02', 'OR-SLOT-01']
      return said(sheet.name[lang], shipLines(lang, Number(id)), rules)
    }
    case 'source':
      return explainSource(lang, Number(id))
    case 'space':
      return explainSpace(lang, spaceOf(id))
    case 'contact':
      return explainPlace(lang, Number(id))
    case 'patrol':
      return explainPatrol(lang, indexIn(factions, id))
    case 'market': {
      const deck = id as MarketDeck // this kind of thing names only decks
      const { text, rules } = places.market
      return said(capitalised(deckNames[deck][lang]), [text[lang]], rules)
    }
    case 'encounters': {
      const deck = indexIn(tables().encounterDecks, id)
      const { name, text, rules } = places.encounters
      return said(`${name[lang]}: ${encounterDeckName(lang, deck)}`, [text[lang]], rules)
    }
    case 'seat':
    case 'character':
    case 'ship':
    case 'die': {
      const { name, text, rules } = places[kind]
      return said(name[lang], [text[lang]], rules)
    }
    default:
      return null
  }
}

function indexIn(ids: readonly string[], id: string): number {
  return ids.indexOf(id)
}

function said(name: string, lines: readonly string[], rules: readonly string[]): Explanation {
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
  return said(
    contact.name[lang],
    [contactLine(contact, lang), read, ...(card === undefined ? [] : databankLines(card, lang))],
    ['OR-CON-01', 'OR-ECON-01', 'OR-ECON-02'],
  )
}

function explainSource(lang: Lang, source: number): Explanation | null {
  const id = idOf(source)
  const sheet = namedByBox((names) => names.sheets?.[id])
  return sheet === undefined ? null : said(nameOf(lang, source), sheet.lines(lang), sheet.rules)
}

function explainAiCard(lang: Lang, piece: number): Explanation {
  const card = at(tables().aiCards, piece - FIRST_AI)
  const lines = aiCardText(card, lang).flatMap(({ heading, paragraphs }) => [`${heading}.`, ...paragraphs])
  return said(card.name[lang], lines, ['OR-AIFLOW-02', 'OR-AIFLOW-04', 'OR-AIFLOW-06'])
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
    return said(name, [texts.navpoint, ...noteOn(lang, printed.id), deck], ['OR-MOVE-03', 'OR-ESPC-01'])
  if (printed.kind === 'maelstrom') return said(name, [texts.maelstrom, deck], ['OR-MAEL-01', 'OR-MAEL-03'])
  const { faction, contacts } = planetFactsOf(printed.id)
  const symbol = faction === undefined ? texts.noFaction : texts.faction(factionNames[lang][faction])
  const ranks = contacts.map((rank) => rankName(lang, rank)).join(', ')
  const facts = [texts.planet, symbol, ...(ranks === '' ? [] : [`${texts.contacts}: ${ranks}`])]
  return said(
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
  return said(capitalised(placeName(lang, place)), [dots, text[lang]], rules)
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
  return said(capitalised(patrolName(lang, faction)), [text[lang], ...levels, reputation], rules)
}
