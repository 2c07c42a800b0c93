import type { Thing } from '@kantyna/kernel'
import { useMemo, useState } from 'preact/hooks'
import type { Touching } from '../contract.ts'

/** The thing that the player points at in a drawing. The page's own `onInspect` is still called. */
export function usePointed(touching: Touching): readonly [Thing | null, Touching] {
  const [pointed, setPointed] = useState<Thing | null>(null)
  const pointing = useMemo(
    (): Touching => ({
      ...touching,
      onInspect(thing) {
        setPointed(thing)
        touching.onInspect(thing)
      },
    }),
    [touching],
  )
  return [pointed, pointing]
}
