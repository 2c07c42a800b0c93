import {
  anyAnswer,
  type Decision,
  everyAnswer,
  type GameWithBots,
  type Position,
  type RandomBelow,
} from '@kantyna/kernel'

/** With more answers than this, a random sample of this size is weighed. */
const MOST_CANDIDATES = 64

/** The answers worth weighing: the game's own candidates, else all legal answers, or a sample if there are too many. */
export function candidates<P extends Position>(
  game: GameWithBots<P>,
  t: P,
  decision: Decision,
  randomBelow: RandomBelow,
): readonly (readonly number[])[] {
  return (
    game.candidates?.(t, decision) ??
    everyAnswer(game, t, decision, MOST_CANDIDATES) ??
    sample(game, t, decision, randomBelow)
  )
}

/** A sample without repeats. */
function sample<P extends Position>(
  game: GameWithBots<P>,
  t: P,
  decision: Decision,
  randomBelow: RandomBelow,
): (readonly number[])[] {
  const found = new Map<string, readonly number[]>()
  // In a set of options the order means nothing. In an answer with parts it matters.
  const isSet = decision.min !== 1 || decision.max !== 1
  for (let tries = 0; tries < MOST_CANDIDATES; tries++) {
    const picks = anyAnswer(game, t, decision, randomBelow)
    found.set((isSet ? picks.toSorted((a, b) => a - b) : picks).join(), picks)
  }
  return [...found.values()]
}
