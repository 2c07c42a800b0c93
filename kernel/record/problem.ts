import { quotable } from '../words/unknown-word.ts'

/** The most names in a path, or in a list of unknown keys. */
const MOST_NAMED = 8

/** The first thing that is wrong with some data: where it is, and what it is. */
export interface DataProblem {
  readonly where: string
  readonly what: string
}

/** The part of zod's error that the sentence is made from (zod/mini has no messages of its own). */
interface SchemaError {
  readonly issues: readonly Issue[]
}

/** One thing that is wrong, as zod or our own readers report it. */
export interface Issue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly expected?: unknown
  readonly keys?: readonly string[]
  readonly values?: readonly unknown[]
  readonly origin?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  /** For data that may take one of several forms: the issues of each form. */
  readonly errors?: readonly (readonly Issue[])[]
}

export function firstProblem({ issues }: SchemaError): DataProblem {
  const [issue] = issues
  return issue === undefined ? { where: '', what: 'is wrong' } : problemOf(issue)
}

function problemOf(issue: Issue): DataProblem {
  const where = issue.path
    .slice(0, MOST_NAMED)
    .map((name) => quotable(String(name)))
    .join('.')
  // Our own messages continue the name of the place ("is missing"); zod's are sentences with a capital letter.
  if (/^[a-z]/.test(issue.message)) return { where, what: issue.message }
  switch (issue.code) {
    case 'invalid_union':
      return unionProblem(where, issue.errors ?? [])
    case 'invalid_type':
      return { where, what: `should be ${nameOfType(String(issue.expected))}` }
    case 'unrecognized_keys':
      return {
        where,
        what: `has something unknown in it: ${issue.keys?.slice(0, MOST_NAMED).map(quotable).join(', ') ?? ''}`,
      }
    case 'invalid_value':
      return { where, what: `should be ${issue.values?.map(String).join(' or ') ?? ''}` }
    case 'too_small':
      return { where, what: `should ${verbFor(issue)} at least ${issue.minimum}` }
    case 'too_big':
      return { where, what: `should ${verbFor(issue)} at most ${issue.maximum}` }
    default:
      return { where, what: 'has the wrong form' }
  }
}

function verbFor({ origin }: Issue): string {
  return origin === 'array' ? 'have a length of' : 'be'
}

/** Data that may take one of several forms: something is wrong inside one of them, or no form fits. */
function unionProblem(where: string, forms: readonly (readonly Issue[])[]): DataProblem {
  const problems = forms.map((issues) => firstProblem({ issues }))
  const inside = problems.find((problem) => problem.where !== '' || !problem.what.startsWith('should be '))
  if (inside !== undefined) {
    return { where: [where, inside.where].filter((part) => part !== '').join('.'), what: inside.what }
  }
  const expected = problems.map(({ what }) => what.replace('should be ', ''))
  return { where, what: `should be ${expected.join(' or ')}` }
}

/** The name of the wrong field, or of a field that should not be there. */
export function faultyField({ issues }: SchemaError): string {
  const [issue] = issues
  const name = issue?.code === 'unrecognized_keys' ? issue.keys?.[0] : issue?.path[0]
  return quotable(String(name ?? ''))
}

/** The first problem as one sentence: "options.teams should be choose or dealt". */
export function problemText(error: SchemaError): string {
  return problemSentence(firstProblem(error))
}

export function problemSentence({ where, what }: DataProblem): string {
  return where === '' ? `it ${what}` : `${where} ${what}`
}

function nameOfType(expected: string): string {
  if (expected === 'int') return 'a whole number'
  if (expected === 'nonoptional') return 'there'
  if (expected === 'array') return 'a list'
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`
}

/** What the kernel needs from a schema. */
export interface Reader<T> {
  /** Throws if the data is wrong: for our own data. */
  parse(data: unknown): T
  safeParse(
    data: unknown,
    how?: { readonly error: (issue: RawIssue) => string | undefined },
  ): { readonly success: true; readonly data: T } | { readonly success: false; readonly error: SchemaError }
}

/** An issue as zod hands it to an error map: with the data and the schema that refused it. */
export interface RawIssue {
  readonly code?: string
  readonly input?: unknown
  readonly keys?: readonly string[]
  readonly inst?: unknown
}

/** Which option of a table is wrong, and how. */
export function optionsProblem(error: SchemaError): { readonly what: string; readonly option: string } {
  return { what: problemText(error), option: faultyField(error) }
}
