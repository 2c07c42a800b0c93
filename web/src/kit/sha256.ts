/**
 * The part of `@noble/hashes` that the page uses, in a fifth of its size: the page's build puts this in its place
 * (`vite.config.ts`). `web/vite/sha256.test.ts` compares the two.
 */

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array((data.length + 72) & -64)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  // The length in bits; the lengths here stay below 2^53.
  view.setUint32(padded.length - 8, data.length / 2 ** 29)
  view.setUint32(padded.length - 4, data.length * 8)
  const state = initial.slice()
  for (let block = 0; block < padded.length; block += 64) mix(state, view, block)
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word)
  return new Uint8Array(digest.buffer)
}

const [initial, rounds] = constants()
const schedule = new Int32Array(64)

/** The first bits of the fractions of roots of primes: square roots of eight to begin with, then cube roots of 64. */
function constants(): [Int32Array, Int32Array] {
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number++)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  const fraction = (root: number) => (root % 1) * 2 ** 32
  return [
    Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  ]
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function mix(state: Int32Array, view: DataView, block: number): void {
  const word = (index: number) => schedule[index] as number // the schedule has 64 words
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let index = 0; index < 64; index++) {
    if (index < 16) schedule[index] = view.getInt32(block + index * 4)
    else {
      const near = word(index - 15)
      const far = word(index - 2)
      const small = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3)
      const large = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10)
      schedule[index] = word(index - 16) + small + word(index - 7) + large
    }
    const chosen = (e & f) ^ (~e & g)
    const first =
      h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (rounds[index] as number) + word(index)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [index, sum] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] as number) + sum
}

export const utf8ToBytes = (text: string) => new TextEncoder().encode(text)

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

export const bytesToHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export function hexToBytes(hex: string): Uint8Array {
  if (!/^(?:[\da-f]{2})*$/i.test(hex)) throw new Error('these are no hex digits')
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
