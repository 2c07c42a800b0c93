import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import * as z from 'zod/mini'
import { printable } from '../words/printable.ts'
import { hint, quotable } from '../words/unknown-word.ts'
import type { DataProblem, Reader } from './problem.ts'
import { readWords } from './read-words.ts'

/** The form of a scenario file. */

const seatNumber = z.int()
const optionIds = z.array(z.string())

/** Elements that a list must contain, and elements that it must not contain. */
const someOf = <T extends z.core.SomeType>(list: T) =>
  z.strictObject({ including: z.optional(list), excluding: z.optional(list) })

const expectedEvents = z.array(z.union([z.string(), z.looseObject({ type: z.string() })]))

const expectation = z.strictObject({
  /** Values of `describe` by path, with dots for nested ones: `ships.x-wing`. */
  state: z.optional(z.record(z.string(), z.unknown())),
  /** What one seat sees (`spectator` or a seat number from 1): fields of its view, or the words of `state`. */
  view: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  /**
   * Who is asked what, or `nobody`. `options` lists exactly what can be chosen; `including`, in `options` or beside it,
   * lists a part. `min` and `max` are how many to pick, or the range of a number.
   */
  asked: z.optional(
    z.union([
      z.literal('nobody'),
      z.strictObject({
        seat: seatNumber,
        kind: z.string(),
        options: z.optional(z.union([optionIds, someOf(optionIds)])),
        including: z.optional(optionIds),
        excluding: z.optional(optionIds),
        min: z.optional(z.int()),
        max: z.optional(z.int()),
      }),
    ]),
  ),
  /**
   * A record names options that cannot be chosen with the rule that forbids each, or `not blocked` for one that is allowed.
   * A list names all blocked options. `including` names some that are blocked, `excluding` some that are not.
   */
  blocked: z.optional(z.union([optionIds, someOf(optionIds), z.record(z.string(), z.string())])),
  /** Who has won (seats from 1), or `false` while nobody has. */
  won: z.optional(z.union([z.array(seatNumber), z.literal(false)])),
  /**
   * All events of the last step, in order: their types, or types with some of their facts. `including` and `excluding`
   * name some that happened, in any order, and some that did not.
   */
  events: z.optional(z.union([expectedEvents, someOf(expectedEvents)])),
})

const terms = z.record(z.string(), z.union([z.number(), z.string(), optionIds]))

/** An offer by its content: from whom or to whom, what is given and what is wanted for it. */
const offer = z
  .strictObject({
    from: z.optional(seatNumber),
    to: z.optional(seatNumber),
    gives: z.optional(terms),
    wants: z.optional(terms),
  })
  .check(({ value, issues }) => {
    if (value.from === undefined && value.to === undefined)
      issues.push({ code: 'custom', input: value, message: 'should say from whom an offer is, or to whom' })
  })

const picks = z.union([z.string(), optionIds, z.number(), offer])

/** The seat that chooses; and the standing move, if the choice does not answer a question. */
const chooser = { seat: z.optional(seatNumber), move: z.optional(z.string()) }

/** The forms of a step, by the word that the step must contain. */
const steps = {
  choose: z.strictObject({ ...chooser, choose: picks }),
  try: z.strictObject({ ...chooser, try: picks, error: z.string() }),
  expect: z.strictObject({ expect: expectation }),
  /** The next line of an automa's card, or all that are left. */
  ai: z.strictObject({ ai: z.enum(['next', 'rest']) }),
} as const

const stepWords = Object.keys(steps) as readonly (keyof typeof steps)[] // the keys of `steps`

const scenarioWords = z.strictObject({
  game: z.string(),
  name: z.string(),
  rules: z.array(z.string()).check(z.minLength(1)),
  seats: seatNumber,
  options: z._default(z.record(z.string(), z.unknown()), {}),
  /** Cards that are in no box, in the game's own card language: `arrange` puts them on the table. */
  cards: z.optional(z.unknown()),
  arrange: z.optional(z.unknown()),
  do: z._default(z.array(z.unknown()), []),
  expect: z._default(expectation, {}),
})

export type Expectation = z.infer<typeof expectation>
export type Step =
  | string
  | { [Word in keyof typeof steps]: z.infer<(typeof steps)[Word]> }[keyof typeof steps]
export type Picks = z.infer<typeof picks>
export type OfferByContent = z.infer<typeof offer>
export type Chooser = z.infer<z.ZodMiniObject<typeof chooser>>
export type Scenario = Omit<z.infer<typeof scenarioWords>, 'do'> & { readonly do: readonly Step[] }

type ParsedScenarios =
  | { readonly ok: true; readonly scenarios: readonly Scenario[] }
  | { readonly ok: false; readonly what: string }

/** A file holds one scenario, or a list of them. */
export function parseScenarios(text: string): ParsedScenarios {
  try {
    const data = readYaml(text)
    const list: readonly unknown[] = Array.isArray(data) ? data : [data]
    if (list.length === 0 || data === null) throw new Unreadable('there is no scenario in it')
    return { ok: true, scenarios: list.map(readScenario) }
  } catch (problem) {
    if (problem instanceof RangeError) return { ok: false, what: 'it is nested too deeply' }
    // The first line of a YAML error is the sentence, with line and column; the other lines show the place.
    const [what = ''] = problem instanceof Error ? problem.message.split('\n') : []
    return { ok: false, what: printable(what.replace(/:$/, ''), 500) }
  }
}

class Unreadable extends Error {}

function readYaml(text: string): unknown {
  const lines = new LineCounter()
  // `uniqueKeys` would compare each key with all others. Warnings are off because our own checks follow.
  const document = parseDocument(text, { logLevel: 'error', uniqueKeys: false, lineCounter: lines })
  const [trouble] = document.errors
  if (trouble !== undefined) {
    // Nesting that is too deep is reported as a problem at that place.
    throw trouble.message.startsWith('Maximum call stack') ? new RangeError(trouble.message) : trouble
  }
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<unknown>()
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key
        // The reader would skip such a key silently.
        const isIntoPrototypes = name === '__proto__'
        if (isIntoPrototypes || keys.has(name)) {
          const { line, col } = lines.linePos(isScalar(key) ? (key.range?.[0] ?? 0) : 0)
          const what = isIntoPrototypes ? 'is no word of scenarios' : 'stands twice in one place'
          throw new Unreadable(`${quotable(String(name))} ${what}, at line ${line}, column ${col}`)
        }
        keys.add(name)
      }
    },
  })
  const data: unknown = document.toJS()
  if (isCyclic(data, [])) throw new Unreadable('a value in it holds itself')
  return data
}

/** Whether a value contains itself: YAML anchors make that possible. */
function isCyclic(data: unknown, around: readonly unknown[]): boolean {
  if (data === null || typeof data !== 'object') return false
  if (around.includes(data)) return true
  const inside = [...around, data]
  return Object.values(data).some((each) => isCyclic(each, inside))
}

function readScenario(data: unknown, index: number): Scenario {
  const named =
    isMapping(data) && typeof data['name'] === 'string' ? ` ("${printable(data['name'], 80)}")` : ''
  const place = `scenario ${index + 1}${named}`
  const scenario = read(place, scenarioWords, data)
  return { ...scenario, do: scenario.do.map((step, at) => readStep(`step ${at + 1} of ${place}`, step)) }
}

function readStep(place: string, step: unknown): Step {
  if (typeof step === 'string') return step
  const forms = `an option, or have one of the words ${stepWords.join(', ')}`
  if (!isMapping(step)) return unreadable(place, { where: '', what: `should be ${forms}` })
  const [word, second] = stepWords.filter((each) => Object.hasOwn(step, each))
  if (word === undefined) {
    const unknown = Object.keys(step).find((key) => key !== 'error' && !Object.hasOwn(chooser, key))
    const what =
      unknown === undefined
        ? `should be ${forms}`
        : `has nothing called ${quotable(unknown)}${hint(unknown, stepWords)}`
    return unreadable(place, { where: '', what })
  }
  if (second !== undefined) {
    return unreadable(place, { where: '', what: `has ${word} and ${second}: these are two steps` })
  }
  return read<Exclude<Step, string>>(place, steps[word], step)
}

function read<T>(place: string, reader: Reader<T>, data: unknown): T {
  const parsed = readWords(reader, data)
  return parsed.ok ? parsed.data : unreadable(place, parsed.problem)
}

function unreadable(place: string, { where, what }: DataProblem): never {
  throw new Unreadable(where === '' ? `${place} ${what}` : `${place}: ${where} ${what}`)
}

function isMapping(data: unknown): data is Readonly<Record<string, unknown>> {
  return data !== null && typeof data === 'object' && !Array.isArray(data)
}
