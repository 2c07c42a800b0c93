/** The tables of the database. `shard` begins every key, so that the same schema can be spread over several databases. */
export interface Schema {
  readonly log: {
    readonly shard: number
    readonly table_id: string
    readonly number: number
    readonly command: string
    readonly kind: string
    /** JSON. */
    readonly body: string
  }
  readonly checkpoint: {
    readonly shard: number
    readonly table_id: string
    readonly next: number
    readonly body: Uint8Array
  }
  readonly due: {
    readonly shard: number
    readonly table_id: string
    readonly kind: string
    readonly at: number
  }
  readonly finished: {
    readonly shard: number
    readonly table_id: string
    readonly next: number
    readonly record: Uint8Array
  }
  readonly listing: {
    readonly shard: number
    readonly table_id: string
    /** JSON. The columns after it repeat what is searched by. */
    readonly listing: string
    readonly is_over: number
    readonly is_open: number
    readonly changed: number
    readonly expires: number | null
    readonly invitation: string
    readonly watching: string
  }
  readonly access: {
    readonly shard: number
    readonly table_id: string
    readonly device: string
    readonly role: string
    /** -1 if the role is not `player`. */
    readonly seat: number
  }
  readonly recovery: {
    readonly shard: number
    readonly table_id: string
    readonly seat: number
    readonly hash: string
  }
  readonly said: {
    readonly shard: number
    readonly table_id: string
    readonly number: number
    readonly seat: number
    readonly preset: string | null
    readonly text: string | null
    readonly at: number
  }
  readonly report: {
    readonly shard: number
    readonly table_id: string
    readonly number: number
    readonly device: string
    readonly reason: string
    readonly at: number
  }
}
