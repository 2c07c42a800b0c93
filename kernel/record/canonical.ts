import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { toHex } from '../chance/hex.ts'
import type { Position } from '../play/position.ts'

/** JSON with sorted keys: equal data gives equal text on every platform. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

export function digestOf(value: unknown): string {
  return toHex(sha256(utf8ToBytes(canonical(value))))
}

/** The fingerprint of a position: everything but the secret key (a record is checked before it is opened). */
export function hashOf(t: Position): string {
  return digestOf({ ...t, out: null, chance: t.chance.drawn }).slice(0, 16)
}
