import type { BlockedOption } from '../play/decision.ts'
import type { Position } from '../play/position.ts'
import { decisionsFor } from '../play/present.ts'
import { blockedMoves } from '../play/standing.ts'
import { unknownWord } from '../words/unknown-word.ts'
import { same } from './expected.ts'
import { mismatch } from './mismatch.ts'
import type { RunningScenario } from './scenario.ts'
import { idMeant, knownOption } from './scenario-choice.ts'
import type { Expectation } from './scenario-file.ts'

type Blocked = Exclude<Expectation['blocked'], undefined>

const NOT_BLOCKED = 'not blocked'

/** What cannot be chosen now, in any question or standing move, and the rule that forbids it. */
export function checkBlocked<P extends Position>(running: RunningScenario<P>, expected: Blocked): void {
  if (Array.isArray(expected)) {
    const ids = expected.map((named) => known(running, named))
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
    same(`${named} blocked`, isBlocked(running, known(running, named)), true)
  for (const named of isList(excluding) ? excluding : [])
    same(`${named} blocked`, isBlocked(running, known(running, named)), false)
}

function isList(said: unknown): said is readonly string[] {
  return Array.isArray(said)
}

function checkRule<P extends Position>(running: RunningScenario<P>, named: string, expected: string): void {
  const { rules } = running
  const option = known(running, named)
  const own = blockedNow(running).filter(({ id }) => id === option)
  const forbidding = own.map(({ refusal }) => refusal.rule)
  if (forbidding.includes(expected)) return
  // A ruling or a fact that forbids something stands in no catalogue.
  if (expected !== NOT_BLOCKED && !rules.includes(expected)) mismatch(unknownWord('rule', expected, rules))
  same(`blocked ${option}`, forbidding[0] ?? NOT_BLOCKED, expected)
}

function isBlocked<P extends Position>(running: RunningScenario<P>, option: string): boolean {
  return blockedNow(running).some(({ id }) => id === option)
}

/** What is misspelt is never blocked, so it must be an option that there is. */
function known<P extends Position>(running: RunningScenario<P>, named: string): string {
  const { game, t } = running
  const option = idMeant(running, named)
  if (t.open.length === 0) mismatch(`blocked ${option}: nobody is asked anything`)
  const kinds = [...new Set(t.open.map(({ kind }) => kind)), ...Object.keys(game.standing?.moves ?? {})]
  knownOption(running, kinds, option)
  return option
}

/** Of those who are asked first, then of everybody's standing moves. */
function blockedNow<P extends Position>({ game, t }: RunningScenario<P>): readonly BlockedOption[] {
  const asked = t.open.flatMap(({ seat }) => decisionsFor(game, t, seat))
  const seats = Array.from({ length: t.seats }, (_, seat) => seat)
  return [...asked.flatMap(({ blocked }) => blocked), ...seats.flatMap((seat) => blockedMoves(game, t, seat))]
}
