import type { GameMeta } from '@kantyna/kernel'
import { readText, writeText } from '../kit/storage.ts'
import { parseSeating, type Seating } from './seating.ts'

/** Tables are set as they were the last time. */
export function lastSeating(meta: GameMeta): Seating {
  return parseSeating(readText(keyOf(meta)), meta)
}

export function keepSeating(meta: GameMeta, seating: Seating): void {
  writeText(keyOf(meta), JSON.stringify(seating))
}

function keyOf({ id }: GameMeta): string {
  return `kantyna.seating.${id}`
}
