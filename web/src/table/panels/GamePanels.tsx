import type { GamePanel, GameUi, TableProps } from '@kantyna/ui'
import { useStore } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { CloseButton } from '../../kit/CloseButton.tsx'
import { useFolded } from '../columns/columns.ts'
import { askedOf } from '../hands/holding.ts'
import { useTableWords } from '../words.ts'
import {
  columnTabs,
  frontTab,
  hasAnswersElsewhere,
  openPanel,
  type ShownPanel,
  shownPanels,
  tabsOf,
} from './shown-panels.ts'
import { closedPanels } from './useInPanels.ts'
import './panels.css'
import { useWide } from '../../kit/screen.ts'
import { publishSheetHeight } from './sheet-height.ts'

interface Props {
  readonly ui: GameUi
  readonly table: TableProps
  /** The page's list of an answer's parts, used if no panel of the game draws them. */
  readonly parts: ComponentChildren
  /** Called when the player opens a panel by its tab, so that the reader closes. */
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

/** A folded column shows only panels that are wanted or were opened by hand. */
function PanelColumn({ ui, table, parts, shown: all }: LaidOut) {
  const words = useTableWords()
  const id = useId()
  const isFolded = useFolded().includes('right')
  const shown = isFolded ? all.filter((each) => each.isWanted || isOpenedByHand(each, table)) : all
  const { tabs, current, choose } = useColumnTabs(shown, ui, table)
  const box = (each: ShownPanel) => (
    <PanelBox
      key={each.panel.id}
      ui={ui}
      table={table}
      shown={each}
      onClose={isOpenedByHand(each, table) && !tabs.includes(each) ? table.panels.close : null}
      {...(each === current && { id })}
    />
  )
  if (shown.length === 0 && parts === null) return null
  return (
    <aside className="game-panels" aria-label={words.panels} data-tabbed={tabs.length > 0 || undefined}>
      {parts !== null && <div className="game-panel panel">{parts}</div>}
      {shown.filter((each) => !tabs.includes(each)).map(box)}
      {tabs.length > 0 && (
        <nav className="panel-tabs" aria-label={words.panels}>
          <ul>
            {tabs.map((each) => (
              <PanelTab
                key={each.panel.id}
                ui={ui}
                lang={table.lang}
                shown={each}
                controls={each === current ? id : null}
                onPress={() => choose(each)}
              />
            ))}
          </ul>
        </nav>
      )}
      {current !== null && box(current)}
    </aside>
  )
}

/** The tabs of the column and the front tab. */
function useColumnTabs(shown: readonly ShownPanel[], { panels = [], tabsFrom }: GameUi, table: TableProps) {
  const [chosen, setChosen] = useState({ id: '', asked: '' })
  const tabs = columnTabs(shown, panels, tabsFrom)
  const asked = askedOf(table.decisions)
  const byHand = { id: table.panels.opened?.id ?? chosen.id, isSinceAsked: chosen.asked === asked }
  const choose = ({ panel }: ShownPanel) => {
    table.panels.close()
    setChosen({ id: panel.id, asked })
  }
  return { tabs, current: frontTab(tabs, byHand), choose }
}

interface TabProps {
  readonly ui: GameUi
  readonly lang: TableProps['lang']
  readonly shown: ShownPanel
  /** The id of the tab's panel while it is open. */
  readonly controls: string | null
  onPress(): void
}

function PanelTab({ ui, lang, shown: { panel, isWanted }, controls, onPress }: TabProps) {
  return (
    <li>
      <button
        type="button"
        className="panel-tab"
        aria-expanded={controls !== null}
        aria-controls={controls ?? undefined}
        data-wanted={isWanted || undefined}
        onClick={onPress}
      >
        <ui.Icon name={panel.icon} size={20} />
        <span>{panel.title[lang]}</span>
      </button>
    </li>
  )
}

function PanelSheet({ ui, table, parts, panels, shown, onOpen }: LaidOut) {
  const words = useTableWords()
  const { lang } = table
  const id = useId()
  const closed = useClosedByHand(shown)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const { opened, seat } = table.panels
  // While the player looks at the board of a seat, no panel opens over it by itself.
  const isOverSeat = seat !== null && opened === null
  const current = parts === null && !isOverSeat ? openPanel(shown, table, closed.ids) : null
  const { tabs, more } = tabsOf(shown, panels, table)
  const partsBox = useRef<HTMLDivElement>(null)
  const hasParts = parts !== null
  useLayoutEffect(() => (hasParts ? publishSheetHeight(partsBox.current) : undefined), [hasParts])
  const close = () => {
    if (current !== null) closed.add(current.panel.id)
    table.panels.close()
  }
  const tab = (each: ShownPanel) => {
    const { panel } = each
    const isCurrent = panel.id === current?.panel.id
    return (
      <PanelTab
        key={panel.id}
        ui={ui}
        lang={lang}
        shown={each}
        controls={isCurrent ? id : null}
        onPress={() => {
          setMoreOpen(false)
          if (isCurrent) close()
          else {
            onOpen()
            table.panels.open(panel.id)
          }
        }}
      />
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
      {parts !== null && (
        <div ref={partsBox} className="panel-sheet game-panel panel">
          {parts}
        </div>
      )}
      {current !== null && (
        <PanelBox
          key={current.panel.id}
          id={id}
          isSheet
          ui={ui}
          table={table}
          shown={current}
          hasAnswersElsewhere={hasAnswersElsewhere(current, table.decisions)}
          onClose={close}
        />
      )}
    </>
  )
}

interface BoxProps {
  readonly id?: string
  /** Whether it lies over part of the board. */
  readonly isSheet?: boolean
  readonly ui: GameUi
  readonly table: TableProps
  readonly shown: ShownPanel
  /** Whether some answers are not in the panel, but for example in the hand. */
  readonly hasAnswersElsewhere?: boolean
  readonly onClose: (() => void) | null
}

/** One panel with its heading. Escape closes a panel that was opened by hand. */
function PanelBox({ id, isSheet = false, ui, table, shown, hasAnswersElsewhere = false, onClose }: BoxProps) {
  const { panel, isWanted, about } = shown
  const heading = useId()
  const box = useRef<HTMLElement>(null)
  const isByHand = isOpenedByHand(shown, table)
  // A panel that the player opens gets the focus; a panel that opens by itself does not.
  useEffect(() => {
    if (!isByHand) return
    const before = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [isByHand])
  useLayoutEffect(() => (isSheet ? publishSheetHeight(box.current) : undefined), [isSheet])
  // A new question starts at the top, even if the last answer was far down.
  const asked = isWanted ? askedOf(table.decisions) : ''
  const { keepsPlace = false } = panel
  const before = useRef('')
  useEffect(() => {
    const isNext = keepsPlace && before.current !== ''
    before.current = asked
    if (asked !== '' && !isNext && box.current !== null) showFromTop(box.current)
  }, [asked, keepsPlace])
  const props = { ...table, about }
  return (
    <section
      ref={box}
      id={id}
      className={`game-panel panel ${isSheet ? 'panel-sheet' : ''}`}
      aria-labelledby={heading}
      data-wanted={isWanted || undefined}
      data-small={(hasAnswersElsewhere && !isByHand) || undefined}
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

/**
 * Scrolls a panel's top into view: in its own sheet, or in the column, where it may be anywhere below the upper edge.
 */
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

/** A panel that was closed by hand stays closed until it is wanted again. */
function useClosedByHand(shown: readonly ShownPanel[]) {
  const ids = useStore(closedPanels)
  const wanted = shown.filter(({ isWanted }) => isWanted).map(({ panel }) => panel.id)
  const stillClosed = new Set([...ids].filter((id) => wanted.includes(id)))
  useEffect(() => {
    if (stillClosed.size !== ids.size) closedPanels.set(stillClosed)
  })
  return { ids: stillClosed, add: (id: string) => closedPanels.set(new Set([...stillClosed, id])) }
}
