import type { GamePanel, GameUi, TableProps } from '@kantyna/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CloseButton } from '../../kit/CloseButton.tsx'
import { askedOf } from '../hands/holding.ts'
import { useTableWords } from '../words.ts'
import { openPanel, type ShownPanel, shownPanels, tabsOf } from './shown-panels.ts'
import './panels.css'
import { useWide } from './useWide.ts'

interface Props {
  readonly ui: GameUi
  readonly table: TableProps
  /** The page's own way to put an answer together, where no panel of the game does. */
  readonly parts: ReactNode
  /** Somebody opens a panel by its tab: what was read until now does not lie over it. */
  onOpen(): void
}

/** A game's panels: a column on a wide screen; tabs and a sheet over part of the board on a smaller one. */
export function GamePanels({ ui, table, parts, onOpen }: Props) {
  const panels = ui.panels ?? []
  const shown = shownPanels(panels, table)
  const isWide = useWide()
  if (shown.length === 0 && parts === null) return null
  const props = { ui, table, parts, panels, shown, onOpen }
  return isWide ? <PanelColumn {...props} /> : <PanelSheet {...props} />
}

interface LaidOut extends Props {
  readonly panels: readonly GamePanel[]
  readonly shown: readonly ShownPanel[]
}

function PanelColumn({ ui, table, parts, shown }: LaidOut) {
  const words = useTableWords()
  return (
    <aside className="game-panels" aria-label={words.panels}>
      {parts !== null && <div className="game-panel panel">{parts}</div>}
      {shown.map((each) => (
        <PanelBox
          key={each.panel.id}
          ui={ui}
          table={table}
          shown={each}
          onClose={isOpenedByHand(each, table) ? table.panels.close : null}
        />
      ))}
    </aside>
  )
}

function PanelSheet({ ui, table, parts, panels, shown, onOpen }: LaidOut) {
  const words = useTableWords()
  const { lang } = table
  const id = useId()
  const closed = useClosedByHand(shown)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const { opened, seat } = table.panels
  // Nothing opens by itself over the board of a seat that somebody looks at.
  const isOverSeat = seat !== null && opened === null
  const current = parts === null && !isOverSeat ? openPanel(shown, opened, closed.ids) : null
  const { tabs, more } = tabsOf(shown, panels)
  const close = () => {
    if (current !== null) closed.add(current.panel.id)
    table.panels.close()
  }
  const tab = ({ panel, isWanted }: ShownPanel) => {
    const isCurrent = panel.id === current?.panel.id
    return (
      <li key={panel.id}>
        <button
          type="button"
          className="panel-tab"
          aria-expanded={isCurrent}
          aria-controls={isCurrent ? id : undefined}
          data-wanted={isWanted || undefined}
          onClick={() => {
            setMoreOpen(false)
            if (isCurrent) close()
            else {
              onOpen()
              table.panels.open(panel.id)
            }
          }}
        >
          <ui.Icon name={panel.icon} size={20} />
          <span>{panel.title[lang]}</span>
        </button>
      </li>
    )
  }
  return (
    <>
      {tabs.length > 0 && (
        <nav className="panel-tabs" aria-label={words.panels}>
          <ul>
            {tabs.map(tab)}
            {more.length > 0 && (
              <li>
                <button
                  type="button"
                  className="panel-tab"
                  aria-expanded={isMoreOpen}
                  data-wanted={more.some(({ isWanted }) => isWanted) || undefined}
                  onClick={() => setMoreOpen(!isMoreOpen)}
                >
                  <span>{words.morePanels(more.length)}</span>
                </button>
              </li>
            )}
          </ul>
          {isMoreOpen && <ul className="panel-more panel">{more.map(tab)}</ul>}
        </nav>
      )}
      {parts !== null && <div className="panel-sheet game-panel panel">{parts}</div>}
      {current !== null && (
        <PanelBox
          key={current.panel.id}
          id={id}
          className="panel-sheet"
          ui={ui}
          table={table}
          shown={current}
          onClose={close}
        />
      )}
    </>
  )
}

interface BoxProps {
  readonly id?: string
  readonly className?: string
  readonly ui: GameUi
  readonly table: TableProps
  readonly shown: ShownPanel
  readonly onClose: (() => void) | null
}

/** One panel with its heading. Escape closes what was opened. */
function PanelBox({ id, className = '', ui, table, shown, onClose }: BoxProps) {
  const { panel, isWanted, about } = shown
  const heading = useId()
  const box = useRef<HTMLElement>(null)
  const isByHand = isOpenedByHand(shown, table)
  // Whoever opens a panel goes there; one that opens by itself takes nobody away from what they do.
  useEffect(() => {
    if (!isByHand) return
    const before = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [isByHand])
  // What is asked anew is read from its beginning, however far down its last answer stood.
  const asked = isWanted ? askedOf(table.decisions) : ''
  useEffect(() => {
    if (asked !== '' && box.current !== null) showFromTop(box.current)
  }, [asked])
  const props = { ...table, about }
  return (
    <section
      ref={box}
      id={id}
      className={`game-panel panel ${className}`}
      aria-labelledby={heading}
      data-wanted={isWanted || undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || onClose === null) return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className="game-panel-head">
        <ui.Icon name={panel.icon} size={18} />
        <h2 id={heading}>{panel.heading?.(props) ?? panel.title[table.lang]}</h2>
        {onClose !== null && <CloseButton onClose={onClose} />}
      </header>
      <div className="game-panel-body">
        <panel.Panel {...props} />
      </div>
    </section>
  )
}

/** In its own sheet, or in the column that it stands in with others: there it is enough if it is below the upper edge. */
function showFromTop(panel: HTMLElement): void {
  panel.querySelector('.game-panel-body')?.scrollTo(0, 0)
  const column = panel.closest<HTMLElement>('.game-panels')
  if (column === null) return
  const top = panel.offsetTop - column.offsetTop
  if (column.scrollTop > top) column.scrollTo(0, top)
}

function isOpenedByHand({ panel }: ShownPanel, { panels }: TableProps): boolean {
  return panels.opened?.id === panel.id
}

/** What was closed by hand stays closed until it is wanted anew. */
function useClosedByHand(shown: readonly ShownPanel[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const wanted = shown.filter(({ isWanted }) => isWanted).map(({ panel }) => panel.id)
  const stillClosed = new Set([...ids].filter((id) => wanted.includes(id)))
  useEffect(() => {
    if (stillClosed.size !== ids.size) setIds(stillClosed)
  })
  return { ids: stillClosed, add: (id: string) => setIds(new Set([...stillClosed, id])) }
}
