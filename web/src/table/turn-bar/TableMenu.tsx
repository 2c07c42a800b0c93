import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { href, type Route } from '../../router/routes.ts'
import { TableIcon } from '../icons.tsx'
import { useTableWords } from '../words.ts'

interface Props {
  readonly id: string
  readonly game: string
  /** Whether the file would tell people at this screen what others hold. */
  readonly exportTells: boolean
  onExport(): void
  /** Stops whoever looks before dice again, where they have gone on without. */
  onPausing?(): void
  onSettings(): void
  onKeys(): void
}

/** Everything that is not the game itself. */
export function TableMenu({ id, game, exportTells, onExport, onPausing, onSettings, onKeys }: Props) {
  const words = useTableWords()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const act = (text: string, does: () => void, note: string | null = null) => (
    <MenuItem
      text={text}
      note={note}
      onAct={() => {
        close()
        does()
      }}
    />
  )
  const table = { page: 'table', id } as const
  const link = (route: Route, text: string) => (
    <a className="menu-item" role="menuitem" tabIndex={-1} href={href(route)} onClick={close}>
      {text}
    </a>
  )
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
      {isOpen && (
        <OpenMenu label={words.menu} onClose={close}>
          {act(words.menuExport, onExport, exportTells ? words.exportTells : null)}
          {link({ page: 'rules', game, rule: null, from: table }, words.menuRules)}
          {link({ page: 'cards', game, from: table }, words.menuCards)}
          {link({ page: 'replay', id, at: 0 }, words.menuReplay)}
          {link({ page: 'fairness', id }, words.menuFairness)}
          {onPausing !== undefined && act(words.menuPause, onPausing)}
          {act(words.menuSettings, onSettings)}
          {act(words.menuShortcuts, onKeys)}
          {link({ page: 'play', game }, words.menuNew)}
          {link({ page: 'lobby' }, words.menuLeave)}
        </OpenMenu>
      )}
    </div>
  )
}

function MenuItem({
  text,
  note,
  onAct,
}: {
  readonly text: string
  readonly note: string | null
  onAct(): void
}) {
  const id = useId()
  return (
    <button
      type="button"
      className="menu-item"
      role="menuitem"
      tabIndex={-1}
      aria-labelledby={`${id}text`}
      aria-describedby={note === null ? undefined : `${id}note`}
      onClick={onAct}
    >
      <span id={`${id}text`}>{text}</span>
      {note !== null && (
        <span id={`${id}note`} className="menu-note small soft">
          {note}
        </span>
      )}
    </button>
  )
}

/** Lies above the table until something in it is chosen, or something else touched. */
function OpenMenu({
  label,
  children,
  onClose,
}: {
  readonly label: string
  readonly children: ReactNode
  onClose(): void
}) {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => itemsOf(menu.current)[0]?.focus(), [])
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const items = itemsOf(menu.current)
    const { key } = event
    if (key === 'Escape' || key === 'Tab') onClose()
    else if (key === ' ') items.find((item) => item === document.activeElement)?.click()
    else {
      const next = nextItem(items, key)
      if (next === undefined) return
      next.focus()
    }
    event.preventDefault()
  }
  return (
    <>
      {/* biome-ignore lint/a11y: Escape closes the menu as well */}
      <div className="menu-veil" onClick={onClose} />
      <div
        ref={menu}
        className="menu panel"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </>
  )
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
}

/** Where a key leads: up and down in a circle, to an end, or to the next item with that letter. */
function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const focused = document.activeElement
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  switch (key) {
    case 'ArrowDown':
      return after[0]
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return key.length > 1
        ? undefined
        : after.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()))
  }
}
