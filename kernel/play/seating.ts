import type { GameMeta } from './game.ts'
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

/** Whether a game is for those who sit there; where it says how many automas join, for them and no others. */
export function isTableFor(
  meta: Pick<GameMeta, 'seats' | 'automas'>,
  seats: readonly { readonly kind: string }[],
): boolean {
  if (meta.automas === undefined) return meta.seats.includes(seats.length)
  const players = seats.filter(({ kind }) => kind !== 'automa').length
  const { automas = [], seats: all } = seatingFor(meta, players)
  return (
    meta.seats.includes(players) &&
    all === seats.length &&
    automas.every((seat) => seats[seat]?.kind === 'automa')
  )
}

/** The seats of a table for so many people: theirs first, then those of the automas that join them. */
export function seatingFor({ automas }: Pick<GameMeta, 'automas'>, people: number): Seating {
  const joining = automas?.[people] ?? 0
  if (joining === 0) return { seats: people }
  return { seats: people + joining, automas: Array.from({ length: joining }, (_, index) => people + index) }
}
