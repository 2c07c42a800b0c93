import type { Position } from '../play/position.ts'
import { unknownWord } from '../words/unknown-word.ts'
import { same } from './expected.ts'
import { mismatch } from './mismatch.ts'
import type { RunningScenario } from './scenario.ts'
import { decisionsAsked, knownOption, resolveId } from './scenario-choice.ts'
import type { Expectation } from './scenario-file.ts'
import { seatOf } from './scenario-seats.ts'

type Asked = Exclude<Expectation['asked'], undefined>

/** Checks that the expected seat is asked the expected question. */
export function checkAsked<P extends Position>(running: RunningScenario<P>, asked: Asked): void {
  const { game, t } = running
  if (asked === 'nobody') {
    same('asked', describeOpen(running), 'nobody')
    return
  }
  const { kind } = asked
  const resolved = (ids: readonly string[] = []) => ids.map((id) => resolveId(running, id))
  const exact = Array.isArray(asked.options) ? resolved(asked.options) : null
  const some = asked.options === undefined || Array.isArray(asked.options) ? {} : asked.options
  const including = [...resolved(asked.including), ...resolved(some.including)]
  const excluding = [...resolved(asked.excluding), ...resolved(some.excluding)]
  const open = decisionsAsked(running, seatOf(t, asked.seat))
  const kinds = [...new Set([...Object.keys(game.decisions), ...open.map((each) => each.kind)])]
  if (!kinds.includes(kind)) mismatch(unknownWord('decision', kind, kinds))
  const decision = open.find((each) => each.kind === kind)
  if (decision === undefined)
    mismatch(`asked: expected ${kind} of seat ${asked.seat}, got ${describeOpen(running)}`)
  for (const id of [...(exact ?? []), ...including, ...excluding]) knownOption(running, [kind], id)
  const ids = decision.options.map((option) => option.id)
  if (exact !== null) same('options', ids.toSorted(), exact.toSorted())
  for (const id of including) same(`option ${id} offered`, ids.includes(id), true)
  for (const id of excluding) same(`option ${id} offered`, ids.includes(id), false)
  if (asked.min !== undefined) same('asked min', decision.min, asked.min)
  if (asked.max !== undefined) same('asked max', decision.max, asked.max)
}

function describeOpen<P extends Position>(running: RunningScenario<P>): string {
  const asked = running.t.open.flatMap(({ seat }) => decisionsAsked(running, seat))
  return asked.map(({ kind, seat }) => `${kind} of seat ${seat + 1}`).join(', ') || 'nobody'
}
