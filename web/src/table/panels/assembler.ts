import type { PresentedDecision, Thing } from '@kantyna/kernel'
import {
  type AnswerPreview,
  type Assembly,
  answerPicks,
  beginAssembly,
  canBeTaken,
  clearPart,
  currentPart,
  isMove,
  isPartFilled,
  type NextAnswer,
  type PartPick,
  pickByTouch,
  pickInPart,
  Store,
  stepBack,
  withNextPart,
  withTotal,
} from '@kantyna/ui'

/** Where answers go, and who previews them. */
export interface AnswerLink {
  choose(decision: PresentedDecision, picks: readonly string[] | number, next?: NextAnswer): void
  makeMove(move: PresentedDecision, picks: readonly string[] | number): void
  preview(question: PresentedDecision, picks: readonly string[]): Promise<AnswerPreview | null>
  /** The answer that the same touch gives to the next question. */
  readonly next?: NextAnswer | undefined
}

/**
 * What happens to an answer that is complete as soon as it is started: it is submitted; shown, to be confirmed; or
 * submitted only if the player has gathered its parts before.
 */
export type WhenComplete = 'given' | 'shown' | 'gathered'

interface AssemblerState {
  readonly assembly: Assembly | null
  readonly isWaiting: boolean
}

const nothing: AssemblerState = { assembly: null, isWaiting: false }

/** Assembles one answer at a time. After each pick it asks for the total and the next part. */
export class Assembler {
  readonly #link: () => AnswerLink
  readonly state = new Store(nothing)
  /** Grows with every change, so that a preview of an older answer is ignored. */
  #generation = 0

  constructor(link: () => AnswerLink) {
    this.#link = link
  }

  /** Starts with an option. Held things are picked if the first part asks for them. */
  begin(
    question: PresentedDecision,
    optionId: string,
    held: readonly Thing[] = [],
    whole: WhenComplete = 'given',
  ): void {
    const begun = beginAssembly(question, optionId)
    if (begun === null) return
    const assembly = held.reduce((now, thing) => {
      const pick = pickByTouch(now, thing)
      return pick === null ? now : pickInPart(now, pick)
    }, begun)
    const current = currentPart(assembly)
    // The only answer of a part, and things gathered before, need no further touch.
    if (current?.isForced === true) {
      if (whole === 'shown') this.#askTotal(assembly)
      else this.#advance(assembly, 'confirm')
    } else if (whole === 'gathered' && current !== null && isPartFilled(current))
      this.#submitGathered(assembly)
    else if (isOnePicked(assembly)) this.#advance(assembly, 'pick')
    else this.#askTotal(assembly)
  }

  pick(pick: PartPick): void {
    const { assembly } = this.state.get()
    if (assembly === null) return
    const picked = pickInPart(assembly, pick)
    if (isOnePicked(picked)) this.#advance(picked, 'pick')
    else if (picked !== assembly) this.#askTotal(picked)
  }

  /** Answers the current part with all its picks at once. */
  answerPart(picks: readonly string[] | number): void {
    const { assembly } = this.state.get()
    const current = assembly === null ? null : currentPart(assembly)
    if (assembly === null || current === null) return
    const empty = clearPart(assembly)
    const answered =
      typeof picks === 'number'
        ? pickInPart(empty, { number: picks })
        : picks.reduce((now, option) => pickInPart(now, { option }), empty)
    this.#advance(answered, 'confirm')
  }

  /** Puts down all picks of the current part. */
  clear(): void {
    const { assembly } = this.state.get()
    const empty = assembly === null ? null : clearPart(assembly)
    if (empty !== null && empty !== assembly) this.#askTotal(empty)
  }

  back(): void {
    const { assembly } = this.state.get()
    const before = assembly === null ? null : stepBack(assembly)
    if (before === null) this.cancel()
    else this.#askTotal(before)
  }

  confirm(): void {
    const { assembly, isWaiting } = this.state.get()
    if (assembly === null || isWaiting) return
    if (currentPart(assembly) === null) this.#submit(assembly)
    else if (canBeTaken(assembly)) this.#advance(assembly, 'confirm')
  }

  cancel(): void {
    this.#set(nothing)
  }

  /** Called with the current questions. The answer is dropped if its question is gone, else updated. */
  update(questions: readonly PresentedDecision[]): void {
    const { assembly } = this.state.get()
    if (assembly === null || questions.includes(assembly.question)) return
    const same = questions.find(({ id, kind, seat }) => {
      const { question } = assembly
      return id === question.id && kind === question.kind && seat === question.seat
    })
    const option = same?.options.find(({ id }) => id === assembly.option.id)
    if (same === undefined || option === undefined) {
      this.cancel()
      return
    }
    const current: Assembly = { ...assembly, question: same, option }
    this.#ask(current, (preview) =>
      this.#set(preview === null ? nothing : { assembly: withTotal(current, preview), isWaiting: false }),
    )
  }

  #askTotal(assembly: Assembly): void {
    this.#ask(assembly, (preview) => this.#set({ assembly: withTotal(assembly, preview), isWaiting: false }))
  }

  /**
   * Moves on after the current part. If there is no other part, the answer is submitted, unless the player should see a
   * total first.
   */
  #advance(assembly: Assembly, by: 'pick' | 'confirm'): void {
    this.#ask(assembly, (preview) => {
      if (preview?.isEnough !== true)
        return this.#set({ assembly: withTotal(assembly, preview), isWaiting: false })
      const next = withNextPart(assembly, preview)
      if (next.isComplete && (by === 'confirm' || next.total === null)) return this.#submit(next)
      if (currentPart(next)?.isForced === true) return this.#advance(next, by)
      this.#set({ assembly: next, isWaiting: false })
    })
  }

  /** Submits the gathered answer, unless there is another part or it is not enough. */
  #submitGathered(assembly: Assembly): void {
    this.#ask(assembly, (preview) => {
      const next = preview === null ? null : withNextPart(assembly, preview)
      if (next?.isComplete === true && next.total?.refusal === undefined) this.#submit(next)
      else this.#askTotal(assembly)
    })
  }

  #ask(assembly: Assembly, then: (preview: AnswerPreview | null) => void): void {
    const generation = this.#set({ assembly, isWaiting: true })
    this.#link()
      .preview(assembly.question, answerPicks(assembly))
      .catch(() => null)
      .then((preview) => {
        if (generation === this.#generation) then(preview)
      })
      .catch(console.error)
  }

  #submit(assembly: Assembly): void {
    const { question } = assembly
    this.#set(nothing)
    if (isMove(question)) this.#link().makeMove(question, answerPicks(assembly))
    else this.#link().choose(question, answerPicks(assembly))
  }

  #set(state: AssemblerState): number {
    this.#generation++
    this.state.set(state)
    return this.#generation
  }
}

/** Whether the current part asks for one option and has it. Such a part needs no confirmation. */
function isOnePicked(assembly: Assembly): boolean {
  const picks = currentPart(assembly)?.picks
  return picks?.shape === 'one' && picks.chosen.length > 0
}
