import type { Game, GameMeta } from './game.ts'
import type { Seating } from './position.ts'

/** The seating for the rules, from a list of seat holders. */
export function seatingOf({
  seats,
  isMasked = false,
}: {
  readonly seats: readonly { readonly kind: string }[]
  readonly isMasked?: boolean | undefined
}): Seating {
  const automas = seats.flatMap(({ kind }, seat) => (kind === 'automa' ? [seat] : []))
  return { seats: seats.length, automas, isMasked }
}

/** The parts of a game that decide who sits at its tables. */
type SeatedGame<O extends object> = Pick<Game<never, O>, 'automas'> & {
  readonly meta: Pick<GameMeta, 'seats' | 'automas'>
}

/** Whether a game can be played by these seats. If the game names a number of automas, exactly these must sit there. */
export function isTableFor<O extends object>(
  game: SeatedGame<O>,
  seats: readonly { readonly kind: string }[],
  options: O,
): boolean {
  const { meta } = game
  if (meta.automas === undefined) return meta.seats.includes(seats.length)
  const players = seats.filter(({ kind }) => kind !== 'automa').length
  const { automas = [], seats: all } = seatingFor(game, players, options)
  return (
    meta.seats.includes(players) &&
    all === seats.length &&
    automas.every((seat) => seats[seat]?.kind === 'automa')
  )
}

/** The seats of a table for a number of people: first the people, then the automas that join them. */
export function seatingFor<O extends object>(game: SeatedGame<O>, people: number, options: O): Seating {
  const joining = game.automas?.(people, options) ?? game.meta.automas?.[people] ?? 0
  if (joining === 0) return { seats: people }
  return { seats: people + joining, automas: Array.from({ length: joining }, (_, index) => people + index) }
}
