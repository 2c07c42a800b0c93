import type {
  Choice,
  CommandError,
  CommandResult,
  PresentedDecision,
  TableEntry,
  TableLink,
  TableSnapshot,
  Viewer,
} from '@kantyna/kernel'
import { type Answered, type AnswerPreview, isMove, type NextAnswer } from '@kantyna/ui'
import { isFreeAfter } from '../hands/is-free.ts'
import { choiceOf, stepOf } from './next-answer.ts'

interface ChoiceTools {
  viewer(): Viewer
  /** How long each choice after the first stays on the screen, in milliseconds. */
  pauseBetween(): number
  /** Called after choices were made, when the next ones are possible. */
  onChosen(): void
}

/** Sends the choices of the players at this screen, one after the other, and previews answers. */
export class Choices {
  readonly #link: TableLink
  readonly #tools: ChoiceTools
  #isSending = false
  #pause = 0

  constructor(link: TableLink, tools: ChoiceTools) {
    this.#link = link
    this.#tools = tools
  }

  get isSending(): boolean {
    return this.#isSending
  }

  /** How long the board stays before the choice that is being sent. */
  get pause(): number {
    return this.#pause
  }

  /**
   * Sends an answer of the viewer, and then the answers that `next` names, until it names none or another seat has
   * chosen. Resolves to the reason if the host refuses one. A refused answer changes nothing.
   */
  async answer(first: Answered, next: NextAnswer): Promise<CommandError | null> {
    const start = this.#now().cursor
    let refused: CommandError | null = null
    await this.#whileSending(async () => {
      const result = await this.#send(choiceOf(first), 'hand')
      refused = result.ok ? await this.#answerOn(first, next, start) : result.error
      return result.ok
    })
    return refused
  }

  /** Sends a standing move. Resolves to the reason if the host refuses. */
  async makeMove({ seat, kind }: PresentedDecision, picks: Choice['picks']): Promise<CommandError | null> {
    const result = await this.#send({ seat, move: kind, picks }, 'hand')
    return result.ok ? null : result.error
  }

  /** Sends the only possible answer. */
  async answerForced(choice: Choice): Promise<void> {
    await this.#whileSending(async () => (await this.#send(choice, 'only')).ok)
  }

  /** How an answer continues after these picks; null if the rules allow none with them. */
  async answerSoFar(question: PresentedDecision, picks: readonly string[]): Promise<AnswerPreview | null> {
    const { seat, id, kind } = question
    const about = isMove(question) ? { move: kind } : { decision: id }
    const preview = await this.#link.answerSoFar({ seat, ...about, picks })
    return preview.ok ? preview.value : null
  }

  /** Whether an answer could be taken back freely: nothing is drawn or shown, and no other seat is asked after it. */
  async isFree({ seat, id }: PresentedDecision, picks: readonly string[]): Promise<boolean> {
    const preview = await this.#link.preview({ seat, decision: id, picks })
    return preview !== null && isFreeAfter(preview, seat)
  }

  async #answerOn(first: Answered, next: NextAnswer, start: number): Promise<CommandError | null> {
    const viewer = this.#tools.viewer()
    const isByAnother = ({ choice }: TableEntry) => choice?.seat !== viewer
    try {
      for (let last = first; ; ) {
        if (this.#link.since(viewer, start).some(isByAnother)) return null
        const step = stepOf(this.#now().decisions, (asked) => next(asked, last))
        this.#pause = this.#tools.pauseBetween()
        if (step === null) return null
        const result = await this.#send(choiceOf(step), 'hand')
        if (!result.ok) return result.error
        last = step
      }
    } finally {
      this.#pause = 0
    }
  }

  /** Sets `isSending` while choices are sent, and calls `onChosen` afterwards if any was made. */
  async #whileSending(work: () => Promise<boolean>): Promise<void> {
    this.#isSending = true
    let hasChosen = false
    try {
      hasChosen = await work()
    } finally {
      this.#isSending = false
    }
    if (hasChosen) this.#tools.onChosen()
  }

  #now(): TableSnapshot {
    return this.#link.snapshot(this.#tools.viewer())
  }

  #send(choice: Choice, how: 'hand' | 'only'): Promise<CommandResult> {
    return this.#link.send({ do: 'choose', choice, how })
  }
}
