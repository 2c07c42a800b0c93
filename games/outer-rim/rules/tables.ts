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
import { spaceOf } from './map/map.ts'
import { firstNumberWhere, numbered, numbersIn } from './numbered.ts'
import {
  BLOCK,
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
import { shownBy } from './resources/shown.ts'
import type { PublicRim, Rim } from './rim.ts'

type OtherSource = NonNullable<Box['otherSources']>[number]

/**
 * The kinds of things with an id and a number. Each entry has the kind, its first number, and the number after the last
 * of its block.
 */
const kinds = [
  ['market', FIRST_MARKET, FIRST_ENCOUNTER],
  ['encounters', FIRST_ENCOUNTER, FIRST_CONTACT],
  ['contacts', FIRST_CONTACT, FIRST_AI],
  ['aiCards', FIRST_AI, FIRST_DATABANK],
  ['databank', FIRST_DATABANK, PIECES],
] as const

/**
 * The content behind the numbers of pieces, one for each combination of boxes. The lists have holes where other boxes
 * would have their numbers (numbered.ts).
 */
export interface Tables extends ContentSet {
  readonly boxes: readonly Box[]
  /** The number of blocks, including those of boxes that are not on the table. */
  readonly blocks: number
  readonly encounterDecks: readonly EncounterDeck[]
  readonly ranks: readonly Rank[]
  /** Other things with abilities, by number from FIRST_OTHER_SOURCE on. */
  readonly otherSources: NonNullable<Box['otherSources']>
  /** By piece, followed by the second resources of rotating cards. A hole means that there is no such piece. */
  readonly resources: readonly (Resource | null)[]
  /** The card of a second resource, counted from FIRST_ROTATED. `rotated`: the number of a card's second resource. */
  readonly rotatedOn: readonly number[]
  readonly rotated: ReadonlyMap<number, number>
  /** By piece: the index of its type in `resourceTypes`, or −1. */
  readonly typeIndices: readonly number[]
  /** By piece: the token of a crew card, or the one that a bounty names, or NONE. */
  readonly contactPieces: readonly number[]
  /** By piece: the destination of a cargo, a captive or a job, or NONE. */
  readonly destinations: readonly number[]
  /** By piece: a trait that a character may have on one card only, or null. */
  readonly limits: readonly (Trait | null)[]
  /**
   * By piece: its value as a trade-in, or null if it cannot be traded in (OR-TIN-02, OR-TIN-04, OR-TIN-05, OR-TIN-06,
   * OR-TIN-07).
   */
  readonly tradeIns: readonly (number | null)[]
  /** By market card: the printed cost. `shipsOnCards`: the ship that it brings, or NONE. */
  readonly costs: readonly number[]
  readonly shipsOnCards: readonly number[]
  /** By databank card: its place in the databank, which is sorted by number (OR-DATA-07). */
  readonly databankPlaces: readonly number[]
  /** Databank pieces by the number with which effects call them. */
  readonly byNumber: ReadonlyMap<number, readonly number[]>
  /** Pieces by id, for scenarios and for content that refers to another card. */
  readonly pieces: ReadonlyMap<string, number>
}

function setOf(boxes: readonly Box[]): ContentSet {
  const all = <Kind extends keyof ContentSet>(kind: Kind) =>
    numbered<unknown>(baseSet[kind], boxes, BLOCK, ({ set }) => set[kind]) as never // all lists of a kind have one type
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

/** A block has room for this many encounter decks, and for this many ranks. */
const SMALL_BLOCK = 8

function tablesFrom(boxes: readonly Box[]): Tables {
  const set = setOf(boxes)
  const blocks = 1 + boxes.reduce((most, { block = 0 }) => Math.max(most, block), 0)
  const resources = new Array<Resource | null>((blocks - 1) * BLOCK + PIECES).fill(null)
  const pieces = new Map<string, number>()
  const addPiece = (id: string, piece: number) => {
    assert(!pieces.has(id), `two cards are called ${id}`)
    pieces.set(id, piece)
  }
  for (const [kind, first, end] of kinds) {
    set[kind].forEach((card, index) => {
      const piece = first + index
      assert((piece & (BLOCK - 1)) >= first && (piece & (BLOCK - 1)) < end, `too many ${kind}`)
      addPiece(card.id, piece)
      if ('resource' in card) resources[piece] = card.resource ?? null
    })
  }
  const rotatedOn: number[] = []
  const rotated = new Map<number, number>()
  set.market.forEach((card, index) => {
    if (!('resource' in card) || card.rotated === undefined) return
    const piece = FIRST_MARKET + index
    const from = piece - (piece & (BLOCK - 1))
    const number = Math.max(from, rotatedOn.length)
    assert(number - from < FIRST_CHARACTER - FIRST_ROTATED, 'too many cards that can be rotated')
    rotatedOn[number] = piece
    rotated.set(piece, FIRST_ROTATED + number)
    resources[FIRST_ROTATED + number] = card.rotated.resource
  })
  const otherSources = numbered<OtherSource>([], boxes, BLOCK, (box) => box.otherSources)
  otherSources.forEach(({ id }, index) => {
    addPiece(id, FIRST_OTHER_SOURCE + index)
  })
  const byNumber = new Map<number, number[]>()
  set.databank.forEach(({ number }, index) => {
    byNumber.set(number, [...(byNumber.get(number) ?? []), FIRST_DATABANK + index])
  })
  const typeIndices = resources.map((resource) =>
    resource === null ? -1 : resourceTypes.indexOf(resource.type),
  )
  const contactPieces = resources.map((resource) => pieces.get(contactNamed(resource) ?? '') ?? NONE)
  const destinations = resources.map((resource) => spaceOf(destinationNamed(resource) ?? ''))
  return {
    ...set,
    boxes,
    blocks,
    encounterDecks: numbered<EncounterDeck>(encounterDecks, boxes, SMALL_BLOCK, (box) => box.encounterDecks),
    ranks: numbered<Rank>(ranks, boxes, SMALL_BLOCK, (box) => box.ranks),
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
      'ship' in card ? firstNumberWhere(set.ships, ({ id }) => id === card.ship) : NONE,
    ),
    databankPlaces: placesInDatabank(set),
    byNumber,
    pieces,
  }
}

/**
 * The place of each card in a databank that is sorted by number. If cards share a number, the earlier box comes first.
 */
function placesInDatabank({ databank }: ContentSet): number[] {
  const inOrder = numbersIn(databank).sort(
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

/** The tables of each combination of boxes that is played, by the bits of `modules`. */
const registered: Tables[] = [baseTables]

/** The tables of all printed boxes that were ever opened: a number means the same piece at every table. */
let everything = baseTables

/** Called when a game with these boxes is built (game.ts), after their spaces are known. */
export function registerTables(modules: number, boxes: readonly Box[]): void {
  const known = registered[modules]
  if (known !== undefined) {
    const isSame = boxes.length === known.boxes.length && boxes.every((box) => known.boxes.includes(box))
    assert(isSame, 'two boxes have the same bit')
    return
  }
  registered[modules] = tablesFrom(boxes)
  const unknown = boxes.filter((box) => !everything.boxes.includes(box) && box.isHandMade !== true)
  // Sorted by bit, so that the order of opening does not matter.
  if (unknown.length > 0)
    everything = tablesFrom([...everything.boxes, ...unknown].sort((one, other) => one.bit - other.bit))
}

/**
 * Opens a box that reuses the numbers of another box, and runs something while `allTables` returns its pieces. It is
 * only for cards that are in no printed box. Without such cards, every piece has one name.
 */
export function withTables(open: () => { readonly modules: number; readonly run: () => void }): void {
  const before = everything
  try {
    const { modules, run } = open()
    everything = tablesOf({ modules })
    run()
  } finally {
    everything = before
  }
}

/** The content behind every number, for facts about a piece that need no table, such as its name. */
export function allTables(): Tables {
  return everything
}

export function tablesOf(t: Pick<Rim, 'modules'>): Tables {
  return registered[t.modules] as Tables // every combination that can be played is registered
}

/** The resource that a card shows. */
export function resourceOf(t: PublicRim, piece: number): Resource {
  const resource = tablesOf(t).resources[shownBy(t, piece)]
  assert(resource !== null && resource !== undefined, 'the card is no resource')
  return resource
}

export function marketCard(t: PublicRim, piece: number): MarketCard {
  return tablesOf(t).market[piece - FIRST_MARKET] as MarketCard // every number of this kind has an entry
}

export function encounterCard(t: PublicRim, piece: number): EncounterCard {
  return tablesOf(t).encounters[piece - FIRST_ENCOUNTER] as EncounterCard // every number of this kind has an entry
}

export function databankCard(t: PublicRim, piece: number): DatabankCard {
  return tablesOf(t).databank[piece - FIRST_DATABANK] as DatabankCard // every number of this kind has an entry
}

export function contactOf(t: PublicRim, piece: number): Contact {
  return at(tablesOf(t).contacts, piece - FIRST_CONTACT)
}

export function aiCardOf(t: Rim, piece: number): AiCard {
  return at(tablesOf(t).aiCards, piece - FIRST_AI)
}

export function characterOf(t: PublicRim, seat: Seat): Character {
  return at(tablesOf(t).characters, characterNumber(t, seat))
}

export function shipOf(t: PublicRim, seat: Seat): Ship {
  return at(tablesOf(t).ships, shipNumber(t, seat))
}

/** The token of a contact or the piece of a card, by its id. */
export function pieceNamed(t: Pick<Rim, 'modules'>, id: string): number {
  const piece = tablesOf(t).pieces.get(id)
  assert(piece !== undefined, `nothing is called ${id}`)
  return piece
}

/** Any card by its piece number, for its name and id. */
export function cardOf(t: PublicRim, piece: number): MarketCard | EncounterCard | DatabankCard {
  if (isMarketCard(piece)) return marketCard(t, piece)
  if (isEncounterCard(piece)) return encounterCard(t, piece)
  assert(isDatabankCard(piece), 'the piece is no card')
  return databankCard(t, piece)
}
