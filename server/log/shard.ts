import { createHash } from 'node:crypto'

const SHARDS = 4096

/** Where a table's rows go once they are spread over several databases: every unique key begins with it. */
export function shardOf(table: string): number {
  return createHash('sha256').update(table).digest().readUInt16BE(0) % SHARDS
}
