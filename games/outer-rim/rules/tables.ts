import { assert, at, type Seat } from '@kantyna/kernel'
import type {
  AiCard,
  Character,
  Contact,
  DatabankCard,
  EncounterCard,
  MarketCard,
  Resource,
  Ship,
} from '../content/card.ts'
import { type Box, baseSet, type ContentSet } from '../content/index.ts'
import {
  type EncounterDeck,
  encounterDecks,
  type Rank,
  ranks,
  resourceTypes,
  type Trait,
} from '../content/names.ts'
import { spaceOf } from './map.ts'
import {
  FIRST_AI,
  FIRST_CHARACTER,
  FIRST_CONTACT,
  FIRST_DATABANK,
  FIRST_ENCOUNTER,
  FIRST_MARKET,
  FIRST_OTHER_SOURCE,
  FIRST_ROTATED,
  isDatabankCard,
  isEncounterCard,
  isMarketCard,
  NONE,
  PIECES,
} from './pieces.ts'
import { characterNumber, shipNumber } from './reads.ts'
import type { Rim } from './rim.ts'
import { shownBy } from './shown.ts'

/** What the pieces of a table stand for, looked up by number. One for each combination of boxes. */
export interface Tables extends ContentSet {
  readonly encounterDecks: readonly EncounterDeck[]
  readonly ranks: readonly Rank[]
  /** What else has abilities, by its number from FIRST_OTHER_SOURCE on. */
  readonly otherSources: NonNullable<Box['otherSources']>
  /** By piece, and after them the other resources of cards that can be rotated; a hole where there is no such piece. */
  readonly resources: readonly (Resource | null)[]
  /** From FIRST_ROTATED on: the card that it is on; by piece of such a card, the number of its other resource. */
  readonly rotatedOn: readonly number[]
  readonly rotated: ReadonlyMap<number, number>
  /** By piece: the index of its type in `resourceTypes`, or −1. */
  readonly typeIndices: readonly number[]
  /** By piece: the token that belongs to a crew card or that a bounty names, or NONE. */
  readonly contactPieces: readonly number[]
  /** By piece: where a cargo, a captive or a job is taken, or NONE. */
  readonly destinations: readonly number[]
  /** By piece: the trait of which a character has one card at most, or null. */
  readonly limits: readonly (Trait | null)[]
  /**
   * By piece: what it is worth where it is traded in, or null where it cannot be (OR-TIN-02, OR-TIN-04, OR-TIN-05,
   * OR-TIN-06, OR-TIN-07).
   */
  readonly tradeIns: readonly (number | null)[]
  /** By market card: what is printed as its cost, and the ship that it brings, or NONE. */
  readonly costs: readonly number[]
  readonly shipsOnCards: readonly number[]
  /** By databank card: its place in the databank, which lies in the order of numbers (OR-DATA-07). */
  readonly databankPlaces: readonly number[]
  /** Databank pieces by the number that they are called by. */
  readonly byNumber: ReadonlyMap<number, readonly number[]>
  /** Pieces by id, for scenarios and for content that names another card. */
  readonly pieces: ReadonlyMap<string, number>
}

/** The base box and others, one after the other: so pieces keep their numbers whatever else is on the table. */
function setOf(boxes: readonly Box[]): ContentSet {
  const all = <Kind extends keyof ContentSet>(kind: Kind) =>
    [baseSet, ...boxes.map(({ set }) => set)].flatMap((set): readonly unknown[] => set[kind] ?? []) as never // of one kind
  return {
    characters: all('characters'),
    ships: all('ships'),
    contacts: all('contacts'),
    market: all('market'),
    encounters: all('encounters'),
    databank: all('databank'),
    aiCards: all('aiCards'),
  }
}

function tablesFrom(boxes: readonly Box[]): Tables {
  const set = setOf(boxes)
  const resources = new Array<Resource | null>(PIECES).fill(null)
  const pieces = new Map<string, number>()
  const enter = (id: string, piece: number) => {
    assert(!pieces.has(id), `two cards are called ${id}`)
    pieces.set(id, piece)
  }
  for (const [index, card] of set.market.entries()) {
    enter(card.id, FIRST_MARKET + index)
    if ('resource' in card) resources[FIRST_MARKET + index] = card.resource
  }
  const rotatedOn = [...set.market.entries()].flatMap(([index, card]) =>
    'resource' in card && card.rotated !== undefined ? [FIRST_MARKET + index] : [],
  )
  const rotated = new Map(rotatedOn.map((piece, index) => [piece, FIRST_ROTATED + index]))
  for (const [index, card] of set.encounters.entries()) {
    enter(card.id, FIRST_ENCOUNTER + index)
    resources[FIRST_ENCOUNTER + index] = card.resource ?? null
  }
  for (const [index, card] of set.contacts.entries()) enter(card.id, FIRST_CONTACT + index)
  for (const [index, card] of set.aiCards.entries()) enter(card.id, FIRST_AI + index)
  const otherSources = boxes.flatMap((box) => box.otherSources ?? [])
  for (const [index, { id }] of otherSources.entries()) enter(id, FIRST_OTHER_SOURCE + index)
  const byNumber = new Map<number, number[]>()
  for (const [index, card] of set.databank.entries()) {
    const piece = FIRST_DATABANK + index
    enter(card.id, piece)
    resources[piece] = card.resource ?? null
    byNumber.set(card.number, [...(byNumber.get(card.number) ?? []), piece])
  }
  for (const piece of rotatedOn) {
    const card = set.market[piece - FIRST_MARKET]
    resources.push(card !== undefined && 'resource' in card ? (card.rotated?.resource ?? null) : null)
  }
  assert(resources.length <= FIRST_CHARACTER, 'too many cards that can be rotated')
  assert(set.market.length <= FIRST_ENCOUNTER - FIRST_MARKET, 'too many market cards')
  assert(set.encounters.length <= FIRST_CONTACT - FIRST_ENCOUNTER, 'too many encounter cards')
  assert(set.contacts.length <= FIRST_AI - FIRST_CONTACT, 'too many contacts')
  assert(set.aiCards.length <= FIRST_DATABANK - FIRST_AI, 'too many AI cards')
  assert(set.databank.length <= PIECES - FIRST_DATABANK, 'too many databank cards')
  const typeIndices = resources.map((resource) =>
    resource === null ? -1 : resourceTypes.indexOf(resource.type),
  )
  const contactPieces = resources.map((resource) => pieces.get(contactNamed(resource) ?? '') ?? NONE)
  const destinations = resources.map((resource) => spaceOf(destinationNamed(resource) ?? ''))
  return {
    ...set,
    encounterDecks: [...encounterDecks, ...boxes.flatMap((box) => box.encounterDecks ?? [])],
    ranks: [...ranks, ...boxes.flatMap((box) => box.ranks ?? [])],
    otherSources,
    resources,
    rotatedOn,
    rotated,
    typeIndices,
    contactPieces,
    destinations,
    limits: resources.map((resource) => resource?.limit ?? null),
    tradeIns: resources.map(tradeInOf),
    costs: set.market.map((card) => ('resource' in card ? (card.resource.cost ?? 0) : card.cost)),
    shipsOnCards: set.market.map((card) =>
      'ship' in card ? set.ships.findIndex(({ id }) => id === card.ship) : NONE,
    ),
    databankPlaces: placesInDatabank(set),
    byNumber,
    pieces,
  }
}

/** Whatever box they come from; of several with a number those of an earlier box come first. */
function placesInDatabank({ databank }: ContentSet): number[] {
  const inOrder = [...databank.keys()].sort(
    (one, other) => at(databank, one).number - at(databank, other).number,
  )
  const places = new Array<number>(databank.length).fill(0)
  for (const [place, index] of inOrder.entries()) places[index] = place
  return places
}

function contactNamed(resource: Resource | null): string | undefined {
  return resource?.type === 'crew' || resource?.type === 'bounty' ? resource.contact : undefined
}

function tradeInOf(resource: Resource | null): number | null {
  return resource?.type === 'cargo' || resource?.type === 'gear' || resource?.type === 'mod'
    ? resource.cost
    : null
}

function destinationNamed(resource: Resource | null): string | undefined {
  if (resource?.type === 'bounty') return resource.capture.to
  return resource?.type === 'cargo' || resource?.type === 'job' ? resource.destination : undefined
}

const baseTables = tablesFrom([])

/** By the bits of `modules`: one for each combination of boxes that is played. */
const registered: Tables[] = [baseTables]

/** Of all boxes that were ever opened: for what is asked of a piece without a table, such as its name. */
let largest = baseTables

/** Called when a game with these boxes is built (game.ts), after their spaces are known. */
export function registerTables(modules: number, boxes: readonly Box[]): void {
  const made = tablesFrom(boxes)
  registered[modules] = made
  if (made.pieces.size > largest.pieces.size) largest = made
}

/**
 * Opens a box whose pieces have the numbers of another box's, and runs something while those names are the ones that are
 * told. For cards that are in no printed box; without them every piece has one name.
 */
export function showingTables(open: () => { readonly modules: number; readonly run: () => void }): void {
  const before = largest
  try {
    const { modules, run } = open()
    largest = tablesOf({ modules })
    run()
  } finally {
    largest = before
  }
}

export function allTables(): Tables {
  return largest
}

export function tablesOf(t: Pick<Rim, 'modules'>): Tables {
  return registered[t.modules] as Tables // every combination that can be played is registered
}

/** What a card shows. */
export function resourceOf(t: Rim, piece: number): Resource {
  const resource = tablesOf(t).resources[shownBy(t, piece)]
  assert(resource !== null && resource !== undefined, 'the card is no resource')
  return resource
}

export function marketCard(t: Rim, piece: number): MarketCard {
  return tablesOf(t).market[piece - FIRST_MARKET] as MarketCard // by its number
}

export function encounterCard(t: Rim, piece: number): EncounterCard {
  return tablesOf(t).encounters[piece - FIRST_ENCOUNTER] as EncounterCard // by its number
}

export function databankCard(t: Rim, piece: number): DatabankCard {
  return tablesOf(t).databank[piece - FIRST_DATABANK] as DatabankCard // by its number
}

export function contactOf(t: Rim, piece: number): Contact {
  return at(tablesOf(t).contacts, piece - FIRST_CONTACT)
}

export function aiCardOf(t: Rim, piece: number): AiCard {
  return at(tablesOf(t).aiCards, piece - FIRST_AI)
}

export function characterOf(t: Rim, seat: Seat): Character {
  return at(tablesOf(t).characters, characterNumber(t, seat))
}

export function shipOf(t: Rim, seat: Seat): Ship {
  return at(tablesOf(t).ships, shipNumber(t, seat))
}

/** The token of a contact by its id, or the piece of any card. */
export function pieceNamed(t: Pick<Rim, 'modules'>, id: string): number {
  const piece = tablesOf(t).pieces.get(id)
  assert(piece !== undefined, `nothing is called ${id}`)
  return piece
}

/** Any card by its piece: what it is called, and its id. */
export function cardOf(t: Rim, piece: number): MarketCard | EncounterCard | DatabankCard {
  if (isMarketCard(piece)) return marketCard(t, piece)
  if (isEncounterCard(piece)) return encounterCard(t, piece)
  assert(isDatabankCard(piece), 'the piece is no card')
  return databankCard(t, piece)
}
