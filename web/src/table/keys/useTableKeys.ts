import { useLayoutEffect, useRef } from 'preact/hooks'

/** What a key does at the table. Enter and Tab keep their meaning in the browser. */
export type TableKey =
  | { readonly does: 'option'; readonly number: number }
  | { readonly does: 'cancel' | 'undo' | 'log' | 'help' | 'symbols' | 'confirm' | 'end' | 'skip' | 'hint' }

function tableKey(key: string): TableKey | null {
  if (/^[1-9]$/.test(key)) return { does: 'option', number: Number(key) }
  switch (key) {
    case 'Escape':
      return { does: 'cancel' }
    case 'u':
    case 'U':
      return { does: 'undo' }
    case 'l':
    case 'L':
      return { does: 'log' }
    case 'c':
    case 'C':
      return { does: 'confirm' }
    case 'e':
    case 'E':
      return { does: 'end' }
    case 's':
    case 'S':
      return { does: 'skip' }
    case 'h':
    case 'H':
      return { does: 'hint' }
    case 'i':
    case 'I':
      return { does: 'symbols' }
    case '?':
      return { does: 'help' }
    default:
      return null
  }
}

/** Keys that act on the table wherever the focus is, except in a text field or while a dialog is open. */
export function useTableKeys(onKey: (key: TableKey) => void): void {
  const latest = useRef(onKey)
  useLayoutEffect(() => {
    latest.current = onKey
  })
  // A layout effect, so that keys work as soon as the table is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog, [role="dialog"], [role="menu"]') !== null) return
      // The keys do nothing while a book is open over the table.
      if (document.querySelector('[inert] .table') !== null) return
      const { target } = event
      if (target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]'))
        return
      const key = tableKey(event.key)
      // A key that is held down is one press: nothing is confirmed or ended twice.
      if (key !== null && !event.repeat) latest.current(key)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
