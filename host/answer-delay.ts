import { type Decision, type Match, waitingAt } from '@kantyna/kernel'
import type { Clock } from './clock.ts'

/**
 * Holds back answers to hidden questions. The delay is drawn from one distribution, whether a player, a bot or the host
 * answered: at a masked table, the time that an answer takes must not show whether there was anything to choose.
 */
export class AnswerDelay {
  readonly #clock: Clock
  /** Draws a delay in milliseconds. */
  readonly #draw: () => number
  readonly #held = new Set<number>()

  constructor(clock: Clock, draw: () => number) {
    this.#clock = clock
    this.#draw = draw
  }

  /** Whether an answer to this question is being held back. */
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
 * Whether the time of an answer could give a secret away: the question interrupts a turn, goes to several seats at once,
 * or is secret. Everybody knows when a player is asked what to do with their own turn.
 */
export function isHidden({ game, position }: Match, { id }: Pick<Decision, 'id'>): boolean {
  const waiting = waitingAt(game, position)
  const asked = waiting.find((each) => each.id === id)
  return (
    asked !== undefined && (waiting.length > 1 || asked.during !== null || !(asked.kind in game.decisions))
  )
}
