import type { Reply, Wanted } from '@kantyna/bots'

export type WorkerQuestion = Wanted & { readonly id: number; readonly edition: string }

export type WorkerAnswer =
  | ({ readonly id: number; readonly ok: true } & Reply)
  | { readonly id: number; readonly ok: false; readonly what: string }
