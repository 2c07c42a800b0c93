import { quotable } from '../words/unknown-word.ts'

/** The first thing that is wrong with some data, in a few plain words: where in it, and what. */
export interface DataProblem {
  readonly where: string
  readonly what: string
}

/** The part of zod's error that the sentence is made from (zod/mini has no messages of its own). */
interface SchemaError {
  readonly issues: readonly Issue[]
}

interface Issue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly expected?: unknown
  readonly keys?: readonly string[]
  readonly values?: readonly unknown[]
  readonly origin?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  /** Of each of several forms that the data might have had. */
  readonly errors?: readonly (readonly Issue[])[]
}

export function firstProblem({ issues }: SchemaError): DataProblem {
  const [issue] = issues
  return issue === undefined ? { where: '', what: 'is wrong' } : problemOf(issue)
}

function problemOf(issue: Issue): DataProblem {
  const where = issue.path.map((name) => quotable(String(name))).join('.')
  // Messages of our own go on from where something is wrong; those that came with the library are sentences.
  if (/^[a-z]/.test(issue.message)) return { where, what: issue.message }
  switch (issue.code) {
    case 'invalid_union':
      return noneOf(where, issue.errors ?? [])
    case 'invalid_type':
      return { where, what: `should be ${nameOfType(String(issue.expected))}` }
    case 'unrecognized_keys':
      return { where, what: `has something unknown in it: ${issue.keys?.map(quotable).join(', ') ?? ''}` }
    case 'invalid_value':
      return { where, what: `should be ${issue.values?.map(String).join(' or ') ?? ''}` }
    case 'too_small':
      return { where, what: `should ${extentOf(issue)} at least ${issue.minimum}` }
    case 'too_big':
      return { where, what: `should ${extentOf(issue)} at most ${issue.maximum}` }
    default:
      return { where, what: 'has the wrong form' }
  }
}

function extentOf({ origin }: Issue): string {
  return origin === 'array' ? 'have a length of' : 'be'
}

/** Data that has one of several forms and something wrong inside it, or that has none of them. */
function noneOf(where: string, forms: readonly (readonly Issue[])[]): DataProblem {
  const problems = forms.map((issues) => firstProblem({ issues }))
  const inside = problems.find((problem) => problem.where !== '' || !problem.what.startsWith('should be '))
  if (inside !== undefined) {
    return { where: [where, inside.where].filter((part) => part !== '').join('.'), what: inside.what }
  }
  const expected = problems.map(({ what }) => what.replace('should be ', ''))
  return { where, what: `should be ${expected.join(' or ')}` }
}

/** The same as one sentence: "options.teams should be choose or dealt". */
export function problemText(error: SchemaError): string {
  return sayProblem(firstProblem(error))
}

export function sayProblem({ where, what }: DataProblem): string {
  return where === '' ? `it ${what}` : `${where} ${what}`
}

function nameOfType(expected: string): string {
  if (expected === 'int') return 'a whole number'
  if (expected === 'nonoptional') return 'there'
  if (expected === 'array') return 'a list'
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`
}

/** What the kernel needs of a schema. */
export interface Reader<T> {
  /** Throws where the data is wrong: for data of our own. */
  parse(data: unknown): T
  safeParse(
    data: unknown,
    how?: { readonly error: (issue: RawIssue) => string | undefined },
  ): { readonly success: true; readonly data: T } | { readonly success: false; readonly error: SchemaError }
}

/** An issue while it is found: it still knows the data, and the schema that refused it. */
export interface RawIssue {
  readonly code?: string
  readonly input?: unknown
  readonly keys?: readonly string[]
  readonly inst?: unknown
}
