import {
  answer,
  anyAnswer,
  at,
  type Decision,
  type GameWithBots,
  mayMove,
  type Position,
  type RandomBelow,
  type Seat,
  takeStanding,
} from '@kantyna/kernel'

/** Plays on with quick answers while the condition holds, for a limited number of decisions. */
export function playOn<P extends Position>(
  game: GameWithBots<P>,
  t: P,
  randomBelow: RandomBelow,
  decisions: number,
  goesOn: (open: Decision) => boolean = () => true,
): void {
  for (let played = 0; played < decisions && t.outcome === null; played++) {
    const open = at(t.open, 0)
    if (!goesOn(open)) return
    if (game.proposesFreeActions === true && takeProposal(game, t, open.seat)) continue
    answer(game, t, open, quickPicks(game, t, open, randomBelow))
  }
}

/** Makes the move that the game proposes to a seat, and returns whether there was one. */
function takeProposal<P extends Position>(game: GameWithBots<P>, t: P, seat: Seat): boolean {
  const proposed = game.propose?.(t, seat) ?? null
  const move = proposed === null ? undefined : game.standing?.moves[proposed.move]
  if (proposed === null || move === undefined || !mayMove(game, t, seat, proposed.move)) return false
  takeStanding(game, t, move, seat, proposed.picks)
  return true
}

/** A quick answer: the game's own policy if it has one, else any legal answer. */
function quickPicks<P extends Position>(
  game: GameWithBots<P>,
  t: P,
  decision: Decision,
  randomBelow: RandomBelow,
): readonly number[] {
  return game.policy?.(t, decision, randomBelow) ?? anyAnswer(game, t, decision, randomBelow)
}

/** The evaluation of a seat together with its allies: from 0 (lost) to 1 (won). */
export function worthFor<P extends Position>(game: GameWithBots<P>, t: P, seat: Seat): number {
  const side = game.allies(t.seats, seat)
  let sum = 0
  for (const ally of side) sum += game.evaluate(t, ally)
  return sum / side.length
}
