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
  stepBack,
  withNextPart,
  withTotal,
} from '@kantyna/ui'

/** What answers go to, and what is known about them before they are given. */
export interface AnswerLink {
  choose(decision: PresentedDecision, picks: readonly string[] | number, next?: NextAnswer): void
  makeMove(move: PresentedDecision, picks: readonly string[] | number): void
  preview(question: PresentedDecision, picks: readonly string[]): Promise<AnswerPreview | null>
  /** What answers have already said about the question after them. */
  readonly next?: NextAnswer | undefined
}

/**
 * What becomes of an answer that is whole as soon as it is begun: it is given; shown, to be confirmed; or given only
 * where its parts were gathered before.
 */
export type WhenComplete = 'given' | 'shown' | 'gathered'

interface AssemblerState {
  readonly assembly: Assembly | null
  readonly isWaiting: boolean
}

const nothing: AssemblerState = { assembly: null, isWaiting: false }

/** Puts one answer together at a time, asking after every pick what it comes to and what is asked next. */
export class Assembler {
  readonly #link: () => AnswerLink
  readonly #listeners = new Set<() => void>()
  #state = nothing
  /** What is said about an answer that has been changed since is not listened to. */
  #generation = 0

  constructor(link: () => AnswerLink) {
    this.#link = link
  }

  readonly state = (): AssemblerState => this.#state

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins with an option; what is held already is picked where the first part asks for it. */
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
    // What has one answer alone is what was meant, and so is what was gathered before.
    if (current?.isForced === true) {
      if (whole === 'shown') this.#askTotal(assembly)
      else this.#goOn(assembly, 'confirm')
    } else if (whole === 'gathered' && current !== null && isPartFilled(current)) this.#giveHeld(assembly)
    else if (isOnePicked(assembly)) this.#goOn(assembly, 'pick')
    else this.#askTotal(assembly)
  }

  pick(pick: PartPick): void {
    const { assembly } = this.#state
    if (assembly === null) return
    const picked = pickInPart(assembly, pick)
    if (isOnePicked(picked)) this.#goOn(picked, 'pick')
    else if (picked !== assembly) this.#askTotal(picked)
  }

  /** Answers the part that is being asked, all at once. */
  answerPart(picks: readonly string[] | number): void {
    const { assembly } = this.#state
    const current = assembly === null ? null : currentPart(assembly)
    if (assembly === null || current === null) return
    const empty = clearPart(assembly)
    const answered =
      typeof picks === 'number'
        ? pickInPart(empty, { number: picks })
        : picks.reduce((now, option) => pickInPart(now, { option }), empty)
    this.#goOn(answered, 'confirm')
  }

  /** Puts down all that is picked in the part that is being asked. */
  clear(): void {
    const { assembly } = this.#state
    const empty = assembly === null ? null : clearPart(assembly)
    if (empty !== null && empty !== assembly) this.#askTotal(empty)
  }

  back(): void {
    const { assembly } = this.#state
    const before = assembly === null ? null : stepBack(assembly)
    if (before === null) this.cancel()
    else this.#askTotal(before)
  }

  confirm(): void {
    const { assembly, isWaiting } = this.#state
    if (assembly === null || isWaiting) return
    if (currentPart(assembly) === null) this.#give(assembly)
    else if (canBeTaken(assembly)) this.#goOn(assembly, 'confirm')
  }

  cancel(): void {
    this.#set(nothing)
  }

  /** What is asked now: an answer to something else is dropped, one to the same goes on from what it asks now. */
  update(questions: readonly PresentedDecision[]): void {
    const { assembly } = this.#state
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

  /** The part is answered. Where nothing more is asked the answer is given, unless a total is to be looked at first. */
  #goOn(assembly: Assembly, by: 'pick' | 'confirm'): void {
    this.#ask(assembly, (preview) => {
      if (preview?.isEnough !== true)
        return this.#set({ assembly: withTotal(assembly, preview), isWaiting: false })
      const next = withNextPart(assembly, preview)
      if (next.isComplete && (by === 'confirm' || next.total === null)) return this.#give(next)
      if (currentPart(next)?.isForced === true) return this.#goOn(next, by)
      this.#set({ assembly: next, isWaiting: false })
    })
  }

  /** Gives what was gathered, unless more is asked or it is told that it is not enough. */
  #giveHeld(assembly: Assembly): void {
    this.#ask(assembly, (preview) => {
      const next = preview === null ? null : withNextPart(assembly, preview)
      if (next?.isComplete === true && next.total?.refusal === undefined) this.#give(next)
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

  #give(assembly: Assembly): void {
    const { question } = assembly
    this.#set(nothing)
    if (isMove(question)) this.#link().makeMove(question, answerPicks(assembly))
    else this.#link().choose(question, answerPicks(assembly))
  }

  #set(state: AssemblerState): number {
    this.#state = state
    this.#generation++
    for (const listener of this.#listeners) listener()
    return this.#generation
  }
}

/** One of many needs no confirming: to pick it is to answer the part. */
function isOnePicked(assembly: Assembly): boolean {
  const picks = currentPart(assembly)?.picks
  return picks?.shape === 'one' && picks.chosen.length > 0
}
