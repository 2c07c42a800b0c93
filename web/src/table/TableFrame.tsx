import type { GameBundle, Seat, Thing } from '@kantyna/kernel'
import { fetchedLater, fetchTheRest, fetchWhenOnline, type GameUi, type TableProps } from '@kantyna/ui'
import { type ComponentChildren, type ComponentProps, Fragment } from 'preact'
import { useCallback, useEffect } from 'preact/hooks'
import { isOpenPlace } from '../router/routes.ts'
import { useRoute } from '../router/useRoute.ts'
import { useEventSounds } from '../sound/useEventSounds.ts'
import { fetchFonts } from '../theme/fetch-fonts.ts'
import { useFolded } from './columns/columns.ts'
import type { Inspected } from './hands/useHands.ts'
import { useKeptFocus } from './keys/useKeptFocus.ts'
import type { MomentStageProps } from './moments/MomentStage.tsx'
import type { MomentTexts } from './moments/moment-texts.ts'
import type { ShownPresence } from './online-parts.ts'
import { PlayersStrip } from './PlayersStrip.tsx'
import { GamePanels } from './panels/GamePanels.tsx'
import { partWordsOf } from './panels/part-words.ts'
import { isAssembledInPanel } from './panels/shown-panels.ts'
import { isAnsweredInDock } from './panels/touching-parts.ts'
import { showPress } from './show-press.ts'
import type { AskedTable } from './why/useWhyNot.ts'
import { useTableWords } from './words.ts'
import './table.css'

const Log = fetchedLater(async () => (await import('./sheets.ts')).Log)
const MomentStage = fetchedLater(async () => (await import('./sheets.ts')).MomentStage)
const PartsSheet = fetchedLater(async () => (await import('./sheets.ts')).PartsSheet)
const Reader = fetchedLater(async () => (await import('./sheets.ts')).Reader)
const SeatSheet = fetchedLater(async () => (await import('./sheets.ts')).SeatSheet)

type Moments = Pick<MomentStageProps, 'names' | 'stage' | 'waitsFor' | 'onDismiss'> & {
  /** Null until it has been fetched. */
  readonly momentTexts: MomentTexts | null
}

interface Props {
  /** The page's heading, if the bar has none. */
  readonly title?: string
  readonly kind: 'played' | 'replay' | 'lesson'
  readonly phase?: string
  readonly bundle: GameBundle
  readonly ui: GameUi
  /** The props of the game's drawings. */
  readonly table: TableProps
  /** Replaces the board's props until a scene has shown how its pieces moved. */
  readonly board?: Pick<TableProps, 'view' | 'events'> & Partial<Pick<TableProps, 'touching'>>
  /** The facts of seats, as "seat icon", that change only after a moment has been shown. */
  readonly pendingFacts?: ReadonlySet<string> | undefined
  readonly viewer: Seat | null
  /** Who is at the table; left out if all people share this screen. */
  readonly presence?: readonly ShownPresence[] | undefined
  /** Shown beside the name of a seat. */
  readonly beside?: ((seat: Seat) => ComponentChildren) | undefined
  readonly bar: ComponentChildren
  /** The text of a lesson, in the place of the players. */
  readonly coach?: ComponentChildren
  /** The content above the hand. */
  readonly dock: ComponentChildren
  readonly log?: Omit<ComponentProps<typeof Log>, 'bundle' | 'lang'>
  readonly inspected: Inspected | null
  /** The thing in hand. The reader describes it if no other thing is pointed at. */
  readonly held?: Thing | null
  /** Whether something lies over the table, so that nothing on it can be touched. */
  readonly isCovered?: boolean
  /** Whether the replay is too fast for sounds. */
  readonly isSilent?: boolean
  /** The moments that lie over the table; left out while none may be drawn. */
  readonly moments?: Moments | undefined
  /** Everything that lies over the table. */
  readonly children?: ComponentChildren
  onCloseInspected(): void
  /** Used to say why a touched thing is not an answer now; left out if nobody is asked. */
  readonly asked?: AskedTable
  /** Called when a panel is opened in the reader's place. */
  onForgetInspected(): void
}

/** The frame of a table, a replay and a lesson: bar, players, board, panels, dock with the hand, log. */
export function TableFrame(props: Props) {
  const { Provider = Fragment } = props.ui
  return (
    <Provider>
      <Frame {...props} />
    </Provider>
  )
}

function Frame(props: Props) {
  const { title, kind, phase, bundle, ui, table, viewer, bar, coach, dock, log, isCovered, children, board } =
    props
  const { isSilent = false, moments } = props
  const isUnderBook = !isOpenPlace(useRoute())
  const words = useTableWords()
  const { lang, view, seats, panels, answering } = table
  const folded = useFolded()
  useEventSounds(ui, table.events, isSilent)
  useKeptFocus()
  useEffect(showPress, [])
  // Fetch the rest of the drawings of this game and language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other drawings have other files to fetch
  useEffect(() => fetchWhenOnline(fetchTheRest, () => undefined), [ui])
  useEffect(() => {
    fetchFonts(lang).catch(console.error)
  }, [lang])
  const isAssembledHere =
    answering.assembly !== null &&
    !isAnsweredInDock(answering.assembly) &&
    !isAssembledInPanel(ui.panels ?? [], table)
  const { inspected, onForgetInspected } = props
  const onOpenSeat = useCallback(
    (seat: Seat) => {
      onForgetInspected()
      if (seat === panels.seat) panels.close()
      else panels.openSeat(seat)
    },
    [onForgetInspected, panels],
  )
  const unlit = inspected?.isUnanswered && !table.touching.lit.has(inspected.thing) ? inspected.thing : null
  return (
    <div
      className={`table ${kind}`}
      data-phase={phase}
      data-log={log?.isOpen || undefined}
      data-folded={kind === 'lesson' ? undefined : folded.join(' ')}
      data-panels={ui.panels?.some(({ when }) => when === 'always') || undefined}
    >
      {bar}
      <div className="table-under" inert={isCovered}>
        {coach ?? (
          <PlayersStrip
            bundle={bundle}
            ui={ui}
            lang={lang}
            view={view}
            seats={seats}
            viewer={viewer}
            pendingFacts={props.pendingFacts}
            presence={props.presence}
            beside={props.beside}
            opened={panels.seat}
            onOpen={onOpenSeat}
          />
        )}
        <main className="table-board" data-area="board" id="main" tabIndex={-1} aria-label={words.board}>
          {title !== undefined && <h1 className="unseen">{title}</h1>}
          <ui.Board {...table} {...board} />
        </main>
        {panels.seat !== null && <SeatSheet ui={ui} table={table} seat={panels.seat} />}
        <GamePanels
          ui={ui}
          table={table}
          onOpen={props.onForgetInspected}
          parts={
            isAssembledHere ? (
              <PartsSheet
                answering={answering}
                lang={lang}
                seats={seats}
                words={partWordsOf(bundle.game.words[lang])}
              />
            ) : null
          }
        />
        <footer className="dock">
          <div className="dock-top">{dock}</div>
          <section className="hand" data-area="hand" aria-label={words.hand}>
            <ui.Hand {...table} />
          </section>
          <Reader
            bundle={bundle}
            ui={ui}
            lang={lang}
            view={view}
            thing={isCovered ? null : (inspected?.thing ?? props.held ?? null)}
            isPinned={inspected?.isPinned ?? false}
            unlit={unlit}
            asked={props.asked ?? null}
            onClose={props.onCloseInspected}
          />
        </footer>
        {/* After the hand, so that keyboard users reach the hand before every line of the log. */}
        {log !== undefined && <Log bundle={bundle} lang={lang} {...log} />}
      </div>
      {children}
      {/* A moment waits while a book is open: under the book it could not be seen, but would take every key. */}
      {moments !== undefined && moments.momentTexts !== null && !isUnderBook && (
        <MomentStage
          {...moments}
          momentTexts={moments.momentTexts}
          bundle={bundle}
          ui={ui}
          lang={lang}
          motion={table.motion}
        />
      )}
    </div>
  )
}
