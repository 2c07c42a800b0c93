import {
  type Choice,
  type PresentedDecision,
  type PresentedOption,
  type PresentedPart,
  partAsDecision,
} from '@kantyna/kernel'

/** An answer whose first option is picked, and its next part. */
interface BegunAnswer {
  readonly decision: PresentedDecision
  readonly option: PresentedOption
  readonly ids: readonly string[]
  readonly part: PresentedPart
}

/** An answer or a standing move that a person assembles part by part before anything is sent. */
export class Draft {
  /** The standing move that is being made instead of an answer. */
  #move: PresentedDecision | null = null
  #begun: BegunAnswer | null = null

  get isEmpty(): boolean {
    return this.#move === null && this.#begun === null
  }

  clear(): void {
    this.#move = null
    this.#begun = null
  }

  beginMove(move: PresentedDecision): void {
    this.#move = move
    this.#begun = null
  }

  /** What the person is asked now: the decision, the move made instead of it, or the next part of either. */
  askedNow(decision: PresentedDecision): { readonly asked: PresentedDecision; readonly mayRepeat: boolean } {
    if (this.#begun === null) return { asked: this.#move ?? decision, mayRepeat: false }
    return { asked: partAsked(this.#begun), mayRepeat: this.#begun.part.shape === 'amounts' }
  }

  /** The decision that the parts belong to. */
  whole(asked: PresentedDecision): PresentedDecision {
    return this.#begun?.decision ?? asked
  }

  /** The choice so far, including the answer to the last question. */
  choiceWith({ seat, id }: PresentedDecision, given: Choice['picks']): Choice {
    const begun = this.#begun
    const picks = begun === null ? given : [...begun.ids, ...partIds(begun.part, given)]
    return this.#move === null ? { seat, decision: id, picks } : { seat, move: this.#move.kind, picks }
  }

  /** Continues with a part. Returns the next question, or null if the choice has no parts. */
  continueWith(asked: PresentedDecision, { picks }: Choice, part: PresentedPart): PresentedDecision | null {
    if (typeof picks === 'number') return null
    const option = this.#begun?.option ?? asked.options.find(({ id }) => id === picks[0])
    if (option === undefined) return null
    this.#begun = { decision: this.whole(asked), option, ids: picks, part }
    return partAsked(this.#begun)
  }
}

/** The next part as a question, without options whose limit is zero. */
function partAsked({ decision, option, part }: BegunAnswer): PresentedDecision {
  const asked = partAsDecision(decision, option, part)
  const { limits } = part
  return limits === undefined
    ? asked
    : { ...asked, options: asked.options.filter((_, index) => limits[index] !== 0) }
}

function partIds({ name, shape }: PresentedPart, given: Choice['picks']): readonly string[] {
  const own = [given].flat()
  if (own.length === 0) return [`${name}=`]
  if (shape !== 'amounts') return own.map((id) => `${name}=${id}`)
  return [...new Set(own)].map((id) => `${name}=${id}:${own.filter((each) => each === id).length}`)
}
