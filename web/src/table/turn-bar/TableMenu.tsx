import { fetchedLater } from '@kantyna/ui'
import { useRef, useState } from 'preact/hooks'
import { TableIcon } from '../icons.tsx'
import { useTableWords } from '../words.ts'
import type { MenuOf } from './OpenMenu.tsx'

const OpenMenu = fetchedLater(async () => (await import('../sheets.ts')).OpenMenu)

/** The menu of everything that is not part of the game itself. */
export function TableMenu(menu: MenuOf) {
  const words = useTableWords()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="menu-place">
      <button
        ref={button}
        type="button"
        className="button bare icon"
        aria-label={words.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <TableIcon name="menu" />
      </button>
      {isOpen && <OpenMenu {...menu} onClose={close} />}
    </div>
  )
}
