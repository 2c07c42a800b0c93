import { type PresentedDecision, partAsDecision } from '@kantyna/kernel'
import {
  type Assembly,
  currentPart,
  isMove,
  litForPart,
  pickByTouch,
  pickedSoFar,
  type Touching,
} from '@kantyna/ui'
import type { TableAnswering } from './useAnswering.ts'

/** Whether the dock asks for the part, as for an ordinary question. Longer answers have a sheet. */
export function isAnsweredInDock(assembly: Assembly | null): boolean {
  if (assembly === null || isMove(assembly.question)) return false
  return assembly.parts.length === 1 && currentPart(assembly)?.part.shape === 'some'
}

/** The open questions: while an answer is being assembled, its next part. */
export function askedNow(
  decisions: readonly PresentedDecision[],
  assembly: Assembly | null,
): readonly PresentedDecision[] {
  const current = assembly === null ? null : currentPart(assembly)
  if (assembly === null || current === null) return decisions
  return [partAsDecision(assembly.question, assembly.option, current.part)]
}

/** While an answer is being assembled, things on the table answer its current part; touching others cancels it. */
export function touchingParts(touching: Touching, answering: TableAnswering): Touching {
  const { assembly } = answering
  if (assembly === null) return touching
  return {
    ...touching,
    lit: litForPart(assembly),
    picked: pickedSoFar(assembly),
    onTouch(thing) {
      const pick = pickByTouch(assembly, thing)
      if (pick !== null) return answering.pickPart(pick)
      if (pickedSoFar(assembly).has(thing)) return answering.back()
      if (litForPart(assembly).has(thing)) return
      answering.cancel()
      touching.onTouch(thing)
    },
  }
}
