import type { Position, Seat } from '../play/position.ts'
import { decisionsFor } from '../play/present.ts'
import { viewOf } from '../secrets/view.ts'
import { hint, unknownWord } from '../words/unknown-word.ts'
import { agrees, type Found, lookUp, same } from './expected.ts'
import { mismatch, within } from './mismatch.ts'
import type { RunningScenario } from './scenario.ts'
import { decisionsAsked, idMeant, knownOption, seatOf } from './scenario-choice.ts'
import type { Expectation } from './scenario-file.ts'

type Asked = Exclude<Expectation['asked'], undefined>
type ExpectedEvent = Exclude<Expectation['events'], undefined>[number]

/** Whether everything is as an `expect` block says. */
export function check<P extends Position>(running: RunningScenario<P>, expected: Expectation): void {
  const { words, t } = running
  if (expected.state !== undefined) {
    const described = words.describe(t)
    for (const [path, value] of Object.entries(expected.state))
      same(path, found(lookUp(described, path)), value)
  }
  for (const [who, fields] of Object.entries(expected.view ?? {})) {
    within(`view ${who}`, () => checkView(running, viewerCalled(t, who), fields))
  }
  if (expected.won !== undefined) checkWon(t, expected.won)
  if (expected.asked !== undefined) checkAsked(running, expected.asked)
  for (const [option, rule] of Object.entries(expected.blocked ?? {})) checkBlocked(running, option, rule)
  if (expected.events !== undefined) checkEvents(running, expected.events)
}

function found(result: Found): unknown {
  return 'missing' in result ? mismatch(result.missing) : result.value
}

function viewerCalled(t: Position, who: string): Seat | null {
  if (who === 'spectator') return null
  if (/^\d+$/.test(who)) return seatOf(t, Number(who))
  const seats = Array.from({ length: t.seats }, (_, seat) => String(seat + 1))
  return mismatch(`nobody is called so${hint(who, ['spectator', ...seats])}`)
}

/** Each path is a field of the view, with pieces by number, or a word of `state`, with pieces by name. */
function checkView<P extends Position>(
  { game, words, t }: RunningScenario<P>,
  seat: Seat | null,
  expected: Readonly<Record<string, unknown>>,
): void {
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
    if ('value' in field && agrees(field.value, value)) continue
    // Where both are numbers, the field counts: its seats are numbered from 0, those of the words from 1.
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

function checkAsked<P extends Position>(running: RunningScenario<P>, asked: Asked): void {
  const { game, t } = running
  if (asked === 'nobody') {
    same('asked', describeOpen(running), 'nobody')
    return
  }
  const { kind } = asked
  const meant = (ids: readonly string[] = []) => ids.map((id) => idMeant(running, id))
  const [options, including, excluding] = [
    meant(asked.options),
    meant(asked.including),
    meant(asked.excluding),
  ]
  const open = decisionsAsked(running, seatOf(t, asked.seat))
  const kinds = [...new Set([...Object.keys(game.decisions), ...open.map((each) => each.kind)])]
  if (!kinds.includes(kind)) mismatch(unknownWord('decision', kind, kinds))
  const decision = open.find((each) => each.kind === kind)
  if (decision === undefined)
    mismatch(`asked: expected ${kind} of seat ${asked.seat}, got ${describeOpen(running)}`)
  for (const id of [...options, ...including, ...excluding]) knownOption(running, [kind], id)
  const ids = decision.options.map((option) => option.id)
  if (asked.options !== undefined) same('options', ids.toSorted(), options.toSorted())
  for (const id of including) same(`option ${id} offered`, ids.includes(id), true)
  for (const id of excluding) same(`option ${id} offered`, ids.includes(id), false)
  if (asked.min !== undefined) same('asked min', decision.min, asked.min)
  if (asked.max !== undefined) same('asked max', decision.max, asked.max)
}

function describeOpen<P extends Position>(running: RunningScenario<P>): string {
  const asked = running.t.open.flatMap(({ seat }) => decisionsAsked(running, seat))
  return asked.map(({ kind, seat }) => `${kind} of seat ${seat + 1}`).join(', ') || 'nobody'
}

function checkBlocked<P extends Position>(
  running: RunningScenario<P>,
  named: string,
  expected: string,
): void {
  const { game, rules, t } = running
  const option = idMeant(running, named)
  if (t.open.length === 0) mismatch(`blocked ${option}: nobody is asked anything`)
  knownOption(running, [...new Set(t.open.map(({ kind }) => kind))], option)
  const decisions = t.open.flatMap((open) => decisionsFor(game, t, open.seat))
  const blocked = decisions.flatMap((decision) => decision.blocked).find(({ id }) => id === option)
  const rule = blocked?.refusal.rule ?? 'not blocked'
  // A ruling or a fact that forbids something stands in no catalogue.
  if (expected !== rule && expected !== 'not blocked' && !rules.includes(expected))
    mismatch(unknownWord('rule', expected, rules))
  same(`blocked ${option}`, rule, expected)
}

function checkEvents<P extends Position>(
  { words, events }: RunningScenario<P>,
  expected: readonly ExpectedEvent[],
): void {
  const types = expected.map((event) => (typeof event === 'string' ? event : event.type))
  const unknown = types.find((type) => !words.eventTypes.includes(type))
  if (unknown !== undefined) mismatch(unknownWord('event', unknown, words.eventTypes))
  same(
    'events',
    events.map(({ type }) => type),
    types,
  )
  for (const [index, event] of events.entries()) {
    const wanted = expected[index]
    if (typeof wanted !== 'object') continue
    const told = words.describeEvent(event)
    within(`event ${index + 1} (${event.type})`, () => {
      for (const [fact, value] of Object.entries(wanted)) same(fact, found(lookUp(told, fact)), value)
    })
  }
}
