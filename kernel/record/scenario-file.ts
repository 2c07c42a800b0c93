import { parse } from 'yaml'
import { z } from 'zod'

/** What a scenario file may say. */

const expectation = z.strictObject({
  /** Words of `describe`, with dots to look further in: `ships.x-wing`. */
  state: z.record(z.string(), z.unknown()).optional(),
  /** Fields of one seat's view (`spectator` or a seat number from 1). */
  view: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  /** Who is asked what, or `nobody`. `options` lists exactly what can be chosen; `including`, at least. */
  asked: z
    .union([
      z.literal('nobody'),
      z.strictObject({
        seat: z.number().int(),
        kind: z.string(),
        options: z.array(z.string()).optional(),
        including: z.array(z.string()).optional(),
        excluding: z.array(z.string()).optional(),
      }),
    ])
    .optional(),
  /** What cannot be chosen, with the rule that forbids it. */
  blocked: z.record(z.string(), z.string()).optional(),
  /** Who has won (seats from 1), or `false` while nobody has. */
  won: z.union([z.array(z.number().int()), z.literal(false)]).optional(),
  /** Types of the events of the last step, all of them, in order. */
  events: z.array(z.string()).optional(),
})

const step = z.union([
  z.string(),
  z.strictObject({
    seat: z.number().int().optional(),
    choose: z.union([z.string(), z.array(z.string()), z.number()]),
  }),
  z.strictObject({ seat: z.number().int().optional(), try: z.string(), error: z.string() }),
  z.strictObject({ expect: expectation }),
])

const scenarioSchema = z.strictObject({
  game: z.string(),
  name: z.string(),
  rules: z.array(z.string()).min(1),
  seats: z.number().int(),
  options: z.record(z.string(), z.unknown()).default({}),
  arrange: z.unknown().optional(),
  do: z.array(step).default([]),
  expect: expectation.default({}),
})

export type Scenario = z.infer<typeof scenarioSchema>
export type Expectation = z.infer<typeof expectation>
export type Step = z.infer<typeof step>

type ParsedScenario =
  | { readonly ok: true; readonly scenarios: readonly Scenario[] }
  | { readonly ok: false; readonly what: string }

/** One file holds one scenario or several, as YAML documents or a list. */
export function parseScenarios(text: string): ParsedScenario {
  let data: unknown
  try {
    data = parse(text)
  } catch (problem) {
    return { ok: false, what: problem instanceof Error ? problem.message.split('\n').join(' ') : 'not YAML' }
  }
  const parsed = z.array(scenarioSchema).safeParse(Array.isArray(data) ? data : [data])
  if (parsed.success) return { ok: true, scenarios: parsed.data }
  const issue = parsed.error.issues[0]
  return { ok: false, what: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` }
}
