/** Numbers derived from a name: the same card always looks the same, and no two look alike. */
export function seedOf(name: string): number {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return seed >>> 0
}

/** From 0 up to, but not including, `below`; a different number for every `use`. */
export function hashBelow(seed: number, use: number, below: number): number {
  let mixed = Math.imul(seed ^ Math.imul(use + 1, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below
}
