import { createHash } from 'node:crypto'
import type { LogRow } from '../log/log-store.ts'

/** The running hash before the first row. */
export const NO_ROWS = '0'.repeat(64)

/** The running hash after a row: it changes if anything before has changed. */
export function hashAfter(hash: string, { number, kind, body }: Omit<LogRow, 'command'>): string {
  return createHash('sha256')
    .update(hash)
    .update(JSON.stringify([number, kind, body]))
    .digest('hex')
}
