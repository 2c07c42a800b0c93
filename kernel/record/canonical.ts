import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { toHex } from '../chance/hex.ts'
import type { Position } from '../play/position.ts'
import { withoutSeries } from '../play/question-ids.ts'

/** JSON with sorted keys: equal data gives equal text on every platform. */
export function canonical(value: unknown): string {
  return JSON.stringify(ordered(value))
}

/** The same data with its keys in order. Plain `JSON.stringify` then writes it, which is faster than a replacer. */
function ordered(value: unknown): unknown {
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.some(isObject) ? value.map(ordered) : value
  const copy = new Ordered()
  for (const key of sortedKeysOf(value)) copy[key] = ordered(value[key as keyof typeof value])
  return copy
}

/** An object that inherits no names, not even `__proto__`. V8 is slow with objects that have no prototype at all. */
class Ordered {
  [key: string]: unknown
}
Object.setPrototypeOf(Ordered.prototype, null)

/** The sorted keys of an object. Positions have the same keys each time, so the last sorted list is cached. */
function sortedKeysOf(value: object): readonly string[] {
  const keys = Object.keys(value)
  const [first] = keys
  if (first === undefined || keys.length === 1) return keys
  const last = lastSorted.get(first)
  if (last !== undefined && areSame(last.keys, keys)) return last.sorted
  const sorted = keys.toSorted()
  if (lastSorted.size < MOST_SORTS || last !== undefined) lastSorted.set(first, { keys, sorted })
  return sorted
}

/** Cached lists by their first key. Data from outside may have any keys, so the number of lists is limited. */
const lastSorted = new Map<string, { readonly keys: readonly string[]; readonly sorted: readonly string[] }>()
const MOST_SORTS = 256

function areSame(ones: readonly string[], others: readonly string[]): boolean {
  if (ones.length !== others.length) return false
  for (let index = 0; index < ones.length; index++) if (ones[index] !== others[index]) return false
  return true
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

export function digestOf(value: unknown): string {
  return toHex(sha256(utf8ToBytes(canonical(value))))
}

/**
 * The hash of a position for records: the table and the open questions. It leaves out the secret key, because a record is
 * checked before its seed is published. It leaves out the stack, so that old records still verify after a refactoring.
 */
export function hashOf(t: Position): string {
  return digestOf({
    ...t,
    ...withoutSeries(t),
    // Undefined fields are left out.
    automas: undefined,
    isMasked: undefined,
    askedBy: undefined,
    jump: undefined,
    deferred: undefined,
    out: null,
    chance: t.chance.drawn,
    stack: null,
    answers: null,
    result: null,
    // Scores follow from the position. A later version may list them in more detail.
    outcome: t.outcome === null ? null : { winners: t.outcome.winners },
  }).slice(0, 16)
}

/** The hash of everything, including procedures that are under way. */
export function exactHashOf(t: Position): string {
  return digestOf({ ...t, ...withoutSeries(t), out: null, chance: t.chance.drawn })
}

const ENTRIES_PER_HASH = 10

/** The position's hash after every tenth entry, so that a divergence is found near the place where it happens. */
export function hashDue(entry: number, t: Position): string | undefined {
  return (entry + 1) % ENTRIES_PER_HASH === 0 ? hashOf(t) : undefined
}
