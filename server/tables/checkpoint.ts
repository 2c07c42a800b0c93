import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { SavedState } from './table-state.ts'

export function writeCheckpoint(state: SavedState): Uint8Array {
  return zstdCompressSync(JSON.stringify(state))
}

export function readCheckpoint(body: Uint8Array): SavedState {
  return JSON.parse(zstdDecompressSync(body).toString()) as SavedState // `writeCheckpoint` wrote it
}
