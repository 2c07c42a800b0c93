import type { BotLevel } from '@kantyna/bots'
import type { GameMeta } from '@kantyna/kernel'
import { expansionsOf } from '../games/games.ts'
import { readText, writeText } from '../kit/storage.ts'
import { type KeptSeating, parseSeating, type Seating, withLevel } from './seating.ts'

/** The seating of the last table of a game: the default for the next one. */
export function lastSeating(meta: GameMeta): KeptSeating {
  const expansions = expansionsOf(meta.id).map(({ id }) => id)
  return parseSeating(readText(keyOf(meta)), meta, expansions)
}

export function keepSeating(meta: GameMeta, seating: Seating): void {
  writeText(keyOf(meta), JSON.stringify(seating))
}

/** Makes this level the default for bots in the next games. */
export function keepLevel(meta: GameMeta, level: BotLevel): void {
  const { seating } = lastSeating(meta)
  keepSeating(meta, { ...seating, seats: withLevel(seating.seats, level) })
}

function keyOf({ id }: GameMeta): string {
  return `kantyna.seating.${id}`
}
