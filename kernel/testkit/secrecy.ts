import {
  canonical,
  type Dice,
  decisionsFor,
  type Game,
  guess,
  type Position,
  type Seat,
  viewOf,
} from '../index.ts'

/** Everything that a seat gets to see at a moment, byte by byte. */
export function seenBy<P extends Position>(game: Game<P>, t: P, seat: Seat | null): string {
  return canonical({
    view: viewOf(game, t, seat),
    decisions: seat === null ? [] : decisionsFor(game, t, seat),
  })
}

/** Another position that the seat could not tell from this one: everything hidden from it dealt anew. */
export function scrambled<P extends Position>(game: Game<P>, t: P, seat: Seat | null, dice: Dice): P {
  const own = t.open.filter((open) => open.seat === seat)
  return guess(game, viewOf(game, t, seat), own, (sides) => dice.below(sides))
}

/**
 * Non-interference: change everything that a seat may not know, and not one byte of what it sees may change. Tells
 * what differs, or nothing.
 */
export function checkSecrecy<P extends Position>(
  game: Game<P>,
  t: P,
  seat: Seat | null,
  dice: Dice,
): string[] {
  const other = scrambled(game, t, seat, dice)
  const problems = game
    .violations(other)
    .map((what) => `a guess of seat ${seat} is no legal position: ${what}`)
  if (seenBy(game, t, seat) !== seenBy(game, other, seat)) {
    problems.push(
      `seat ${seat} can tell what is hidden from it (${firstDifference(seenBy(game, t, seat), seenBy(game, other, seat))})`,
    )
  }
  return problems
}

function firstDifference(a: string, b: string): string {
  let index = 0
  while (index < a.length && a[index] === b[index]) index++
  return `…${a.slice(Math.max(0, index - 40), index + 40)}…`
}
