import type { PresentedDecision } from '@kantyna/kernel'

/** Which number picks which option. */
export type Numbers = ReadonlyMap<string, number>

/**
 * Where a person types, an option that is offered again in the same turn has the number that it had, and no other
 * option gets it: what was typed ahead picks that option or none. In a pipe the numbers count what is listed.
 */
export class OptionNumbers {
  readonly #isTyped: boolean
  /** By the kind of question. */
  readonly #given = new Map<string, Map<string, number>>()

  constructor(isTyped: boolean) {
    this.#isTyped = isTyped
  }

  /** Every turn begins with numbers of its own. */
  beginTurn(): void {
    this.#given.clear()
  }

  of({ kind, seat, options }: PresentedDecision): Numbers {
    const given = this.#isTyped ? this.#givenTo(`${seat} ${kind}`) : new Map<string, number>()
    for (const { id } of options) if (!given.has(id)) given.set(id, given.size + 1)
    return given
  }

  #givenTo(question: string): Map<string, number> {
    const given = this.#given.get(question) ?? new Map<string, number>()
    this.#given.set(question, given)
    return given
  }
}
