import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromHex } from './hex.ts'

const WORDS = 2 ** 32

/**
 * The generator of real games: SHA-256 over the secret key, the stream's name and a counter. Past numbers reveal nothing
 * about future ones, and anyone who gets the key afterwards can recompute all of them. It uses rejection sampling.
 */
export function fairBelow(key: string, stream: string, index: number, limit: number): number {
  for (let attempt = 0; ; attempt++) {
    const word = fairWord(key, stream, index, attempt)
    const result = word % limit
    if (word - result <= WORDS - limit) return result
  }
}

function fairWord(key: string, stream: string, index: number, attempt: number): number {
  const block = blockOf(key, stream, index >>> 3, attempt)
  const offset = (index & 7) * 4
  const byte = (place: number) => block[offset + place] ?? 0
  return ((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)) >>> 0
}

/** Caches the last block of eight numbers, because a shuffle draws many numbers in a row. */
const last = { key: '', stream: '', block: -1, attempt: -1, bytes: new Uint8Array(32) }

function blockOf(key: string, stream: string, block: number, attempt: number): Uint8Array {
  if (last.block !== block || last.attempt !== attempt || last.stream !== stream || last.key !== key) {
    last.bytes = new Uint8Array(
      sha256(concatBytes(fromHex(key), utf8ToBytes(`/${stream}/${block}/${attempt}`))),
    )
    last.key = key
    last.stream = stream
    last.block = block
    last.attempt = attempt
  }
  return last.bytes
}
