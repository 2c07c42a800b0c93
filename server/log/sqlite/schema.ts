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
}
