import type { Directory } from '../directory/directory.ts'
import type { FailureCode, LogStore } from '../log/log-store.ts'

/** What the server's thread wants of the thread of the database. */
export type Wanted =
  | { readonly on: 'log'; readonly method: keyof LogStore; readonly given: readonly unknown[] }
  | { readonly on: 'directory'; readonly method: keyof Directory; readonly given: readonly unknown[] }
  | { readonly on: 'store'; readonly method: 'settings' | 'close'; readonly given: readonly [] }

export type Asked = Wanted & { readonly id: number }

export type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly code: FailureCode; readonly message: string }

/** The id of the answer that says whether the database could be opened. */
export const OPENED = 0
