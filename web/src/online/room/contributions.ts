import { type Seat, toHex } from '@kantyna/kernel'
import { fieldsOf } from '../../kit/kept.ts'
import { readText, writeText } from '../../kit/storage.ts'

const key = 'kantyna.contributions'
/** Older ones belong to games whose records were kept elsewhere, or never. */
const MOST = 100

/** This device's part of the random numbers of a table. It is kept, so that its player can find it in the record. */
export function newContribution(table: string, seat: Seat): string {
  const contribution = toHex(crypto.getRandomValues(new Uint8Array(32)))
  const kept = Object.entries(fieldsOf(readText(key))).filter(([name]) => name !== nameOf(table, seat))
  const entries = [...kept, [nameOf(table, seat), contribution]].slice(-MOST)
  writeText(key, JSON.stringify(Object.fromEntries(entries)))
  return contribution
}

/** What this device has contributed to online games. */
export function keptContributions(): ReadonlySet<unknown> {
  return new Set(Object.values(fieldsOf(readText(key))))
}

function nameOf(table: string, seat: Seat): string {
  return `${table} ${seat}`
}
