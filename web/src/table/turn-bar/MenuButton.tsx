import { lazy, Suspense, useState } from 'react'
import { TableIcon } from '../icons.tsx'
import { useTableWords } from '../words.ts'
import type { MenuProps } from './TableMenu.tsx'

const TableMenu = lazy(async () => ({ default: (await import('./TableMenu.tsx')).TableMenu }))

/** The button of the menu; the menu itself is fetched when somebody wants it. */
export function MenuButton(props: MenuProps) {
  const words = useTableWords()
  const [isWanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      className="button bare icon"
      aria-label={words.menu}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <TableIcon name="menu" />
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <TableMenu {...props} />
    </Suspense>
  )
}
