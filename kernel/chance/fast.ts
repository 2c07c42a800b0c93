/** A small counter-based generator for simulation and search: any word of any stream without the words before it. */

const streamSalts = new Map<string, number>()

export function fastWord(key: number, stream: string, index: number, attempt: number): number {
  return mix(mix(key ^ saltOf(stream)) + Math.imul(index, 0x9e3779b9) + Math.imul(attempt, 0x85ebca6b))
}

function saltOf(stream: string): number {
  const known = streamSalts.get(stream)
  if (known !== undefined) return known
  let salt = 0x811c9dc5
  for (let i = 0; i < stream.length; i++) salt = Math.imul(salt ^ stream.charCodeAt(i), 0x01000193)
  streamSalts.set(stream, salt)
  return salt
}

/** Scatters 32 bits: two rounds of multiply and xor-shift, constants by Wellons (hash-prospector). */
function mix(word: number): number {
  let x = word | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/** A stream of its own outside any position, for bots and simulations: plain numbers below a bound. */
export interface Dice {
  below(sides: number): number
}

export function fastDice(seed: number): Dice {
  const key = mix(seed + 0x6a09e667)
  let state = key
  return {
    below(sides) {
      state = (state + 0x9e3779b9) | 0
      // The bias of a multiply is under one in 2^32 / sides: irrelevant for bots, and no loop in the hot path.
      return Math.floor((mix(state) / 4294967296) * sides)
    },
  }
}
