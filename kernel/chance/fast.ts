/** A small counter-based generator for simulation and search: it computes any word of any stream directly. */

/** Words have 30 bits, because V8 divides small integers fastest. */
const WORDS = 2 ** 30

/** A whole number from 0 to limit − 1. Rejects words that would favour small numbers. */
export function fastBelow(key: number, stream: string, index: number, limit: number): number {
  const start = startOf(key, stream) + Math.imul(index, 0x9e3779b9)
  for (let attempt = 0; ; attempt++) {
    const word = mix(start + Math.imul(attempt, 0x85ebca6b)) >>> 2
    const result = word % limit
    if (word - result <= WORDS - limit) return result
  }
}

/** Caches the start of the last stream, because a shuffle draws many numbers in a row. */
const last = { key: 0, stream: '', start: 0 }

function startOf(key: number, stream: string): number {
  if (last.stream !== stream || last.key !== key) {
    last.key = key
    last.stream = stream
    last.start = mix(key ^ saltOf(stream))
  }
  return last.start
}

function saltOf(stream: string): number {
  let salt = 0x811c9dc5
  for (let i = 0; i < stream.length; i++) salt = Math.imul(salt ^ stream.charCodeAt(i), 0x01000193)
  return salt
}

/** Scatters 32 bits: two rounds of multiply and xor-shift, constants by Wellons (hash-prospector). */
function mix(word: number): number {
  let x = word | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return x ^ (x >>> 15)
}

/** A random stream outside any position, for bots and simulations. */
export interface Dice {
  readonly below: RandomBelow
}

/** Returns a random whole number from 0 to limit − 1. */
export type RandomBelow = (limit: number) => number

export function fastDice(seed: number): Dice {
  const key = mix(seed + 0x6a09e667)
  let state = key
  return {
    below(limit) {
      state = (state + 0x9e3779b9) | 0
      // The bias of a multiply is under one in 2^32 / limit: irrelevant for bots, and no loop in the hot path.
      return Math.floor(((mix(state) >>> 0) / 4294967296) * limit)
    },
  }
}
