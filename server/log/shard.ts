import { createHash } from 'node:crypto'

const SHARDS = 4096

/** The shard of a table. Every unique key begins with it, so that rows can later be spread over several databases. */
export function shardOf(table: string): number {
  return createHash('sha256').update(table).digest().readUInt16BE(0) % SHARDS
}
