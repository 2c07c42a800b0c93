import type { PresentedDecision } from '@kantyna/kernel'

/** The number of each option, by its id. */
export type Numbers = ReadonlyMap<string, number>

/**
 * For a person, an option that is offered again in the same turn keeps its number, and no other option gets it: a
 * number typed ahead picks that option or none. In a pipe, options are numbered in the order of the list.
 */
export class OptionNumbers {
  readonly #isTyped: boolean
  /** The numbers given in this turn, by seat and kind of question. */
  readonly #given = new Map<string, Map<string, number>>()

  constructor(isTyped: boolean) {
    this.#isTyped = isTyped
  }

  /** Numbering starts again in every turn. */
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
