import type { Game, GameMeta } from './game.ts'
import type { Seating } from './position.ts'

/** Who plays, as far as the rules go by it, from the list of those who sit there. */
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

/** As far as it says who sits at its tables. */
type SeatedGame<O extends object> = Pick<Game<never, O>, 'automas'> & {
  readonly meta: Pick<GameMeta, 'seats' | 'automas'>
}

/** Whether a game is for those who sit there; where it says how many automas join, for them and no others. */
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

/** The seats of a table for a number of people: theirs first, then those of the automas that join them. */
export function seatingFor<O extends object>(game: SeatedGame<O>, people: number, options: O): Seating {
  const joining = game.automas?.(people, options) ?? game.meta.automas?.[people] ?? 0
  if (joining === 0) return { seats: people }
  return { seats: people + joining, automas: Array.from({ length: joining }, (_, index) => people + index) }
}
