import type { PresentedDecision, Thing } from '@kantyna/kernel'
import { type Answering, currentPart, isMove, nextPartOf, useStore } from '@kantyna/ui'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ChosenInPart } from '../hands/useHands.ts'
import { type AnswerLink, Assembler, type WhenComplete } from './assembler.ts'
import { Continuation } from './continuation.ts'
import { isAnsweredInDock } from './touching-parts.ts'

export interface TableAnswering extends Answering {
  /** Answers a decision from the hands or the dock. If the answer has parts, the held things are its first picks. */
  answer(
    decision: PresentedDecision,
    picks: readonly string[] | number,
    held?: readonly Thing[],
    whole?: WhenComplete,
  ): void
  /** The picks of the part that the dock asks for; null if it does not ask for one. */
  readonly inDock: ChosenInPart | null
  /** Cancels the answer that is being assembled. */
  cancel(): void
}

/** Answers from anywhere at the table: at once, or assembled part by part. */
export function useAnswering(
  decisions: readonly PresentedDecision[],
  moves: readonly PresentedDecision[],
  link: AnswerLink,
): TableAnswering {
  const [assembler] = useState(() => new Assembler(() => latest.current))
  const [continuation] = useState(
    () => new Continuation((question, option) => assembler.begin(question, option)),
  )
  const following: AnswerLink = {
    ...link,
    choose: (question, picks, next = link.next) => link.choose(question, picks, continuation.following(next)),
  }
  const latest = useRef(following)
  useLayoutEffect(() => {
    latest.current = following
  })
  useEffect(() => assembler.update([...decisions, ...moves]), [assembler, decisions, moves])
  useEffect(() => continuation.update(decisions), [continuation, decisions])
  const { assembly, isWaiting } = useStore(assembler.state)
  return useMemo(() => {
    const answer: TableAnswering['answer'] = (decision, picks, held, whole) => {
      const part = assembly === null ? null : currentPart(assembly)
      if (part !== null && decision.id === assembly?.question.id && decision.kind === part.part.name) {
        assembler.answerPart(picks)
        return
      }
      const [only] = typeof picks === 'number' || picks.length !== 1 ? [] : picks
      const option = decision.options.find(({ id }) => id === only)
      if (option !== undefined && nextPartOf(option) !== null)
        assembler.begin(decision, option.id, held, whole)
      else if (isMove(decision)) latest.current.makeMove(decision, picks)
      else latest.current.choose(decision, picks)
    }
    const picks = assembly !== null && isAnsweredInDock(assembly) ? currentPart(assembly)?.picks : undefined
    return {
      assembly,
      isWaiting,
      inDock:
        picks?.shape === 'some'
          ? {
              chosen: picks.chosen,
              toggle: (option) => assembler.pick({ option }),
              clear: () => assembler.clear(),
            }
          : null,
      answer,
      choose: (decision, option) => answer(decision, [option]),
      chooseOn: (decision, picks, next) =>
        latest.current.choose(decision, typeof picks === 'string' ? [picks] : picks, next),
      begin: (question, option, whole) => assembler.begin(question, option, [], whole),
      pickPart: (pick) => assembler.pick(pick),
      back: () => assembler.back(),
      confirm: () => assembler.confirm(),
      cancel: () => assembler.cancel(),
      makeMove: (move, picks) => latest.current.makeMove(move, picks),
      preview: (question, picks) => latest.current.preview(question, picks),
    }
  }, [assembler, assembly, isWaiting])
}
