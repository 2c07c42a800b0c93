import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromHex, toHex } from './hex.ts'

/**
 * How a table proves that nobody chose its random numbers. Before the setup, the house publishes `commit(seed)` and
 * every seat publishes `commit(contribution)`. Then the contributions are opened: with the seed, they determine the
 * key. The seed is opened when the game is over. Everybody commits first, so nobody can steer the key, and everybody
 * can check it.
 */
export function commit(secret: string): string {
  return digest('kantyna commitment', [secret])
}

/** The seats that contribute to chance, in order: all except automas. */
export function contributors(seats: readonly { readonly kind: string }[]): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'automa' ? [] : [seat]))
}

/** The key of chance: computed from the house's seed and all contributions, in seat order. */
export function chanceKey(seed: string, contributions: readonly string[]): string {
  return digest('kantyna key', [seed, ...contributions])
}

function digest(purpose: string, secrets: readonly string[]): string {
  return toHex(sha256(concatBytes(utf8ToBytes(purpose), ...secrets.map(fromHex))))
}
