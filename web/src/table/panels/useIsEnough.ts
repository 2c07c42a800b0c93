import { type Assembly, answerPicks, currentPart } from '@kantyna/ui'
import { useEffect, useState } from 'react'
import { isAnsweredInDock } from './touching-parts.ts'
import type { TableAnswering } from './useAnswering.ts'

/**
 * Whether the part that the dock asks for can be answered with what is chosen. How many are needed is told by the part
 * itself; whether they come to enough (for a price, an attack) only the rules know.
 */
export function useIsEnough({ assembly, preview }: TableAnswering, chosen: readonly string[]): boolean {
  const [told, setTold] = useState({ about: '', isEnough: true })
  const picks = assembly === null || !isAnsweredInDock(assembly) ? null : picksWith(assembly, chosen)
  const about = assembly === null || picks === null ? '' : `${assembly.question.id} ${picks.join(' ')}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same picks for the same question come to the same
  useEffect(() => {
    if (assembly === null || picks === null) return
    let isCurrent = true
    preview(assembly.question, picks)
      .then((next) => {
        if (isCurrent) setTold({ about, isEnough: next !== null })
      })
      .catch(console.error)
    return () => {
      isCurrent = false
    }
  }, [about])
  // Until it is told, anything counts as enough: an answer that is not changes nothing.
  return told.about !== about || told.isEnough
}

function picksWith(assembly: Assembly, chosen: readonly string[]): readonly string[] | null {
  const current = currentPart(assembly)
  if (current === null) return null
  const answered = { ...current, picks: { shape: 'some' as const, chosen } }
  return answerPicks({ ...assembly, parts: assembly.parts.with(-1, answered) })
}
