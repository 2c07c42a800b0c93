import type { KernelView, Lang } from '@kantyna/kernel'
import {
  fetchedLater,
  fetchedOnce,
  fetchWhenOnline,
  type GamePanel,
  type GameUi,
  type SeatResult,
  type SeatStanding,
  type TableProps,
} from '@kantyna/ui'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { wordsWith } from '../words/at-once.ts'
import type { InBothLanguages, WordChanges } from '../words/chapter.ts'
import { type AddedDrawings, AddedDrawingsProvider, drawingsOf } from './added-drawings.ts'
import { aiPanel } from './ai/ai.ts'
import { Board } from './board/Board.tsx'
import { readAs } from './card/read-as.ts'
import { combatPanel } from './combat/combat.ts'
import { Icon, type IconName } from './drawing/Icon.tsx'
import { encounterPanel } from './encounters/encounter.ts'
import { isAtHand } from './hand/at-hand.ts'
import { Hand } from './hand/Hand.tsx'
import { marketPanel } from './market/market.ts'
import { MemoryProvider } from './moments/MemoryProvider.tsx'
import { nextAnswer } from './next-answer.ts'
import { poolPanel } from './panels/pool.ts'
import { encounterQuestions } from './panels/questions.ts'
import { chart } from './seats/chart.ts'
import { SeatEmblem } from './seats/SeatEmblem.tsx'
import { result, standings } from './seats/score.ts'
import type { SheetChanges, Sheets } from './sheets.ts'
import { TableWordsProvider } from './table-words.ts'
import { tradePanel } from './trade/trade.ts'
import { leftBehind } from './turn/left-behind.ts'

/** Everything that an expansion changes in the drawings: the value that its `ui/index.ts` exports. */
export interface UiChanges extends Partial<AddedDrawings> {
  /** The words of the setup. `sheets` fetches all words. */
  readonly words: WordChanges
  panels?(usual: readonly GamePanel<IconName>[]): readonly GamePanel<IconName>[]
  standings?(
    view: KernelView,
    lang: Lang,
    usual: readonly SeatStanding<IconName>[],
  ): readonly SeatStanding<IconName>[]
  result?(
    view: KernelView,
    lang: Lang,
    usual: readonly SeatResult<IconName>[],
  ): readonly SeatResult<IconName>[]
  /** Fetches its additions to the drawings that open over the table. */
  sheets(): Promise<SheetChanges>
}

/** The drawings of the game with these expansions. */
export function rimUi(changes: readonly UiChanges[]): GameUi<IconName> {
  const words = wordsWith(changes.map((change) => change.words))
  const drawings = drawingsOf(changes)
  const questions = encounterQuestions(drawings.encounterQuestions)
  let fetched: Sheets | null = null
  const sheets = fetchedOnce(async () => {
    const [{ sheetsWith }, ...added] = await Promise.all([
      import('./sheets.ts'),
      ...changes.map((change) => change.sheets()),
    ])
    fetched = sheetsWith(added)
    return fetched
  })
  const drawn = <P extends object>(Component: ComponentType<P>) =>
    withDrawings(drawings, () => fetched?.words ?? words, sheets, Component)
  const OwnBoard = fetchedLater(async () => (await sheets()).OwnBoard)
  const panels = changes.reduce<readonly GamePanel<IconName>[]>(
    (usual, change) => change.panels?.(usual) ?? usual,
    [
      combatPanel(sheets),
      encounterPanel(questions, sheets),
      marketPanel(sheets),
      tradePanel(questions, sheets),
      aiPanel(sheets),
      poolPanel(sheets),
    ],
  )
  return {
    Provider: MemoryProvider,
    Board: drawn(Board),
    Hand: drawn((props: TableProps) => <Hand {...props} OwnBoard={OwnBoard} />),
    panels: panels.map((panel) => ({ ...panel, Panel: drawn(panel.Panel) })),
    SeatBoard: drawn(fetchedLater(async () => (await sheets()).SeatBoard)),
    Icon,
    SeatEmblem: drawn(SeatEmblem),
    ThingPicture: drawn(fetchedLater(async () => (await sheets()).ThingPicture)),
    help: async () => (await sheets()).help,
    moments: async () => {
      const { moments } = await sheets()
      return { ...moments, Scene: drawn(moments.Scene) }
    },
    sounds: async () => (await sheets()).sounds,
    readAs,
    reading: (thing, lang) => fetched?.reading(thing, lang) ?? null,
    isAtHand,
    nextAnswer,
    leftBehind,
    standings: (view, lang) =>
      changes.reduce(
        (usual, change) => change.standings?.(view, lang, usual) ?? usual,
        standings(view, lang),
      ),
    chart,
    result: (view, lang) =>
      changes.reduce((usual, change) => change.result?.(view, lang, usual) ?? usual, result(view, lang)),
  }
}

/** A component with the drawings of these expansions, and with all words as soon as they are fetched. */
function withDrawings<P extends object>(
  drawings: AddedDrawings,
  words: () => InBothLanguages,
  sheets: () => Promise<Sheets>,
  Component: ComponentType<P>,
): ComponentType<P> {
  return function WithDrawings(props) {
    const [wording, setWording] = useState(words)
    useEffect(() => fetchWhenOnline(async () => (await sheets()).words, setWording), [])
    return (
      <AddedDrawingsProvider value={drawings}>
        <TableWordsProvider value={wording}>
          <Component {...props} />
        </TableWordsProvider>
      </AddedDrawingsProvider>
    )
  }
}
