import type { PresentedDecision } from '@kantyna/kernel'
import type { GamePanel, OpenedPanel, TableProps } from '@kantyna/ui'

/** Decides which of a game's panels are shown. These functions are pure. */

export interface ShownPanel {
  readonly panel: GamePanel
  /** Whether it has an answer to the viewer's question. */
  readonly isWanted: boolean
  readonly about: OpenedPanel['about']
}

type Seen = Pick<TableProps, 'view' | 'decisions' | 'moves'> & {
  readonly answering: Pick<TableProps['answering'], 'assembly'>
  readonly panels: Pick<TableProps['panels'], 'opened'>
}

/** Wanted panels come first, then those opened by hand, then those that are always shown. */
export function shownPanels(panels: readonly GamePanel[], seen: Seen): readonly ShownPanel[] {
  const { opened } = seen.panels
  const shown = panels.flatMap((panel) => {
    if (panel.when === 'always' && panel.isThere?.(seen.view) === false) return []
    const isWanted = isPanelWanted(panel, seen)
    const isOpened = opened?.id === panel.id
    if (panel.when !== 'always' && !isWanted && !isOpened) return []
    return [{ panel, isWanted, about: isOpened ? opened.about : null }]
  })
  const rank = ({ panel, isWanted }: ShownPanel) => (isWanted ? 0 : panel.id === opened?.id ? 1 : 2)
  return shown.toSorted((one, other) => rank(one) - rank(other))
}

/** Whether a panel draws the answer that is being assembled. */
export function isAssembledInPanel(panels: readonly GamePanel[], { answering: { assembly } }: Seen): boolean {
  return assembly !== null && panels.some(({ assembles }) => assembles?.(assembly.question) === true)
}

/** Which answers the visible panels offer; the dock offers the rest. */
export interface InPanels {
  /** Whether they offer every answer, possibly without declining. */
  readonly answers: boolean
  readonly declines: boolean
}

/**
 * Finds out which answers the visible panels offer. `folded`: a sheet shows one panel at a time, and only that panel
 * counts.
 */
export function offeredInPanels(
  panels: readonly GamePanel[],
  seen: Seen,
  folded: { readonly closedByHand: ReadonlySet<string> } | null,
): InPanels {
  const { decisions } = seen
  const shown = shownPanels(panels, seen)
  const front = folded === null ? null : openPanel(shown, seen, folded.closedByHand)
  const inSight = shown.filter((each) => each.isWanted && (folded === null || each === front))
  const offer = (how: 'answers' | 'declines') =>
    decisions.length > 0 &&
    decisions.every((decision) => inSight.some(({ panel }) => panel[how]?.(decision) === true))
  const answers = offer('answers')
  return { answers, declines: answers && offer('declines') }
}

function isPanelWanted(
  { isWanted, assembles }: GamePanel,
  { view, decisions, moves, answering }: Seen,
): boolean {
  const { assembly } = answering
  if (assembly !== null && assembles?.(assembly.question) === true) return true
  return isWanted?.(view, decisions, moves) === true
}

const MOST_TABS = 4

/** Tabs in the order of the game's list, at most four. If there are more, the last tab stands for the rest. */
export function tabsOf(
  shown: readonly ShownPanel[],
  panels: readonly GamePanel[],
  seen: Seen,
): { readonly tabs: readonly ShownPanel[]; readonly more: readonly ShownPanel[] } {
  const place = ({ panel }: ShownPanel) => panels.indexOf(panel)
  const offered = panels
    .filter((panel) => hasTab(panel, seen) && !shown.some((each) => each.panel === panel))
    .map((panel): ShownPanel => ({ panel, isWanted: false, about: null }))
  const all = [...shown, ...offered]
    .filter(({ panel, isWanted }) => panel.when !== 'opened' || isWanted)
    .toSorted((one, other) => place(one) - place(other))
  if (all.length <= MOST_TABS) return { tabs: all, more: [] }
  return { tabs: all.slice(0, MOST_TABS - 1), more: all.slice(MOST_TABS - 1) }
}

function hasTab(panel: GamePanel, { view, decisions, moves }: Seen): boolean {
  return panel.when === 'asked' && panel.hasTab?.(view, decisions, moves) === true
}

/** The panels that share the column as tabs, in the order of the game's list; none if each has its own space. */
export function columnTabs(
  shown: readonly ShownPanel[],
  panels: readonly GamePanel[],
  tabsFrom = Number.POSITIVE_INFINITY,
): readonly ShownPanel[] {
  const always = panels.flatMap(
    (panel) => shown.find((each) => each.panel === panel && panel.when === 'always') ?? [],
  )
  return always.length >= tabsFrom ? always : []
}

/** The front tab: the wanted one, unless the player has chosen another since the question was asked. */
export function frontTab(
  tabs: readonly ShownPanel[],
  byHand: { readonly id: string; readonly isSinceAsked: boolean },
): ShownPanel | null {
  const chosen = tabs.find(({ panel }) => panel.id === byHand.id)
  const wanted = tabs.find(({ isWanted }) => isWanted)
  return (byHand.isSinceAsked ? chosen : undefined) ?? wanted ?? chosen ?? tabs[0] ?? null
}

/** Whether answers are also on the board or in the hand: on a phone they keep their space beside the panel. */
export function hasAnswersElsewhere(
  { panel, isWanted }: ShownPanel,
  decisions: readonly PresentedDecision[],
): boolean {
  const isAllIn = decisions.every((asked) => panel.answers?.(asked) === true || panel.holds?.(asked) === true)
  return isWanted && !isAllIn
}

/** The panel in the sheet, if there is space for only one: the one opened by hand, else one that opens by itself. */
export function openPanel(
  shown: readonly ShownPanel[],
  { decisions, panels: { opened } }: Pick<Seen, 'decisions' | 'panels'>,
  closedByHand: ReadonlySet<string>,
): ShownPanel | null {
  const yields = (panel: GamePanel) =>
    decisions.some((asked) => panel.answers?.(asked) !== true && panel.yieldsTo?.(asked) === true)
  const byHand = shown.find(({ panel }) => panel.id === opened?.id)
  if (byHand !== undefined) return byHand
  const wanted = shown.filter(
    ({ panel, isWanted }) => isWanted && !closedByHand.has(panel.id) && !yields(panel),
  )
  return wanted.find(({ panel }) => panel.when !== 'always') ?? wanted[0] ?? null
}
