import { createHash } from 'node:crypto'
import { commit, type Game, Match, type MatchSetup, type SeatHolder } from '@kantyna/kernel'
import { automasOf } from './editions.ts'
import type { RoomState } from './room-state.ts'

/** The bright stars that lend bots their names: the same in both languages. */
const BOTS = ['Vega', 'Rigel', 'Altair', 'Deneb', 'Mira', 'Castor', 'Spica', 'Adhara']
/** The page shows the game's own name for an automa. */
const AUTOMA = 'Automa'

type Names = readonly (string | null)[]

/** Starts the match of a table at which everybody is ready. */
export function deal(game: Game, room: RoomState, names: Names): Match {
  return new Match(game, setupOf(game, room, names))
}

function setupOf(game: Game, { settings, seed, contributions }: RoomState, names: Names): MatchSetup<object> {
  const commitment = commit(seed)
  return {
    options: game.options(settings.seats.length).parse(settings.options),
    seats: holdersOf(game, settings, names),
    seed,
    contributions: contributions.map((own, seat) => own ?? contributionOf(commitment, seat)),
    isMasked: settings.isMasked,
  }
}

/**
 * A bot's contribution follows from what the server committed to before it knew the players, so the server cannot choose
 * it after seeing theirs.
 */
function contributionOf(commitment: string, seat: number): string {
  return createHash('sha256').update(`kantyna bot ${seat} ${commitment}`).digest('hex')
}

function holdersOf(game: Game, settings: RoomState['settings'], names: Names): SeatHolder[] {
  const players = settings.seats.map(
    (setting, seat): SeatHolder =>
      setting.kind === 'person'
        ? { name: nameOf(names, seat), kind: 'person' }
        : { name: nameOf(names, seat), kind: 'bot', level: setting.level },
  )
  const automas = Array.from(
    { length: automasOf(game, settings) },
    (): SeatHolder => ({ name: AUTOMA, kind: 'automa' }),
  )
  return [...players, ...automas]
}

/** The name of a seat: a player's own, or a bot's. */
export function nameOf(names: Names, seat: number): string {
  return names[seat] ?? BOTS[seat] ?? AUTOMA
}
