import { useEffect, useLayoutEffect, useRef } from 'react'
import { type TableKey, tableKey } from './keys.ts'

/** Keys that act on the table wherever the focus is, except where one writes or a dialog is open. */
export function useTableKeys(onKey: (key: TableKey) => void): void {
  const latest = useRef(onKey)
  useLayoutEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null) return
      const { target } = event
      if (target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]'))
        return
      const key = tableKey(event.key)
      if (key !== null) latest.current(key)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
