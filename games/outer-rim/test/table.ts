import {
  answer,
  at,
  begin,
  everybody,
  newChance,
  newOutbox,
  proceed,
  type Refusal,
  readChoice,
  type Seat,
  seatingFor,
  takeStanding,
} from '@kantyna/kernel'
import { marketDecks } from '../content/names.ts'
import { game } from '../game.ts'
import { meta } from '../meta.ts'
import type { RimEvent } from '../rules/events.ts'
import { spaceOf } from '../rules/map/map.ts'
import { isMarketCard } from '../rules/pieces.ts'
import type { Rim } from '../rules/rim.ts'
import { rimOptions } from '../rules/setup/options.ts'
import { marketCard, pieceNamed } from '../rules/tables.ts'

/** Tables for unit tests: games that begin normally and are then changed by hand. */

export interface TableSetup {
  readonly people?: number
  readonly seed?: number
  readonly options?: object
  /** By the order of turns. */
  readonly characters?: readonly string[]
  readonly ships?: readonly string[]
}

export function begun({ people = 2, seed = 1, options = {} }: TableSetup = {}): Rim {
  return begin(
    game,
    seatingFor({ meta }, people, {}),
    rimOptions().parse(options),
    newChance(seed, game.streams),
  )
}

/** A table after setup, at the first question of the planning phase; `active` is the first player. */
export function table(setup: TableSetup = {}): Rim {
  const t = begun(setup)
  const { characters = ['bossk', 'ketsu-onyo', 'boba-fett', 'ig-88'], ships = [] } = setup
  for (let place = 0; t.turn === 0; ) {
    const { kind } = at(t.open, 0)
    if (kind === 'chooseCharacter') choose(t, at(characters, place))
    else if (kind === 'chooseStartingShip') choose(t, ships[place++] ?? 'g9-rigger')
    else if (kind === 'chooseAiCharacter') choose(t, characters[place] ?? 'doctor-aphra')
    else choose(t, 'hutt')
  }
  return t
}

/** Answers the first open question with the ids of options, and returns the events. */
export function choose(t: Rim, ...picks: string[]): readonly RimEvent[] {
  const { seat, id } = at(t.open, 0)
  const read = readChoice(game, t, { seat, decision: id, picks })
  if (!read.ok) throw new Error(`${at(t.open, 0).kind}: ${picks.join(', ')}: ${JSON.stringify(read.error)}`)
  return eventsDuring(t, () => answer(game, t, read.value.decision, read.value.picks))
}

/** Makes a standing move. */
export function makeMove(t: Rim, seat: Seat, move: string, ...picks: string[]): readonly RimEvent[] {
  const read = readChoice(game, t, { seat, move, picks })
  if (!read.ok || read.value.move === null) throw new Error(`${move}: ${JSON.stringify(read)}`)
  const { value } = read
  return eventsDuring(t, () => {
    if (value.move !== null) takeStanding(game, t, value.move, seat, value.picks)
  })
}

function eventsDuring(t: Rim, act: () => void): readonly RimEvent[] {
  const out = newOutbox()
  t.out = out
  act()
  t.out = null
  return out.events as readonly unknown[] as readonly RimEvent[] // a game makes its own events
}

/** The ids of the options of the first open question. */
export function ids(t: Rim): string[] {
  const { kind, seat, options } = at(t.open, 0)
  return options.map((code) =>
    code === -1 ? 'pass' : (game.decisions[kind]?.option(t, seat, code).id ?? ''),
  )
}

/** Why an option of the first open question is closed. */
export function closed(t: Rim, id: string): Refusal | undefined {
  const { kind, seat } = at(t.open, 0)
  return game.decisions[kind]?.blocked?.(t, seat).find((option) => option.id === id)?.refusal
}

/** Lists the open question again after the table was changed by hand. */
export function askAgain(t: Rim): void {
  at(t.stack, t.stack.length - 1).stage = t.askedBy
  t.asked -= t.open.length
  t.open = []
  proceed(game, t)
}

function takeOut(t: Rim, piece: number): void {
  for (const pile of [...t.market, ...t.encounters, t.databank, t.resolving, t.removed]) {
    const index = pile.indexOf(piece)
    if (index >= 0) pile.splice(index, 1)
  }
  t.held = t.held.map((held) => held.filter((card) => card !== piece))
}

/** Gives cards to a seat, wherever they lie. */
export function hold(t: Rim, seat: Seat, ...cards: string[]): number {
  for (const id of cards) {
    const piece = pieceNamed(t, id)
    takeOut(t, piece)
    t.held[seat] = [...at(t.held, seat), piece]
  }
  showTops(t)
  return pieceNamed(t, at(cards, 0))
}

/** Removes all cards of a seat from the game. */
export function empty(t: Rim, seat: Seat): void {
  t.removed.push(...at(t.held, seat))
  t.held[seat] = []
}

/** Puts cards on top of their decks; the last one is on top. */
export function onTop(t: Rim, ...cards: string[]): void {
  for (const id of cards) {
    const piece = pieceNamed(t, id)
    if (!isMarketCard(piece)) throw new Error(`${id} is in no market deck`)
    takeOut(t, piece)
    at(t.market, marketDecks.indexOf(marketCard(t, piece).deck)).push(piece)
  }
  showTops(t)
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
