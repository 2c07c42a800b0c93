/** A number computed from a name: a thing always looks the same, and different things look different. */
export function seedOf(name: string): number {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return seed >>> 0
}

/** A number from 0 to below `below`, a different one for every `use`. */
export function hashBelow(seed: number, use: number, below: number): number {
  let mixed = Math.imul(seed ^ Math.imul(use + 1, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below
}
