import { type Decision, type Match, waitingAt } from '@kantyna/kernel'
import type { Clock } from './clock.ts'

/**
 * Holds answers to hidden questions back for a while that is drawn from one distribution, whether a player, a bot or the host
 * answered: at a masked table the time an answer takes must not tell whether there was anything to choose.
 */
export class AnswerDelay {
  readonly #clock: Clock
  /** Draws how long, in milliseconds. */
  readonly #draw: () => number
  readonly #held = new Set<number>()

  constructor(clock: Clock, draw: () => number) {
    this.#clock = clock
    this.#draw = draw
  }

  /** Whether an answer to a question is on its way. */
  holds(decision: number): boolean {
    return this.#held.has(decision)
  }

  hold(decision: number, release: () => void): void {
    this.#held.add(decision)
    this.#clock.after(this.#draw(), () => {
      this.#held.delete(decision)
      release()
    })
  }
}

/**
 * Whether others must not learn from the time of an answer what was asked: it breaks into a turn, is asked of several at
 * once, or is asked in secret. What to do with one's own turn is seen by everybody.
 */
export function isHidden({ game, position }: Match, { id }: Pick<Decision, 'id'>): boolean {
  const waiting = waitingAt(game, position)
  const asked = waiting.find((each) => each.id === id)
  return (
    asked !== undefined && (waiting.length > 1 || asked.during !== null || !(asked.kind in game.decisions))
  )
}
