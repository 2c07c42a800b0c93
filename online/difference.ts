import type { Plain } from '@kantyna/kernel'
import * as z from 'zod/mini'

/**
 * The difference between two versions of plain data, so that an update is small. `[0, value]` replaces; `[1, changes,
 * removed]` changes fields of an object; `[2, length, changes]` changes items of a list of this length.
 */
export type Difference =
  | readonly [0, Plain]
  | readonly [1, { readonly [key: string]: Difference }]
  | readonly [1, { readonly [key: string]: Difference }, readonly string[]]
  | readonly [2, number, { readonly [index: string]: Difference }]

/** The difference that leads from one version to the next; null if they are equal. */
export function differenceOf(before: Plain | undefined, after: Plain): Difference | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after)
  if (isFields(before) && isFields(after)) return ofFields(before, after)
  return [0, after]
}

function ofLists(before: readonly Plain[], after: readonly Plain[]): Difference | null {
  const changes: Record<string, Difference> = {}
  let isChanged = before.length !== after.length
  for (const [index, value] of after.entries()) {
    const change = differenceOf(before[index], value)
    if (change === null) continue
    changes[index] = change
    isChanged = true
  }
  return isChanged ? [2, after.length, changes] : null
}

function ofFields(before: PlainFields, after: PlainFields): Difference | null {
  const changes: [string, Difference][] = []
  for (const [key, value] of Object.entries(after)) {
    // JSON leaves out undefined fields.
    if (value === undefined) continue
    const change = differenceOf(fieldOf(before, key), value)
    if (change !== null) changes.push([key, change])
  }
  const removed = Object.keys(before).filter(
    (key) => before[key] !== undefined && fieldOf(after, key) === undefined,
  )
  if (removed.length > 0) return [1, Object.fromEntries(changes), removed]
  return changes.length > 0 ? [1, Object.fromEntries(changes)] : null
}

/** Without what every object inherits, such as `constructor`. */
function fieldOf(fields: PlainFields, key: string): Plain | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined
}

/** The next version. Throws a `TypeError` if the difference is not one of this value. */
export function applied(before: Plain | undefined, difference: Difference): Plain {
  switch (difference[0]) {
    case 0:
      return difference[1]
    case 1:
      return appliedToFields(before, difference[1], difference[2] ?? [])
    case 2:
      return appliedToList(before, difference[1], difference[2])
    default:
      throw new TypeError('This is not a difference.')
  }
}

function appliedToFields(
  before: Plain | undefined,
  changes: { readonly [key: string]: Difference },
  removed: readonly string[],
): Plain {
  if (!isFields(before)) throw new TypeError('The difference is one of an object.')
  // In a map, because assigning to `__proto__` would not make a field.
  const after = new Map(Object.entries(before))
  for (const key of removed) after.delete(key)
  for (const [key, change] of Object.entries(changes)) after.set(key, applied(fieldOf(before, key), change))
  return Object.fromEntries(after)
}

function appliedToList(
  before: Plain | undefined,
  length: number,
  changes: { readonly [index: string]: Difference },
): Plain {
  if (!Array.isArray(before)) throw new TypeError('The difference is one of a list.')
  return Array.from({ length }, (_, index) => {
    const change = changes[index]
    const value = change === undefined ? before[index] : applied(before[index], change)
    if (value === undefined) throw new TypeError('The difference leaves a gap in a list.')
    return value
  })
}

type PlainFields = { readonly [key: string]: Plain }

function isFields(value: Plain | undefined): value is PlainFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Only the outer form is checked: `applied` refuses what does not fit, and the result is checked as a whole. */
export const differenceSchema: z.ZodMiniType<Difference> = z.custom<Difference>(
  (value) => Array.isArray(value) && [0, 1, 2].includes(value[0]),
)
