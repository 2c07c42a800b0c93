import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

export const toHex = bytesToHex
export const fromHex = hexToBytes

/** A 256-bit value as 64 lower-case hex digits. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}
