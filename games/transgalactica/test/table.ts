import {
  answer,
  answerSoFar,
  at,
  begin,
  movesFor,
  newChance,
  newOutbox,
  type PresentedDecision,
  type PresentedPart,
  present,
  proceed,
  type Refusal,
  readChoice,
  type Seat,
  takeStanding,
} from '@kantyna/kernel'
import { game } from '../game.ts'
import type { GalaxyEvent } from '../rules/events.ts'
import type { Galaxy } from '../rules/galaxy.ts'
import { plainTable, stackFor } from '../rules/scenario/arrange.ts'

export * from '../rules/scenario/arrange-table.ts'

/**
 * Tables for unit tests.
 *
 *     const t = table(3, (t) => {
 *       hold(t, 0, { raw: 2, alien: 1 })
 *       level(t, 0, { technology: 4, trade: 2 })
 *       outpost(t, 0, 'PL16')
 *       token(t, 0, 'BB15')
 *     })
 *     expect(ids(t)).toContain('trade')            // the options of the seat that is asked
 *     choose(t, 'trade', 'pay=raw:1', 'pay=alien:1') // answers by ids, part by part; returns its events
 *     makeMove(t, 0, 'useToken', 'BB15')           // a standing move
 *     expect(closed(t, 'military')?.reason).toBe('tooPoor')
 *
 * `table(seats, arrange)` is in the first round's turns: the seats play in the order of their numbers, and seat 0 is asked
 * for its turn. There was no draft: a seat has no ability, nothing in the hold, no points, all levels 0, an outpost and
 * the ship at the hub, two markers, the captains of that number of seats, one crew member at home and five in cryo
 * capsules, a starting mining token, two goals. The seed decides the map, the rows and the stacks.
 *
 * `arrange` may set any field. The setters of rules/scenario/arrange-table.ts keep every piece in one place, so that
 * `violations` finds nothing: hold, level, outpost, ship, planet (puts one on the map), pirates, token, usedToken,
 * reserve, log, completed, missionRow, marked, technologies, ability, workers, decree, chairs, stack, planetToken,
 * miningSpace, miningTrack, collectedPirates, fleets, goals, inOrder. Planets have their ids; spaces have theirs (H, R1,
 * S1) or their number.
 *
 * `income(seats, arrange)`, `cleanUp(seats, arrange)` and `scoring(seats, arrange)` begin those phases instead.
 * `draft(seats, seed)` is a new game.
 */
export interface TableSettings {
  readonly seed?: number
  readonly round?: number
}

type Arrange = (t: Galaxy) => void
const unchanged: Arrange = () => undefined

export function draft(seats = 3, seed = 1): Galaxy {
  return begin(game, { seats }, {}, newChance(seed, game.streams))
}

export function table(seats = 3, arrange: Arrange = unchanged, settings: TableSettings = {}): Galaxy {
  return phase(seats, arrange, settings, 'turns')
}

export function income(seats = 3, arrange: Arrange = unchanged, settings: TableSettings = {}): Galaxy {
  return phase(seats, arrange, settings, 'income')
}

export function cleanUp(seats = 3, arrange: Arrange = unchanged, settings: TableSettings = {}): Galaxy {
  return phase(seats, arrange, settings, 'cleanUp')
}

export function scoring(seats = 3, arrange: Arrange = unchanged, settings: TableSettings = {}): Galaxy {
  return phase(seats, arrange, { round: 5, ...settings }, 'scoring')
}

function phase(
  seats: number,
  arrange: Arrange,
  { seed = 1, round = 1 }: TableSettings,
  stage: Parameters<typeof stackFor>[1],
): Galaxy {
  const t = plainTable(seats, newChance(seed, game.streams), round)
  t.phase = stage
  arrange(t)
  t.stack = stackFor(t, stage)
  proceed(game, t)
  return t
}

// Asking

function openTo(t: Galaxy, seat?: Seat) {
  const open = seat === undefined ? t.open[0] : t.open.find((each) => each.seat === seat)
  if (open === undefined) throw new Error(`nobody is asked${seat === undefined ? '' : ` in seat ${seat}`}`)
  return open
}

/** Answers the first open question by the ids of options. Returns the events that it caused. */
export function choose(t: Galaxy, ...picks: string[]): readonly GalaxyEvent[] {
  return chooseAs(t, openTo(t).seat, ...picks)
}

/** The same for one seat, if several are asked at once. */
export function chooseAs(t: Galaxy, seat: Seat, ...picks: string[]): readonly GalaxyEvent[] {
  const { id, kind } = openTo(t, seat)
  const read = readChoice(game, t, { seat, decision: id, picks })
  if (!read.ok)
    throw new Error(
      `${kind}: ${picks.join(' ')}: ${JSON.stringify(read.error)}; open: ${ids(t, seat).join(' ')}`,
    )
  return eventsDuring(t, () => answer(game, t, read.value.decision, read.value.picks))
}

/** Makes a standing move: exchange, useToken, useReserve, completeMission, takeSeat, refit. */
export function makeMove(t: Galaxy, seat: Seat, move: string, ...picks: string[]): readonly GalaxyEvent[] {
  const read = readChoice(game, t, { seat, move, picks })
  if (!read.ok || read.value.move === null)
    throw new Error(
      `${move}: ${picks.join(' ')}: ${JSON.stringify(read)}; open: ${JSON.stringify(moves(t, seat))}`,
    )
  const { value } = read
  return eventsDuring(t, () => {
    if (value.move !== null) takeStanding(game, t, value.move, seat, value.picks)
  })
}

function eventsDuring(t: Galaxy, act: () => void): readonly GalaxyEvent[] {
  const out = newOutbox()
  t.out = out
  act()
  t.out = null
  return out.events as readonly unknown[] as readonly GalaxyEvent[] // the game emits no other events
}

/** The first open question (or a seat's) as clients see it. */
export function asked(t: Galaxy, seat?: Seat): PresentedDecision {
  return present(game, t, openTo(t, seat))
}

/** The kind and the seat of each open question: `turn of 0`; empty if there is none. */
export function question(t: Galaxy): string {
  return t.open.map(({ kind, seat }) => `${kind} of ${seat}`).join(', ')
}

/** The next part of an answer after these picks; null if the answer is complete. */
export function nextPart(t: Galaxy, ...picks: string[]): PresentedPart | null {
  const { seat, id } = openTo(t)
  const read = answerSoFar(game, t, { seat, decision: id, picks })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value.next
}

/** The option ids of the first open question (or a seat's). */
export function ids(t: Galaxy, seat?: Seat): string[] {
  return asked(t, seat).options.map(({ id }) => id)
}

/** Why an option of the first open question is closed; undefined if it is open or not listed. */
export function closed(t: Galaxy, id: string, seat?: Seat): Refusal | undefined {
  return asked(t, seat).blocked.find((option) => option.id === id)?.refusal
}

/** The standing moves open to a seat, by name, with the ids of their options. */
export function moves(t: Galaxy, seat: Seat): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    movesFor(game, t, seat).map(({ kind, options }) => [kind, options.map(({ id }) => id)]),
  )
}

/** Lists the options of the open question again, after the table was changed by hand. */
export function askAgain(t: Galaxy): void {
  at(t.stack, t.stack.length - 1).stage = t.askedBy
  t.asked -= t.open.length
  t.open = []
  proceed(game, t)
}

/** Passes for every seat until the condition holds. */
export function passUntil(t: Galaxy, isThere: (t: Galaxy) => boolean): void {
  for (let tries = 0; !isThere(t); tries++) {
    if (tries > 200) throw new Error('it never comes')
    const open = ids(t)
    choose(t, open.includes('pass') ? 'pass' : at(open, 0))
  }
}
