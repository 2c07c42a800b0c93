import { parse } from 'yaml'
import * as z from 'zod/mini'
import { problemText } from './problem.ts'

/** What a scenario file may say. */

const seatNumber = z.int()

const expectation = z.strictObject({
  /** Words of `describe`, with dots to look further in: `ships.x-wing`. */
  state: z.optional(z.record(z.string(), z.unknown())),
  /** Fields of one seat's view (`spectator` or a seat number from 1). */
  view: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  /** Who is asked what, or `nobody`. `options` lists exactly what can be chosen; `including`, at least. */
  asked: z.optional(
    z.union([
      z.literal('nobody'),
      z.strictObject({
        seat: seatNumber,
        kind: z.string(),
        options: z.optional(z.array(z.string())),
        including: z.optional(z.array(z.string())),
        excluding: z.optional(z.array(z.string())),
      }),
    ]),
  ),
  /** What cannot be chosen, with the rule that forbids it. */
  blocked: z.optional(z.record(z.string(), z.string())),
  /** Who has won (seats from 1), or `false` while nobody has. */
  won: z.optional(z.union([z.array(seatNumber), z.literal(false)])),
  /** Types of the events of the last step, all of them, in order. */
  events: z.optional(z.array(z.string())),
})

const step = z.union([
  z.string(),
  z.strictObject({
    seat: z.optional(seatNumber),
    choose: z.union([z.string(), z.array(z.string()), z.number()]),
  }),
  z.strictObject({
    seat: z.optional(seatNumber),
    try: z.union([z.string(), z.array(z.string())]),
    error: z.string(),
  }),
  z.strictObject({ expect: expectation }),
])

const scenarioSchema = z.strictObject({
  game: z.string(),
  name: z.string(),
  rules: z.array(z.string()).check(z.minLength(1)),
  seats: seatNumber,
  options: z._default(z.record(z.string(), z.unknown()), {}),
  arrange: z.optional(z.unknown()),
  do: z._default(z.array(step), []),
  expect: z._default(expectation, {}),
})

export type Scenario = z.infer<typeof scenarioSchema>
export type Expectation = z.infer<typeof expectation>
export type Step = z.infer<typeof step>

type ParsedScenario =
  | { readonly ok: true; readonly scenarios: readonly Scenario[] }
  | { readonly ok: false; readonly what: string }

/** One file holds one scenario, or a list of them. */
export function parseScenarios(text: string): ParsedScenario {
  let data: unknown
  try {
    // What is only odd is not worth a warning of its own beside ours.
    data = parse(text, { logLevel: 'error' })
  } catch (problem) {
    return { ok: false, what: problem instanceof Error ? problem.message.split('\n').join(' ') : 'not YAML' }
  }
  const parsed = z.array(scenarioSchema).safeParse(Array.isArray(data) ? data : [data])
  if (parsed.success) return { ok: true, scenarios: parsed.data }
  return { ok: false, what: problemText(parsed.error) }
}
