import type { Position, Seat } from '../play/position.ts'
import { viewOf } from '../secrets/view.ts'
import { hint, unknownWord } from '../words/unknown-word.ts'
import { excludedIn, type Found, lookUp, matchesExpectation, same, textsIn } from './expected.ts'
import { mismatch, within } from './mismatch.ts'
import type { RunningScenario } from './scenario.ts'
import { lineWaiting } from './scenario-ai.ts'
import { checkAsked } from './scenario-asked.ts'
import { checkBlocked } from './scenario-blocked.ts'
import { openQuestion } from './scenario-choice.ts'
import { checkEvents } from './scenario-events.ts'
import type { Expectation } from './scenario-file.ts'
import { knownExclusions } from './scenario-known.ts'
import { seatOf } from './scenario-seats.ts'

/**
 * Checks an `expect` block. Questions come first: if an unexpected question is open, the position after it does not exist
 * yet.
 */
export function check<P extends Position>(running: RunningScenario<P>, expected: Expectation): void {
  if (expected.asked !== undefined) checkAsked(running, expected.asked)
  const isLine = lineWaiting(running.t, running.words.aiLines) !== null
  const open = expected.asked === undefined && !isLine ? openQuestion(running) : null
  if (open === null) checkRest(running, expected)
  // A scenario may check the position while a seat is asked. If that check fails, the problem names the open question.
  else within(open, () => checkRest(running, expected))
}

function checkRest<P extends Position>(running: RunningScenario<P>, expected: Expectation): void {
  const { t } = running
  if (expected.state !== undefined) {
    const described = describedNow(running)
    for (const [path, value] of Object.entries(expected.state)) {
      same(path, found(lookUp(described, path)), value)
      knownExclusions(running, path, value)
    }
  }
  for (const [who, fields] of Object.entries(expected.view ?? {})) {
    within(`view ${who}`, () => checkView(running, viewerNamed(t, who), fields))
  }
  if (expected.won !== undefined) checkWon(t, expected.won)
  if (expected.blocked !== undefined) checkBlocked(running, expected.blocked)
  if (expected.events !== undefined) checkEvents(running, expected.events)
}

/** The game's description of the position, with the waiting line if a scenario steps through an automa's card. */
function describedNow<P extends Position>({ words, t }: RunningScenario<P>): object {
  return words.aiLines === undefined
    ? words.describe(t)
    : { ...words.describe(t), aiLine: lineWaiting(t, words.aiLines) }
}

/** Checks the end of a scenario: no question may be open that the scenario does not expect. */
export function checkEnd<P extends Position>(running: RunningScenario<P>, expected: Expectation): void {
  const open = openQuestion(running)
  if (open !== null && expected.asked === undefined) mismatch(open)
  check(running, expected)
}

function found(result: Found): unknown {
  return 'missing' in result ? mismatch(result.missing) : result.value
}

function viewerNamed(t: Position, who: string): Seat | null {
  if (who === 'spectator') return null
  if (/^\d+$/.test(who)) return seatOf(t, Number(who))
  const seats = Array.from({ length: t.seats }, (_, seat) => String(seat + 1))
  return mismatch(`nobody is called so${hint(who, ['spectator', ...seats])}`)
}

/** Each path is a field of the view, with pieces by number, or a word of `state`, with pieces by name. */
function checkView<P extends Position>(
  running: RunningScenario<P>,
  seat: Seat | null,
  expected: Readonly<Record<string, unknown>>,
): void {
  const { game, words, t } = running
  const view = viewOf(game, t, seat)
  const described = words.describeView(view)
  for (const [path, value] of Object.entries(expected)) {
    const field = lookUp(view, path)
    const word = lookUp(described, path)
    if ('missing' in word && 'missing' in field) {
      const [head = ''] = path.split('.')
      const isWord = Object.hasOwn(described, head)
      if (isWord || Object.hasOwn(view, head)) mismatch(isWord ? word.missing : field.missing)
      mismatch(unknownWord('word', head, [...new Set([...Object.keys(described), ...Object.keys(view)])]))
    }
    knownExclusions(running, path, value)
    // A list of piece numbers contains no names, so names are searched in the list of names.
    if ('value' in word && textsIn(excludedIn(value)).length > 0) {
      same(path, word.value, value)
      continue
    }
    if ('value' in field && matchesExpectation(field.value, value)) continue
    // If both are numbers, the field decides: it counts seats from 0, the words count from 1.
    const isField = 'missing' in word || ('value' in field && areNumbers(field.value, word.value))
    same(path, found(isField ? field : word), value)
  }
}

function areNumbers(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'number')
}

function checkWon(t: Position, expected: false | readonly number[]): void {
  if (expected !== false) for (const seatNumber of expected) seatOf(t, seatNumber)
  same('won', t.outcome === null ? false : t.outcome.winners.map((seat) => seat + 1), expected)
}
