import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { href, type Route } from '../../router/routes.ts'
import type { MenuAction, OnlineParts } from '../online-parts.ts'
import { useOverTableWords } from '../words/over-table.ts'
import { useTableWords } from '../words.ts'

/** The table that the menu belongs to, and the actions of its items. */
export interface MenuOf {
  readonly id: string
  readonly game: string
  /** At an online table, what replaces the items about a game that this browser has. */
  readonly online?: Pick<OnlineParts, 'place' | 'menu' | 'leave'> | undefined
  /** Whether the exported file would reveal hands to people at this screen. */
  readonly exportTells: boolean
  /** Left out if there is nothing to export. */
  readonly onExport?: (() => void) | undefined
  /** Turns pauses on again, if the viewer has turned them off. */
  onPausing?(): void
  onSettings(): void
  onKeys(): void
  onSymbols(): void
}

interface Props extends MenuOf {
  onClose(): void
}

/** The open menu. It closes when an item is chosen or anything else is touched. */
export function OpenMenu(props: Props) {
  const { id, game, online, exportTells, onExport, onPausing, onSettings, onKeys, onSymbols, onClose } = props
  const words = useTableWords()
  const overTable = useOverTableWords()
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => itemsOf(menu.current)[0]?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
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
  const act = (text: string, action: () => void, note: string | null = null) => (
    <MenuItem
      key={text}
      text={text}
      note={note}
      onAct={() => {
        onClose()
        action()
      }}
    />
  )
  const table = online?.place ?? ({ page: 'table', id } as const)
  const actions: readonly MenuAction[] = online?.menu ?? []
  const link = (route: Route, text: string) => (
    <a className="menu-item" role="menuitem" tabIndex={-1} href={href(route)} onClick={onClose}>
      {text}
    </a>
  )
  return (
    <>
      {/* biome-ignore lint/a11y: Escape closes the menu as well */}
      <div className="menu-veil" onClick={onClose} />
      <div
        ref={menu}
        className="menu panel"
        role="menu"
        tabIndex={-1}
        aria-label={words.menu}
        onKeyDown={onKeyDown}
      >
        {actions.map(({ text, onAct }) => act(text, onAct))}
        {onExport !== undefined &&
          act(overTable.menuExport, onExport, exportTells ? words.exportTells : null)}
        {link({ page: 'rules', game, rule: null, from: table }, words.menuRules)}
        {link({ page: 'cards', game, from: table }, overTable.menuCards)}
        {act(words.symbols, onSymbols)}
        {online === undefined && (
          <>
            {link({ page: 'replay', id, at: 0 }, overTable.menuReplay)}
            {link({ page: 'fairness', id }, overTable.menuFairness)}
          </>
        )}
        {onPausing !== undefined && act(overTable.menuPause, onPausing)}
        {act(overTable.menuSettings, onSettings)}
        {act(overTable.menuShortcuts, onKeys)}
        {online === undefined && link({ page: 'play', game }, overTable.menuNew)}
        {link({ page: 'lobby' }, online?.leave ?? overTable.menuLeave)}
      </div>
    </>
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

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
}

/** The item that a key moves to: up and down in a circle, the first or last, or the next item with that letter. */
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
