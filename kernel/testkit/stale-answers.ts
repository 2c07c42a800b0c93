import {
  type Choice,
  canonical,
  fastDice,
  type Game,
  type Match,
  type Position,
  resumeMatch,
  startSeries,
} from '../index.ts'
import { questionNumber } from '../play/question-ids.ts'
import { anyChoice, type GameCase, newTestMatch } from './random-game.ts'

/**
 * The number of choices between two undos; larger in long games, because an undo takes time.
 */
const UNDO_STEP = 4
const LONG_GAME = 200
const LONG_UNDO_STEP = 41

/** The number of latest stale answers to try at each step. */
const STALE_TRIED = 6

/**
 * Plays a match with undos, withdrawn answers and other choices in their place. No id of a question that was answered or
 * taken back may be used again, and an answer to it must be refused as stale and change nothing. Halfway, the match is
 * resumed from its record, like a table that was closed and opened again.
 */
export function checkStaleAnswers<P extends Position, O extends object>(
  gameCase: GameCase<P, O>,
  seed: number,
): string[] {
  const { game } = gameCase
  const dice = fastDice(seed * 17)
  const wrong: string[] = []
  const ids = new QuestionIds()
  const stale: Choice[] = []
  let match = newTestMatch(gameCase, seed)
  let steps = 0
  while (!match.isOver && wrong.length === 0 && steps < game.longestGame) {
    steps++
    wrong.push(...ids.see(match.position), ...acceptedAnswers(match, stale.slice(-STALE_TRIED)))
    const choice = anyChoice(match, dice.below)
    if (choice === null) return [...wrong, 'nobody is asked']
    match.choose(choice)
    if ('decision' in choice) stale.push(choice)
    if (steps % (steps < LONG_GAME ? UNDO_STEP : LONG_UNDO_STEP) !== 0) continue
    // The answers that the undo takes back.
    wrong.push(...ids.see(match.position))
    const unanswered = anyChoice(match, dice.below)
    const isPending = match.undoReach(choice.seat).isPending
    if (!match.undo(choice.seat, true)) continue
    if (unanswered !== null && 'decision' in unanswered && !isPending) stale.push(unanswered)
    wrong.push(...ids.see(match.position), ...acceptedAnswers(match, stale.slice(-STALE_TRIED)))
    if (steps % (UNDO_STEP * 10) !== 0) continue
    // The match is resumed only if its record leads to the same position.
    const resumed = resumeMatch(game, match.record(), true)
    if (!resumed.ok) return [...wrong, `the match cannot go on: ${resumed.error.code}`]
    match = resumed.value
    ids.resume(match.position)
  }
  return wrong
}

/** Remembers the ids of questions that are gone. */
class QuestionIds {
  #open: ReadonlySet<number> = new Set()
  readonly #over = new Set<number>()

  see({ open }: Position): string[] {
    const now = new Set(open.map(({ id }) => id))
    for (const id of this.#open) if (!now.has(id)) this.#over.add(id)
    this.#open = now
    return open.flatMap(({ id, kind }) =>
      this.#over.has(id) ? [`${kind} is asked under the old id ${id}`] : [],
    )
  }

  /** A table that is opened again may use new ids for its open questions. */
  resume({ open }: Position): void {
    this.#open = new Set(open.map(({ id }) => id))
  }
}

function acceptedAnswers<P extends Position, O extends object>(
  match: Match<P, O>,
  stale: readonly Choice[],
): string[] {
  return stale.flatMap((choice) => {
    const before = match.entries.length
    const taken = match.choose(choice)
    const said = taken.ok ? 'accepted' : taken.error.code
    const isRefused = said === 'stale' || said === 'over'
    return isRefused && match.entries.length === before
      ? []
      : [`the stale answer ${canonical(choice)} was ${said}`]
  })
}

/** The same choice, for the question that an undo has asked again under a new id. */
export function askedAgain<P extends Position, O extends object>(match: Match<P, O>, choice: Choice): Choice {
  if (!('decision' in choice)) return choice
  const number = questionNumber(choice.decision)
  const open = match.position.open.find(({ id }) => questionNumber(id) === number)
  return { ...choice, decision: open?.id ?? choice.decision }
}

/** The position as if there had been no take-backs: only the ids of its questions differ. */
export function withFirstIds<P extends Position>(game: Game<P>, t: P): P {
  const copy = game.copy(t)
  startSeries(copy, 0)
  return copy
}
