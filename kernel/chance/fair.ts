import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromHex } from './hex.ts'

/**
 * The generator of real games: SHA-256 over the secret key, the stream's name and a counter. Numbers seen betray
 * nothing about numbers to come, and anyone who is given the key afterwards can recompute every one.
 */
export function fairWord(key: string, stream: string, index: number, attempt: number): number {
  const block = blockOf(key, stream, index >>> 3, attempt)
  const offset = (index & 7) * 4
  return new DataView(block.buffer, block.byteOffset + offset, 4).getUint32(0)
}

/** A shuffle draws many numbers in a row from one block of eight: the last block is worth keeping. */
let lastName = ''
let lastBlock = new Uint8Array(32)

function blockOf(key: string, stream: string, block: number, attempt: number): Uint8Array {
  const name = `${key}/${stream}/${block}/${attempt}`
  if (name !== lastName) {
    lastBlock = new Uint8Array(
      sha256(concatBytes(fromHex(key), utf8ToBytes(`/${stream}/${block}/${attempt}`))),
    )
    lastName = name
  }
  return lastBlock
}
