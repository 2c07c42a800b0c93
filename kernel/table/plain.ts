import type { Plain } from '../play/position.ts'

/** Bounds for data from outside: generous for any game, and small enough to check quickly. */
const DEEPEST = 12
const LONGEST_LIST = 5000
const LONGEST_TEXT = 2000
const MOST_VALUES = 50_000

/** Whether a value is JSON within bounds, with no key that reaches into prototypes. */
export function isPlain(value: unknown): value is Plain {
  let left = MOST_VALUES
  const isWithin = (part: unknown, depth: number): boolean => {
    if (--left < 0 || depth > DEEPEST) return false
    switch (typeof part) {
      case 'boolean':
        return true
      case 'number':
        return Number.isFinite(part)
      case 'string':
        return part.length <= LONGEST_TEXT
      case 'object':
        if (part === null) return true
        if (Array.isArray(part))
          return part.length <= LONGEST_LIST && part.every((each) => isWithin(each, depth + 1))
        return isRecord(part) && Object.values(part).every((each) => isWithin(each, depth + 1))
      default:
        return false
    }
  }
  return isWithin(value, 0)
}

function isRecord(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  return Object.keys(value).every((key) => key.length <= LONGEST_TEXT && key !== '__proto__')
}
