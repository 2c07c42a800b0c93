import { type FailureCode, StoreFailure } from '../log/log-store.ts'

/** How long a statement waits for another process, such as a backup. */
export const BUSY_MS = 5000

/** SQLite's result codes: sqlite.org/rescode.html. An extended code has the primary one in its lowest byte. */
const CODES: Readonly<Record<number, readonly [code: FailureCode, sentence: string]>> = {
  5: ['busy', 'The database is in use by another program.'],
  8: ['failed', 'The database may not be written to.'],
  10: ['full', 'The disk could not be written to or read from.'],
  11: ['damaged', 'The database file is damaged. Restore a backup of it.'],
  13: ['full', 'The disk is full.'],
  14: ['failed', 'The database file cannot be opened or created.'],
  26: ['damaged', 'The file is not a database of Kantyna, or it is damaged.'],
}

/** Turns an error code of SQLite into a failure with a sentence. */
export function asFailure(problem: unknown): StoreFailure {
  if (problem instanceof StoreFailure) return problem
  const code = problem instanceof Error && 'errcode' in problem ? Number(problem.errcode) & 0xff : -1
  const [failure, sentence] = CODES[code] ?? ['failed', String(problem)]
  return new StoreFailure(failure, sentence, problem)
}
