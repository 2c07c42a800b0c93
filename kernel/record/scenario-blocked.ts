import type { BlockedOption } from '../play/decision.ts'
import type { Position, Seat } from '../play/position.ts'
import { decisionsFor } from '../play/present.ts'
import { blockedMoves } from '../play/standing.ts'
import { unknownWord } from '../words/unknown-word.ts'
import { same } from './expected.ts'
import { mismatch } from './mismatch.ts'
import type { RunningScenario } from './scenario.ts'
import { knownOption, resolveId } from './scenario-choice.ts'
import type { Expectation } from './scenario-file.ts'

type Blocked = Exclude<Expectation['blocked'], undefined>

const NOT_BLOCKED = 'not blocked'

/** Options that cannot be chosen now, in any question or standing move, and the rule that forbids each. */
export function checkBlocked<P extends Position>(running: RunningScenario<P>, expected: Blocked): void {
  if (Array.isArray(expected)) {
    const ids = expected.map((named) => findOption(running, named).option)
    const all = [...new Set(blockedNow(running).map(({ id }) => id))]
    same('blocked', all.toSorted(), ids.toSorted())
    return
  }
  const { including, excluding } = expected
  if (!isList(including) && !isList(excluding)) {
    for (const [named, rule] of Object.entries(expected)) checkRule(running, named, String(rule))
    return
  }
  for (const named of isList(including) ? including : [])
    same(`${named} blocked`, findOption(running, named).closed.length > 0, true)
  for (const named of isList(excluding) ? excluding : [])
    same(`${named} blocked`, findOption(running, named).closed.length > 0, false)
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}

function checkRule<P extends Position>(running: RunningScenario<P>, named: string, expected: string): void {
  const { rules } = running
  const forbidding = findOption(running, named).closed.map(({ refusal }) => refusal.rule)
  if (forbidding.includes(expected)) return
  // A ruling or a fact that forbids something is in no catalogue.
  if (expected !== NOT_BLOCKED && !rules.includes(expected)) mismatch(unknownWord('rule', expected, rules))
  same(`blocked ${named}`, forbidding[0] ?? NOT_BLOCKED, expected)
}

/** An option of a standing move by its name: for the seat that is asked, or for the named seat (`3 give seat-1`). */
const optionOfMove = /^(?:(?<seat>\d+) )?(?<move>\w+) (?<option>.+)$/

/** Finds a named option and its refusals. The option must exist: a misspelt one would pass as not blocked. */
function findOption<P extends Position>(
  running: RunningScenario<P>,
  named: string,
): { readonly option: string; readonly closed: readonly BlockedOption[] } {
  const { game, t } = running
  if (t.open.length === 0) mismatch(`blocked ${named}: nobody is asked anything`)
  const moves = game.standing?.moves ?? {}
  const { seat, move = '', option: ofMove = '' } = optionOfMove.exec(named)?.groups ?? {}
  const standing = Object.hasOwn(moves, move) ? moves[move] : undefined
  if (standing !== undefined) {
    const option = resolveId(running, ofMove)
    knownOption(running, [move], option)
    const seats = seat === undefined ? t.open.map((asked) => asked.seat) : [seatNamed(t, seat)]
    const all = seats.flatMap((each) => standing.blocked?.(t, each) ?? [])
    return { option, closed: all.filter(({ id }) => id === option) }
  }
  const option = resolveId(running, named)
  knownOption(running, [...new Set(t.open.map(({ kind }) => kind)), ...Object.keys(moves)], option)
  return { option, closed: blockedNow(running).filter(({ id }) => id === option) }
}

function seatNamed({ seats }: Position, text: string): Seat {
  const seat = Number(text) - 1
  return seat >= 0 && seat < seats ? seat : mismatch(`there is no seat ${text}`)
}

/** All blocked options: those of open questions first, then those of standing moves. */
function blockedNow<P extends Position>({ game, t }: RunningScenario<P>): readonly BlockedOption[] {
  const asked = t.open.flatMap(({ seat }) => decisionsFor(game, t, seat))
  const seats = Array.from({ length: t.seats }, (_, seat) => seat)
  return [...asked.flatMap(({ blocked }) => blocked), ...seats.flatMap((seat) => blockedMoves(game, t, seat))]
}
