import {
  answer,
  anyAnswer,
  at,
  begin,
  call,
  EMPTY,
  everybody,
  fastDice,
  newChance,
  newOutbox,
  type Outbox,
  PASS,
  proceed,
  type Refusal,
  readChoice,
  type Seat,
  seatingFor,
  takeStanding,
} from '@kantyna/kernel'
import { type Face, marketDecks } from '../../outer-rim/content/names.ts'
import type { RimEvent } from '../../outer-rim/rules/events.ts'
import type { SeatFrame, TurnFrame } from '../../outer-rim/rules/frames.ts'
import { contactSpacesAt, spaceOf } from '../../outer-rim/rules/map/map.ts'
import { isMarketCard } from '../../outer-rim/rules/pieces.ts'
import type { Rim, RimOptions } from '../../outer-rim/rules/rim.ts'
import { marketCard, pieceNamed, tablesOf } from '../../outer-rim/rules/tables.ts'
import { game } from '../rules/game.ts'

/** Tables with the expansion for unit tests. A test begins a game as usual and then changes it by hand. */

export interface TableSetup {
  readonly people?: number
  readonly seed?: number
  readonly options?: object
}

/** A table at its first question. */
export function begun({ people = 2, seed = 1, options = {} }: TableSetup = {}): Rim {
  const read = game.options(people).parse(options) as RimOptions // including those of the expansion
  return begin(game, seatingFor(game, people, read), read, newChance(seed, game.streams))
}

/** A table at the first plan, after a setup with random answers. */
export function table(setup: TableSetup = {}): Rim {
  const t = begun(setup)
  const { below } = fastDice(setup.seed ?? 1)
  while (t.turn === 0) {
    const decision = at(t.open, 0)
    answer(game, t, decision, anyAnswer(game, t, decision, below))
  }
  return t
}

export interface PlainSetup extends TableSetup {
  /** The space of seat 0. All other seats are on Cantonica. */
  readonly space?: string
  readonly characters?: readonly string[]
  readonly ships?: readonly string[]
}

/**
 * It is the turn of seat 0, after planning. Every seat has 5,000 credits, no cards and neutral reputation. No contacts
 * lie on the map, and all patrols are at a navpoint of the Kessel tile.
 */
export function plainTable(setup: PlainSetup = {}): Rim {
  const {
    space = 'naboo',
    characters = ['bossk', 'ketsu-onyo', 'boba-fett', 'ig-88'],
    ships = [],
    ...rest
  } = setup
  const t = table(rest)
  for (let seat = 0; seat < t.seats; seat++) {
    t.removed.push(...at(t.held, seat))
    t.held[seat] = []
    standAt(t, seat, seat === 0 ? space : 'cantonica')
    t.credits[seat] = 5000
    t.reputation[seat] = [0, 0, 0, 0]
    t.characters[seat] = tablesOf(t).characters.findIndex(({ id }) => id === characters[seat])
    t.ships[seat] = tablesOf(t).ships.findIndex(({ id }) => id === (ships[seat] ?? 'g-1a-starfighter'))
  }
  for (const [place, contact] of t.contacts.entries()) {
    if (contact !== EMPTY) t.contactsLeftOut.push(contact)
    t.contacts[place] = EMPTY
  }
  t.contactsUp = []
  t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('km-1'))
  t.active = 0
  t.phase = 'action'
  t.open = []
  t.stack.length = t.stack.findIndex(({ routine }) => routine === 'turn')
  const stage = game.routines.get('turn')?.indexOf.get('end') ?? 0
  call<TurnFrame>(t, { routine: 'turn', stage, seat: 0, isLast: false })
  return t
}

/** Seat 0 is asked for its plan. */
export function askForPlan(t: Rim): Rim {
  t.phase = 'planning'
  call<SeatFrame>(t, { routine: 'planning', stage: 0, seat: 0 })
  proceed(game, t)
  return t
}

/** Seat 0 is asked for its actions. */
export function askForActions(t: Rim): Rim {
  t.phase = 'action'
  call<SeatFrame>(t, { routine: 'actionPhase', stage: 0, seat: 0 })
  proceed(game, t)
  return t
}

/** Seat 0 is asked for its encounter. */
export function askForEncounter(t: Rim): Rim {
  t.phase = 'encounter'
  call<SeatFrame>(t, { routine: 'encounterPhase', stage: 0, seat: 0 })
  proceed(game, t)
  return t
}

const sides: Readonly<Record<Face, number>> = { hit: 0, critical: 3, focus: 4, blank: 6 }

/** Faces by stream, used one after the other. */
export type Dice = Readonly<Record<string, readonly Face[]>>

/** Answers the first open question by option ids, with these dice. Returns the events. */
export function choose(t: Rim, picks: string | readonly string[], dice: Dice = {}): readonly RimEvent[] {
  const { seat, id, kind } = at(t.open, 0)
  const read = readChoice(game, t, {
    seat,
    decision: id,
    picks: typeof picks === 'string' ? [picks] : picks,
  })
  if (!read.ok) throw new Error(`${kind}: ${String(picks)}: ${JSON.stringify(read.error)}`)
  return eventsDuring(t, dice, () => answer(game, t, read.value.decision, read.value.picks))
}

/** Makes a standing move. Returns the events. */
export function makeMove(t: Rim, seat: Seat, move: string, ...picks: string[]): readonly RimEvent[] {
  const read = readChoice(game, t, { seat, move, picks })
  if (!read.ok || read.value.move === null) throw new Error(`${move}: ${JSON.stringify(read)}`)
  const { value } = read
  return eventsDuring(t, {}, () => {
    if (value.move !== null) takeStanding(game, t, value.move, seat, value.picks)
  })
}

/** Runs what a test has called, with these dice. Returns the events. */
export function run(t: Rim, dice: Dice = {}): readonly RimEvent[] {
  return eventsDuring(t, dice, () => proceed(game, t))
}

/** Runs something while a question is open, then asks the question again. */
export function interrupt(t: Rim, act: () => void, dice: Dice = {}): readonly RimEvent[] {
  at(t.stack, t.stack.length - 1).stage = t.askedBy
  t.open = []
  return eventsDuring(t, dice, () => {
    act()
    proceed(game, t)
  })
}

function eventsDuring(t: Rim, dice: Dice, act: () => void): readonly RimEvent[] {
  const given = Object.fromEntries(
    Object.entries(dice).map(([stream, faces]) => [stream, faces.map((face) => sides[face])]),
  )
  const out: Outbox = Object.keys(dice).length === 0 ? newOutbox() : { ...newOutbox(), given }
  t.out = out
  act()
  t.out = null
  return out.events as unknown as readonly RimEvent[] // the game emits only these
}

/** The kind and seat of each open question. */
export function asked(t: Rim): readonly (readonly [string, Seat])[] {
  return t.open.map(({ kind, seat }) => [kind, seat] as const)
}

/** The option ids of the first open question. */
export function ids(t: Rim): string[] {
  const { kind, seat, options } = at(t.open, 0)
  return options.map((code) =>
    code === PASS ? 'pass' : (game.decisions[kind]?.option(t, seat, code).id ?? ''),
  )
}

/** Why an option of the first open question is blocked. */
export function closed(t: Rim, id: string): Refusal | undefined {
  const { kind, seat } = at(t.open, 0)
  return game.decisions[kind]?.blocked?.(t, seat).find((option) => option.id === id)?.refusal
}

function takeOut(t: Rim, piece: number): void {
  t.held = t.held.map((held) => held.filter((each) => each !== piece))
  const piles = [...t.secrets, ...t.market, ...t.encounters, t.databank, t.resolving, t.removed]
  for (const pile of piles) {
    const index = pile.indexOf(piece)
    if (index >= 0) pile.splice(index, 1)
  }
}

/** Gives a seat these cards, from any pile or seat. Returns the piece of the first. */
export function hold(t: Rim, seat: Seat, ...cards: readonly string[]): number {
  for (const id of cards) {
    const piece = pieceNamed(t, id)
    takeOut(t, piece)
    t.held[seat] = [...at(t.held, seat), piece]
  }
  showTops(t)
  return pieceNamed(t, at(cards, 0))
}

/** Puts market or encounter cards on top of their decks, the last one uppermost. Returns the piece of the last. */
export function onTop(t: Rim, ...cards: readonly string[]): number {
  for (const id of cards) {
    const piece = pieceNamed(t, id)
    takeOut(t, piece)
    if (isMarketCard(piece)) at(t.market, marketDecks.indexOf(marketCard(t, piece).deck)).push(piece)
    else {
      const { encounters, encounterDecks } = tablesOf(t)
      const card = encounters.find((each) => each.id === id)
      if (card === undefined) throw new Error(`${id} is in no deck`)
      at(t.encounters, encounterDecks.indexOf(card.deck)).push(piece)
    }
  }
  showTops(t)
  return pieceNamed(t, at(cards, cards.length - 1))
}

function showTops(t: Rim): void {
  for (const deck of t.market) {
    const top = deck[deck.length - 1]
    if (top !== undefined) t.knowers[top] = everybody(t)
  }
}

export function standAt(t: Rim, seat: Seat, space: string): void {
  t.spaces[seat] = spaceOf(space)
}

/** A contact place on a planet, by its index from the left. */
export function placeOn(planet: string, index: number): number {
  return at(contactSpacesAt(spaceOf(planet)), index)
}

/** Puts a contact at a place, face up or face down. */
export function putContactAt(t: Rim, id: string, place: number, side: 'up' | 'down' = 'up'): number {
  const contact = pieceNamed(t, id)
  const index = t.contactsLeftOut.indexOf(contact)
  if (index >= 0) t.contactsLeftOut.splice(index, 1)
  t.contacts[place] = contact
  t.contactsUp = t.contactsUp.filter((other) => other !== place)
  if (side === 'up') t.contactsUp.push(place)
  t.knowers[contact] = side === 'up' ? everybody(t) : 0
  return contact
}
