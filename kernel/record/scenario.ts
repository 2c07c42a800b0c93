import { type Chance, newChance } from '../chance/chance.ts'
import { answer, type Choice, readChoice } from '../play/engine.ts'
import { at } from '../play/fault.ts'
import type { Game } from '../play/game.ts'
import { newOutbox, type Plain, type Position, type Seat } from '../play/position.ts'
import { decisionsFor, type PresentedDecision } from '../play/present.ts'
import { viewOf } from '../secrets/view.ts'
import { plainText } from '../words/words.ts'
import { canonical, exactHashOf } from './canonical.ts'
import { problemText } from './problem.ts'
import type { Expectation, Scenario, Step } from './scenario-file.ts'

/** What a game brings to scenarios: its own words for positions. */
export interface ScenarioWords<P extends Position> {
  /** Builds a position from the `arrange` block, or says what is wrong with the block. */
  arrange(seats: number, options: object, block: unknown, chance: Chance): P
  /** The position in the same words, for `expect` to look into. */
  describe(t: P): { readonly [word: string]: Plain }
}

/** How a scenario went: null, or the first thing that was not as it says. */
export interface ScenarioReport {
  readonly name: string
  readonly rules: readonly string[]
  readonly failure: string | null
}

class Mismatch extends Error {}

/** A difference between what a scenario says and what happened. Games use it for a wrong `arrange`. */
export function mismatch(what: string): never {
  throw new Mismatch(what)
}

export function runScenario<P extends Position, O extends object>(
  game: Game<P, O>,
  words: ScenarioWords<P>,
  scenario: Scenario,
): ScenarioReport {
  const { name, rules } = scenario
  try {
    play(game, words, scenario)
    return { name, rules, failure: null }
  } catch (problem) {
    if (problem instanceof Mismatch) return { name, rules, failure: problem.message }
    throw problem
  }
}

interface Running<P extends Position> {
  readonly game: Game<P>
  readonly words: ScenarioWords<P>
  readonly t: P
  events: string[]
}

function play<P extends Position, O extends object>(
  game: Game<P, O>,
  words: ScenarioWords<P>,
  scenario: Scenario,
): void {
  if (scenario.game !== game.meta.id)
    mismatch(`the scenario is of the game ${scenario.game}, not ${game.meta.id}`)
  if (!game.meta.seats.includes(scenario.seats))
    mismatch(`seats: the game is for ${game.meta.seats.join(', ')}`)
  const options = game.options(scenario.seats).safeParse(scenario.options)
  if (!options.success) mismatch(`options: ${problemText(options.error)}`)
  const t = words.arrange(scenario.seats, options.data, scenario.arrange, newChance(1, game.streams))
  const running: Running<P> = { game, words, t, events: [] }
  scenario.do.forEach((each, index) => {
    try {
      take(running, each)
    } catch (problem) {
      if (problem instanceof Mismatch) mismatch(`step ${index + 1}: ${problem.message}`)
      throw problem
    }
  })
  check(running, scenario.expect)
  const left = t.open.find((open) => !game.turnKinds.includes(open.kind))
  if (left !== undefined && scenario.expect.asked === undefined) {
    mismatch(`seat ${left.seat + 1} is still asked: ${left.kind}`)
  }
}

function take<P extends Position>(running: Running<P>, each: Step): void {
  if (typeof each === 'string') choose(running, undefined, each)
  else if ('expect' in each) check(running, each.expect)
  else if ('choose' in each) choose(running, each.seat, each.choose)
  else same(`error of ${each.try}`, refusalOf(running, each.seat, each.try), each.error)
}

function choose<P extends Position>(
  running: Running<P>,
  seatNumber: number | undefined,
  said: string | readonly string[] | number,
): void {
  const { game, t } = running
  const decision = askedOf(running, seatNumber)
  const picks = typeof said === 'number' ? said : [said].flat().map((one) => idSaid(running, decision, one))
  const read = readChoice(game, t, { seat: decision.seat, decision: decision.id, picks })
  if (!read.ok) mismatch(`${JSON.stringify(said)} was refused: ${JSON.stringify(read.error)}`)
  const saved: P = JSON.parse(JSON.stringify(t))
  const out = newOutbox()
  t.out = out
  answer(game, t, read.value.decision, read.value.picks)
  t.out = null
  // Every step is taken twice: saving, loading and going on must come to the same as never having stopped.
  answer(game, saved, read.value.decision, read.value.picks)
  if (exactHashOf(saved) !== exactHashOf(t))
    mismatch(`${JSON.stringify(said)} has another result after saving and loading`)
  running.events = out.events.map((event) => event.type)
}

function refusalOf<P extends Position>(
  running: Running<P>,
  seatNumber: number | undefined,
  said: string | readonly string[],
): string {
  const { open, asked } = running.t
  const own = open.find((decision) => decision.seat + 1 === seatNumber) ?? open[0]
  const seat = seatNumber === undefined ? (own?.seat ?? 0) : seatNumber - 1
  // Once the game is over nobody is asked: the try is aimed at the last decision there was.
  const choice: Choice = { seat, decision: own?.id ?? asked - 1, picks: [said].flat() }
  const read = readChoice(running.game, running.t, choice)
  return read.ok ? 'none' : read.error.code
}

/** The option meant: by its id, or by what its button says in English. */
function idSaid<P extends Position>(running: Running<P>, decision: PresentedDecision, said: string): string {
  const { options } = decision
  const named = options.find((option) => option.id === said)
  if (named !== undefined) return named.id
  const english = running.game.words.en
  const saying = options.filter((option) =>
    plainText(english.option(decision, option), seatName).toLowerCase().includes(said.toLowerCase()),
  )
  if (saying.length === 1) return at(saying, 0).id
  const offered = options.map((option) => option.id).join(', ')
  return mismatch(
    `${saying.length === 0 ? 'nothing' : 'more than one option'} says "${said}" among: ${offered}`,
  )
}

function seatName(seat: Seat): string {
  return `seat ${seat + 1}`
}

function askedOf<P extends Position>(
  { game, t }: Running<P>,
  seatNumber: number | undefined,
): PresentedDecision {
  const seats = t.open.map((open) => open.seat)
  if (seatNumber === undefined && seats.length > 1) mismatch('several seats are asked: say which one answers')
  const seat = seatNumber === undefined ? seats[0] : seatNumber - 1
  if (seat === undefined || !seats.includes(seat)) {
    return mismatch(
      `seat ${(seat ?? -1) + 1} is not asked; asked: ${seats.map((one) => one + 1).join(', ') || 'nobody'}`,
    )
  }
  return at(decisionsFor(game, t, seat), 0)
}

function check<P extends Position>(running: Running<P>, expected: Expectation): void {
  const { game, words, t } = running
  for (const [path, value] of Object.entries(expected.state ?? {}))
    same(path, lookUp(words.describe(t), path), value)
  for (const [who, fields] of Object.entries(expected.view ?? {})) {
    const view = viewOf(game, t, who === 'spectator' ? null : Number(who) - 1)
    for (const [path, value] of Object.entries(fields)) same(`view ${who} ${path}`, lookUp(view, path), value)
  }
  if (expected.won !== undefined) {
    same('won', t.outcome === null ? false : t.outcome.winners.map((seat) => seat + 1), expected.won)
  }
  if (expected.asked !== undefined) checkAsked(running, expected.asked)
  for (const [option, rule] of Object.entries(expected.blocked ?? {})) {
    const blocked = t.open
      .flatMap((open) => decisionsFor(game, t, open.seat))
      .flatMap((decision) => decision.blocked)
    same(`blocked ${option}`, blocked.find((one) => one.id === option)?.refusal.rule ?? 'not blocked', rule)
  }
  if (expected.events !== undefined) same('events', running.events, expected.events)
}

function checkAsked<P extends Position>(
  running: Running<P>,
  asked: Exclude<Expectation['asked'], undefined>,
): void {
  if (asked === 'nobody') {
    same('asked', describeOpen(running.t), 'nobody')
    return
  }
  const isAsked = running.t.open.some((one) => one.seat === asked.seat - 1 && one.kind === asked.kind)
  if (!isAsked)
    mismatch(`asked: expected ${asked.kind} of seat ${asked.seat}, got ${describeOpen(running.t)}`)
  const decision = askedOf(running, asked.seat)
  const ids = decision.options.map((option) => option.id)
  if (asked.options !== undefined) same('options', ids.toSorted(), asked.options.toSorted())
  for (const id of asked.including ?? []) same(`option ${id} offered`, ids.includes(id), true)
  for (const id of asked.excluding ?? []) same(`option ${id} offered`, ids.includes(id), false)
}

function describeOpen(t: Position): string {
  return t.open.map((open) => `${open.kind} of seat ${open.seat + 1}`).join(', ') || 'nobody'
}

function same(what: string, got: unknown, expected: unknown): void {
  if (canonical(got ?? null) !== canonical(expected ?? null)) {
    mismatch(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`)
  }
}

function lookUp(where: unknown, path: string): unknown {
  let found = where
  for (const name of path.split('.')) {
    if (found === null || typeof found !== 'object') return mismatch(`there is no ${path}`)
    found = Reflect.get(found, name)
  }
  return found
}
