import type { Clock } from '@kantyna/host'

/** Nothing may be typed for this long before an Enter counts. */
const QUIET_BEFORE = 500
/**
 * Nothing may be typed for this long after it. A key that is held down begins to repeat only after half a second or
 * more, so its first repetition also comes after a pause; the second one follows at once.
 */
const QUIET_AFTER = 250

interface Outcome {
  /** Shows the question again, once the keyboard is quiet after an Enter that did not count. */
  readonly again: () => void
  readonly accept: () => void
}

/** Distinguishes a deliberate Enter from one that is held down or comes with other keys. */
export class DeliberateEnter {
  readonly #clock: Clock
  readonly #outcome: Outcome
  #state: 'noisy' | 'quiet' | 'entered' = 'noisy'
  /** Whether an Enter has moved the cursor away from the question. */
  #isPromptLost = false
  #cancel: () => void

  constructor(clock: Clock, outcome: Outcome) {
    this.#clock = clock
    this.#outcome = outcome
    this.#cancel = this.#waitForQuiet()
  }

  enter(): void {
    this.#isPromptLost = true
    if (this.#state !== 'quiet') {
      this.otherKey()
      return
    }
    this.#state = 'entered'
    this.#cancel = this.#clock.after(QUIET_AFTER, this.#outcome.accept)
  }

  otherKey(): void {
    this.#cancel()
    this.#state = 'noisy'
    this.#cancel = this.#waitForQuiet()
  }

  end(): void {
    this.#cancel()
  }

  #waitForQuiet(): () => void {
    return this.#clock.after(QUIET_BEFORE, () => {
      this.#state = 'quiet'
      if (this.#isPromptLost) this.#outcome.again()
      this.#isPromptLost = false
    })
  }
}
