import type { Match, Seat, Thing } from '@kantyna/kernel'
import { type MadeChoice, turnOf } from './made-choice.ts'

/** A question that somebody has to answer, as far as everybody may know of it. */
export interface Asking {
  readonly id: number
  readonly seat: Seat
  readonly kind: string
  /** What on the table asks. */
  readonly source: Thing | null
  /** Whose turn it breaks into; null where a turn goes on or begins. */
  readonly during: Seat | null
}

export function askingAt(match: Match, made: readonly MadeChoice[]): Asking[] {
  const { game, position } = match
  const isKnown = game.whoseTurn !== undefined
  const turn = isKnown ? (game.whoseTurn?.(position) ?? null) : turnOf(made)
  return position.open.map(({ id, seat, kind }) => ({
    id,
    seat,
    kind,
    source: game.decisions[kind]?.source?.(position, seat) ?? null,
    during: seat === turn || (!isKnown && game.turnKinds.includes(kind)) ? null : turn,
  }))
}
