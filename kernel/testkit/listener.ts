import {
  answer,
  anyAnswer,
  at,
  begin,
  fastDice,
  newChance,
  newOutbox,
  type Position,
  takeStanding,
} from '../index.ts'
import { exactHashOf } from '../record/canonical.ts'
import { DECISIONS_PER_MOVE, type GameCase, randomMove } from './random-game.ts'

/**
 * Plays a game twice in parallel, with the same choices and outcomes of chance: without a listener, as bots and
 * simulations do, and with an outbox that collects events and draws, as a match does. Both must reach the same
 * positions. Otherwise bots would search a different game from the one being played.
 */
export function checkListener<P extends Position, O extends object>(
  { game, seats, options, automas = [], isMasked = false }: GameCase<P, O>,
  seed: number,
): string[] {
  const dice = fastDice(seed)
  const seating = { seats, automas, isMasked }
  const quiet = begin(game, seating, options, newChance(seed, game.streams))
  const heard = begin(game, seating, options, newChance(seed, game.streams), newOutbox())
  for (let choices = 0; choices < game.longestGame; choices++) {
    if (exactHashOf(quiet) !== exactHashOf(heard))
      return [`with a listener the position differs after ${choices} choices`]
    if (quiet.outcome !== null) return []
    heard.out = newOutbox()
    const move = dice.below(DECISIONS_PER_MOVE) === 0 ? randomMove(game, quiet, dice.below) : null
    const place = dice.below(quiet.open.length)
    if (move !== null) {
      for (const t of [quiet, heard]) takeStanding(game, t, move.move, move.seat, move.picks)
      continue
    }
    const picks = anyAnswer(game, quiet, at(quiet.open, place), dice.below)
    for (const t of [quiet, heard]) answer(game, t, at(t.open, place), picks)
  }
  return ['the game does not end']
}
