import type { FailureCode, LogStore } from '../log-store.ts'

/** A request from the server's thread to the thread of the database. */
export interface Asked {
  readonly id: number
  readonly method: keyof LogStore
  readonly given: readonly unknown[]
}

export type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly code: FailureCode; readonly message: string }

/** The id of the answer that says whether the database could be opened. */
export const OPENED = 0
