import {
  answer,
  anyAnswer,
  type CheckedGame,
  canonical,
  type Dice,
  type Game,
  guess,
  type Position,
  type Seat,
  viewOf,
} from '../index.ts'
import { exactHashOf } from '../record/canonical.ts'
import { isHidden, policyOf } from '../secrets/piles.ts'
import { firstDifference, seenBy } from './seen.ts'

/**
 * A bot's guess must be a legal position that its seat cannot distinguish from the real one, and it must be playable. A
 * guess that equals the truth must lead to the same position as the truth.
 */
export function checkGuess<P extends Position>(game: CheckedGame<P>, t: P, seat: Seat, dice: Dice): string[] {
  const own = t.open.filter((open) => open.seat === seat)
  const guessed = guess(game, viewOf(game, t, seat), own, dice.below)
  const problems = game
    .violations(guessed)
    .map((what) => `a guess of seat ${seat} is no legal position: ${what}`)
  const difference = firstDifference(seenBy(game, t, seat), seenBy(game, guessed, seat))
  if (difference !== null && isAskedAlike(t, guessed))
    problems.push(`a guess of seat ${seat} looks different (${difference})`)
  return [...problems, ...checkTrueGuess(game, t, seat, dice), ...checkPlayingOn(game, guessed, seat, dice)]
}

/** If a guess replaces a secret card, the other card may ask something else, or nothing. */
function isAskedAlike(t: Position, guessed: Position): boolean {
  return (
    canonical(t.open.map(({ id, kind }) => [id, kind])) ===
    canonical(guessed.open.map(({ id, kind }) => [id, kind]))
  )
}

/** Puts the true hidden pieces into a guess. Then the same answers and outcomes of chance must lead to the same position. */
function checkTrueGuess<P extends Position>(game: Game<P>, t: P, seat: Seat, dice: Dice): string[] {
  const [open] = t.open
  if (open === undefined || open.seat !== seat || t.open.length > 1 || t.answers.length > 0) return []
  const truth = guess(game, viewOf(game, t, seat), [open], dice.below)
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    if (isHidden(policy) || policy === 'knowers')
      Reflect.set(truth, field, structuredClone(Reflect.get(t, field)))
  }
  truth.chance = { key: t.chance.key, drawn: { ...t.chance.drawn } }
  const played = game.copy(t)
  const picks = anyAnswer(game, t, open, dice.below)
  try {
    answer(game, truth, open, picks)
  } catch (problem) {
    return [`the truth as a guess of seat ${seat} cannot be played on from: ${String(problem)}`]
  }
  answer(game, played, open, picks)
  return exactHashOf({ ...truth, answers: [] }) === exactHashOf({ ...played, answers: [] })
    ? []
    : [`after ${open.kind} the truth as a guess of seat ${seat} leads elsewhere`]
}

/** Plays a few random answers from a guess: none may fail. */
function checkPlayingOn<P extends Position>(
  game: CheckedGame<P>,
  guessed: P,
  seat: Seat,
  dice: Dice,
): string[] {
  try {
    for (let step = 0; step < 6 && guessed.outcome === null; step++) {
      const open = guessed.open[0]
      if (open === undefined) break
      answer(game, guessed, open, anyAnswer(game, guessed, open, dice.below))
    }
    return game.violations(guessed).map((what) => `playing on from a guess of seat ${seat}: ${what}`)
  } catch (problem) {
    return [`a guess of seat ${seat} cannot be played on from: ${String(problem)}`]
  }
}
