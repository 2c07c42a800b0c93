import { botNames } from '@kantyna/bots'
import { entryOf, expansionEntries } from '@kantyna/games'
import { editionOf, type FullGameBundle, type Game, modulesIn, seatingFor } from '@kantyna/kernel'
import type { TableSettings } from '@kantyna/online'

/** In games for younger children, only prepared sentences can be said. */
const FREE_TALK_AGE = 10

/** Opens the game of a table with its expansions; null if the settings name something that does not exist. */
export async function openEdition({ game, options }: TableSettings): Promise<FullGameBundle | null> {
  const own = expansionEntries.filter(({ meta }) => meta.extends === game).map(({ meta }) => meta.id)
  const modules: unknown = options['modules'] ?? []
  if (!Array.isArray(modules) || modulesIn(options).some((module) => !own.includes(module))) return null
  return (await entryOf(editionOf(game, options))?.open()) ?? null
}

/** Whether a table can be played with these settings. */
export function arePlayable(game: Game, settings: TableSettings): boolean {
  const { seats, options, isListed, isMasked, talk } = settings
  return (
    game.meta.seats.includes(seats.length) &&
    game.options(seats.length).safeParse(options).success &&
    seats.some(({ kind }) => kind === 'person') &&
    seats.every((seat) => seat.kind === 'person' || botNames.some((known) => known === seat.level)) &&
    // Strangers meet at a listed table: there, nothing may leak, and nobody can write freely.
    (!isListed || (isMasked && talk === 'presets')) &&
    (talk === 'presets' || game.meta.age >= FREE_TALK_AGE)
  )
}

/** How many automas join the players. */
export function automasOf(game: Game, { seats, options }: TableSettings): number {
  const read = game.options(seats.length).safeParse(options)
  if (!read.success) return 0
  return seatingFor(game, seats.length, read.data).automas?.length ?? 0
}
