import {
  canonical,
  decisionsFor,
  type Game,
  movesFor,
  type Position,
  type Seat,
  viewOf,
  waitingAt,
} from '../index.ts'

/** Everything that a seat can see at one moment, as text. */
export function seenBy<P extends Position>(game: Game<P>, t: P, seat: Seat | null): string {
  return canonical({
    view: viewOf(game, t, seat),
    decisions: seat === null ? [] : decisionsFor(game, t, seat),
    waiting: waitingAt(game, t),
    moves: seat === null ? [] : movesFor(game, t, seat),
  })
}

/** The first difference between two texts, with some context; null if they are the same. */
export function firstDifference(a: string, b: string): string | null {
  if (a === b) return null
  let index = 0
  while (index < a.length && a[index] === b[index]) index++
  return `…${a.slice(Math.max(0, index - 40), index + 40)}… or …${b.slice(Math.max(0, index - 10), index + 40)}…`
}
