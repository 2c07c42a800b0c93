import { litForPart, pickByTouch, pickedSoFar, type Touching } from '@kantyna/ui'
import type { TableAnswering } from './useAnswering.ts'

/** While an answer is put together, things on the table answer for the part that is asked; others call it off. */
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
