/** The first thing that is wrong with some data, in a few plain words: where in it, and what. */
export interface DataProblem {
  readonly where: string
  readonly what: string
}

/** The part of zod's error that the sentence is made from (zod/mini has no messages of its own). */
interface SchemaError {
  readonly issues: readonly {
    readonly code?: string
    readonly path: readonly PropertyKey[]
    readonly message: string
    readonly expected?: unknown
    readonly keys?: readonly string[]
    readonly values?: readonly unknown[]
    readonly minimum?: number | bigint
    readonly maximum?: number | bigint
  }[]
}

export function firstProblem({ issues }: SchemaError): DataProblem {
  const [issue] = issues
  if (issue === undefined) return { where: '', what: 'is wrong' }
  const where = issue.path.map(String).join('.')
  switch (issue.code) {
    case 'invalid_type':
      return { where, what: `should be ${nameOfType(String(issue.expected))}` }
    case 'unrecognized_keys':
      return { where, what: `has something unknown in it: ${issue.keys?.join(', ') ?? ''}` }
    case 'invalid_value':
      return { where, what: `should be ${issue.values?.map(String).join(' or ') ?? ''}` }
    case 'too_small':
      return { where, what: `should be at least ${issue.minimum}` }
    case 'too_big':
      return { where, what: `should be at most ${issue.maximum}` }
    case 'custom':
      return { where, what: issue.message }
    default:
      return { where, what: 'has the wrong form' }
  }
}

/** The same as one sentence: "options.teams should be choose or dealt". */
export function problemText(error: SchemaError): string {
  const { where, what } = firstProblem(error)
  return where === '' ? `it ${what}` : `${where} ${what}`
}

function nameOfType(expected: string): string {
  if (expected === 'int') return 'a whole number'
  if (expected === 'nonoptional') return 'there'
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`
}

/** What the kernel needs of a schema. */
export interface Reader<T> {
  /** Throws where the data is wrong: for data of our own. */
  parse(data: unknown): T
  safeParse(
    data: unknown,
  ): { readonly success: true; readonly data: T } | { readonly success: false; readonly error: SchemaError }
}
