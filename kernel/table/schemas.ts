import * as z from 'zod/mini'
import type { Thing } from '../play/decision.ts'
import type { Answer, AnswerSoFar, Choice, ChoiceError, Result } from '../play/engine.ts'
import type { GameEvent } from '../play/event.ts'
import type { Frame, Plain } from '../play/position.ts'
import type { PresentedDecision, PresentedPart } from '../play/present.ts'
import { endChange, MOST_ENTRIES, seat, seatHolder, text } from '../record/read-record.ts'
import type { KernelView } from '../secrets/view.ts'
import {
  type AnswerPreview,
  absenceWishes,
  type CommandResult,
  type CommandStamp,
  commandProblems,
  presences,
  type TableCommand,
  type TableEntry,
  type TableFacts,
  type TableSnapshot,
  type TableUpdate,
  waysToChoose,
  waysToUndo,
} from './link.ts'
import { isPlain } from './plain.ts'

/** The form of everything that crosses a table link. Messages from a network are parsed with these schemas. */

const count = z.int().check(z.minimum(0))
const name = text(80)
const list = <T>(of: z.ZodMiniType<T>, longest = 500) => z.array(of).check(z.maxLength(longest))
const seats = list(seat, 16)
const plain = z.custom<Plain>(isPlain, 'should be plain data')
const facts = z.record(name, plain)
const thing = z.custom<Thing>(
  (value) => typeof value === 'string' && value.length <= 200 && /^[^:]+:.+$/u.test(value),
  'should be a thing on the table',
)

const optionParts = {
  id: text(200),
  touches: list(thing),
  leadsTo: z.exactOptional(list(thing)),
  facts: z.exactOptional(facts),
}
const refusalParts = { rule: name, reason: name, facts: z.exactOptional(facts) }
const refusal = z.strictObject({
  ...refusalParts,
  others: z.exactOptional(list(z.strictObject(refusalParts), 50)),
})
const total = z.strictObject({
  amount: z.number(),
  terms: list(z.strictObject({ name, amount: z.number(), source: z.exactOptional(count) }), 100),
  refusal: z.exactOptional(refusal),
})
const part: z.ZodMiniType<PresentedPart> = z.strictObject({
  name,
  shape: z.enum(['one', 'some', 'number', 'amounts']),
  min: z.number(),
  max: z.number(),
  options: list(z.strictObject(optionParts), 5000),
  limits: z.exactOptional(list(z.number(), 5000)),
  total: z.nullable(total),
})
const decision: z.ZodMiniType<PresentedDecision> = z.strictObject({
  id: z.int(),
  seat,
  kind: name,
  shape: z.enum(['one', 'some', 'number']),
  rules: list(name),
  source: z.nullable(thing),
  min: z.int(),
  max: z.int(),
  options: list(z.strictObject({ ...optionParts, next: z.exactOptional(part) }), 5000),
  blocked: list(z.strictObject({ ...optionParts, refusal }), 5000),
  isPause: z.exactOptional(z.literal(true)),
})

const event: z.ZodMiniType<GameEvent> = z.catchall(
  z.object({
    type: name,
    secret: z.exactOptional(z.catchall(z.object({ seats }), plain)),
  }),
  plain,
)

const outcome = z.strictObject({
  winners: seats,
  scores: z.exactOptional(
    list(
      z.strictObject({
        seat,
        total: z.number(),
        sources: z.record(name, z.number()),
        facts: z.exactOptional(facts),
      }),
      16,
    ),
  ),
  tieBreak: z.exactOptional(name),
  endedBy: z.exactOptional(name),
})
const frame: z.ZodMiniType<Frame> = z.catchall(z.object({ routine: name, stage: count }), plain)
const view: z.ZodMiniType<KernelView> = z.catchall(
  z.object({
    seat: z.nullable(seat),
    seats: count,
    automas: count,
    isMasked: z.boolean(),
    stack: list(frame),
    waiting: list(z.strictObject({ id: z.int(), seat, kind: name }), 16),
    answered: list(z.strictObject({ seat, kind: name, picks: z.exactOptional(list(z.number())) }), 16),
    asked: count,
    askedBy: z.int(),
    deferred: z.nullable(list(z.strictObject({ depth: count, frame }))),
    outcome: z.nullable(outcome),
  }),
  plain,
)

const entry: z.ZodMiniType<TableEntry> = z.strictObject({
  index: z.int().check(z.minimum(-1)),
  choice: z.nullable(
    z.strictObject({
      seat,
      kind: name,
      source: z.nullable(thing),
      opensTurn: z.boolean(),
      turn: z.optional(z.int()),
      isPass: z.boolean(),
      how: z.enum(waysToChoose),
      answer: z.nullable(z.strictObject({ decision, number: z.nullable(z.int()) })),
    }),
  ),
  events: list(event, 2000),
})

const snapshot: z.ZodMiniType<TableSnapshot> = z.strictObject({
  viewer: z.nullable(seat),
  revision: count,
  cursor: count,
  takebacks: count,
  view,
  decisions: list(decision),
  moves: list(decision),
  turn: z.nullable(seat),
  waiting: list(
    z.strictObject({
      id: z.int(),
      seat,
      kind: name,
      source: z.nullable(thing),
      during: z.nullable(seat),
    }),
    16,
  ),
  undo: z.nullable(
    z.strictObject({
      seat,
      entry: count,
      how: z.enum(waysToUndo),
      freeChoices: count,
      wall: z.nullable(z.enum(['chance', 'shown', 'answered'])),
      answeredBy: z.nullable(seat),
      isLatest: z.boolean(),
    }),
  ),
  undoAsked: z.nullable(z.strictObject({ seat, entry: count, agreed: seats })),
  isPassing: z.boolean(),
  outcome: z.nullable(outcome),
  presence: list(z.enum(presences), 16),
  seats: z.array(seatHolder).check(z.minLength(1), z.maxLength(16)),
  isPaused: z.boolean(),
  ended: z.nullable(endChange),
  unanswered: z.nullable(
    z.strictObject({ seat, wishes: list(z.strictObject({ seat, wish: z.enum(absenceWishes) }), 16) }),
  ),
  clocks: z.nullable(list(z.strictObject({ left: z.number(), isRunning: z.boolean() }), 16)),
  isBroken: z.boolean(),
})

const picks = z.union([list(text(200), 200), z.int()])

const answer: z.ZodMiniType<Answer> = z.strictObject({ seat, decision: z.int(), picks })
const choice: z.ZodMiniType<Choice> = z.union([answer, z.strictObject({ seat, move: name, picks })])

const command: z.ZodMiniType<TableCommand> = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('choose'),
    choice,
    how: z.enum(['hand', 'only']),
  }),
  z.strictObject({ do: z.literal('undo'), seat, entry: count, cursor: count }),
  z.strictObject({ do: z.literal('agree'), seat, entry: count, isAgreed: z.boolean() }),
  z.strictObject({ do: z.literal('pass'), seat, isPassing: z.boolean() }),
  z.strictObject({ do: z.enum(['leave', 'return', 'resign']), seat }),
  z.strictObject({ do: z.literal('pause'), seat, isPaused: z.boolean() }),
  z.strictObject({ do: z.literal('wish'), seat, about: seat, wish: z.enum(absenceWishes) }),
])

const stamp: z.ZodMiniType<CommandStamp> = z.strictObject({ id: text(80), revision: count })

/** How many choices a client says it has shown. */
const shown = count

const choiceErrors = [
  z.strictObject({ code: z.enum(['over', 'malformed']) }),
  z.strictObject({ code: z.enum(['stale', 'not-yours']), decision: z.int() }),
  z.strictObject({ code: z.literal('no-such-move'), move: name }),
  z.strictObject({ code: z.literal('no-such-option'), option: text(200), refusal: z.exactOptional(refusal) }),
  z.strictObject({ code: z.literal('twice'), option: text(200) }),
  z.strictObject({ code: z.enum(['part-missing', 'not-enough']), part: name }),
  z.strictObject({ code: z.literal('wrong-count'), min: z.int(), max: z.int(), got: z.int() }),
  z.strictObject({ code: z.literal('not-a-number'), min: z.int(), max: z.int() }),
] as const

const result: z.ZodMiniType<CommandResult> = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.enum(['done', 'asked']) }),
  z.strictObject({
    ok: z.literal(false),
    error: z.union([z.strictObject({ code: z.enum(commandProblems) }), ...choiceErrors]),
  }),
])

const answerSoFar: z.ZodMiniType<Result<AnswerSoFar, ChoiceError>> = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    value: z.strictObject({ next: z.nullable(part), total: z.nullable(total), isEnough: z.boolean() }),
  }),
  z.strictObject({ ok: z.literal(false), error: z.union(choiceErrors) }),
])

const preview: z.ZodMiniType<AnswerPreview | null> = z.nullable(
  z.strictObject({
    events: list(event, 2000),
    stoppedBy: z.nullable(z.enum(['chance', 'unseen'])),
    waiting: list(z.strictObject({ seat, kind: name }), 16),
  }),
)

const table: z.ZodMiniType<TableFacts> = z.strictObject({
  game: text(40),
  rulesVersion: text(40),
  options: facts,
  seats: z.array(seatHolder).check(z.minLength(1), z.maxLength(16)),
})

const update: z.ZodMiniType<TableUpdate> = z.strictObject({
  snapshot,
  entries: list(entry, MOST_ENTRIES + 1),
})

export const linkSchemas = {
  table,
  snapshot,
  entry,
  update,
  command,
  stamp,
  shown,
  result,
  answer,
  choice,
  answerSoFar,
  preview,
} as const
