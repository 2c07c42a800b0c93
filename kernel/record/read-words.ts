import { hint, quotable } from '../words/unknown-word.ts'
import { type DataProblem, firstProblem, type RawIssue, type Reader } from './problem.ts'

type ReadWords<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly problem: DataProblem }

/** Reads data that was written by hand; for an unknown word the problem lists the known ones. */
export function readWords<T>(reader: Reader<T>, data: unknown): ReadWords<T> {
  const read = reader.safeParse(data, { error: listKnownWords })
  if (read.success) return { ok: true, data: read.data }
  // If one word is unknown and another is missing, the unknown one is probably a misspelling of it.
  const unknown = read.error.issues.find(({ code }) => code === 'unrecognized_keys')
  return { ok: false, problem: firstProblem(unknown === undefined ? read.error : { issues: [unknown] }) }
}

function listKnownWords({ code, input, keys, inst }: RawIssue): string | undefined {
  if (code === 'invalid_type' && input === undefined) return 'is missing'
  const [unknown] = keys ?? []
  if (code !== 'unrecognized_keys' || unknown === undefined) return undefined
  return `has nothing called ${quotable(unknown)}${hint(unknown, namesIn(inst))}`
}

/** The names that a schema of an object knows, or of a record with a list of names. */
function namesIn(schema: unknown): string[] {
  const { shape, keyType } = (schema as Schema)._zod?.def ?? {} // every schema of zod has this field
  return Object.keys(shape ?? keyType?._zod?.def?.entries ?? {})
}

interface Schema {
  readonly _zod?: {
    readonly def?: { readonly shape?: object; readonly entries?: object; readonly keyType?: Schema }
  }
}
