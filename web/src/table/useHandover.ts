import { useLayoutEffect, useRef } from 'react'
import type { TableState } from './table-state.ts'

/** Tells when the screen is no longer whose it was, before the next eyes see anything. */
export function useHandover({ viewer, phase }: Pick<TableState, 'viewer' | 'phase'>, onHandover: () => void) {
  const holder = phase === 'curtain' ? 'curtain' : viewer
  const before = useRef(holder)
  useLayoutEffect(() => {
    if (before.current === holder) return
    before.current = holder
    onHandover()
  })
}
