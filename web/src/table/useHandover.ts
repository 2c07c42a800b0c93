import { useLayoutEffect, useRef } from 'react'
import type { TableState } from './controller/table-state.ts'

/** Reports that the screen passes to somebody else, before they see anything. */
export function useHandover({ viewer, phase }: Pick<TableState, 'viewer' | 'phase'>, onHandover: () => void) {
  const holder = phase === 'curtain' ? 'curtain' : viewer
  const before = useRef(holder)
  useLayoutEffect(() => {
    if (before.current === holder) return
    before.current = holder
    onHandover()
  })
}
