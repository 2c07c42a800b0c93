import type { GameBundle, Presence, Seat, Thing } from '@kantyna/kernel'
import { fetchAtLast, fetchedLater, fetchTheRest, type GameUi, type TableProps } from '@kantyna/ui'
import type { ComponentChildren, ComponentProps } from 'preact'
import { useEffect } from 'preact/hooks'
import { useRoute } from '../router/useRoute.ts'
import { useEventSounds } from '../sound/useEventSounds.ts'
import { fetchFonts } from '../theme/fetch-fonts.ts'
import { useFolded } from './columns/columns.ts'
import type { Inspected } from './hands/useHands.ts'
import { useKeptPlace } from './keys/useKeptPlace.ts'
import { Log } from './log/Log.tsx'
import type { MomentStageProps } from './moments/MomentStage.tsx'
import type { ToldMoments } from './moments/told-moments.ts'
import { PlayersStrip } from './PlayersStrip.tsx'
import { GamePanels } from './panels/GamePanels.tsx'
import { partWordsOf } from './panels/part-words.ts'
import { isAssembledInPanel } from './panels/shown-panels.ts'
import { isAnsweredInDock } from './panels/touching-parts.ts'
import type { AskedTable } from './why/useWhyNot.ts'
import { useTableWords } from './words.ts'
import './table.css'

const MomentStage = fetchedLater(async () => (await import('./sheets.ts')).MomentStage)
const PartsSheet = fetchedLater(async () => (await import('./sheets.ts')).PartsSheet)
const Reader = fetchedLater(async () => (await import('./sheets.ts')).Reader)
const SeatSheet = fetchedLater(async () => (await import('./sheets.ts')).SeatSheet)

const pages = { played: 'table', replay: 'replay', lesson: 'learn' } as const

type Moments = Pick<MomentStageProps, 'names' | 'stage' | 'waitsFor' | 'onDismiss'> & {
  /** Null until it has been fetched. */
  readonly told: ToldMoments | null
}

interface Props {
  /** Where the bar does not say it. */
  readonly title?: string
  readonly kind: 'played' | 'replay' | 'lesson'
  readonly phase?: string
  readonly bundle: GameBundle
  readonly ui: GameUi
  /** What the game's drawings are given. */
  readonly table: TableProps
  /** What the board shows instead, while a scene is still to tell what has moved there. */
  readonly board?: Pick<TableProps, 'view' | 'events'> & Partial<Pick<TableProps, 'touching'>>
  /** The facts of seats, as "seat icon", that change when a moment has told it. */
  readonly untoldFacts?: ReadonlySet<string> | undefined
  readonly viewer: Seat | null
  /** Who is at the table; left out where all people share this screen. */
  readonly presence?: readonly Presence[] | undefined
  readonly bar: ComponentChildren
  /** Stands where the players do, in a lesson. */
  readonly coach?: ComponentChildren
  /** Above the hand. */
  readonly dock: ComponentChildren
  readonly log?: Omit<ComponentProps<typeof Log>, 'bundle' | 'lang'>
  readonly inspected: Inspected | null
  /** What is in hand: read about where nothing else is pointed at. */
  readonly held?: Thing | null
  /** Something lies over the table: nothing on it can be touched. */
  readonly isCovered?: boolean
  /** It goes by too fast to be heard. */
  readonly isSilent?: boolean
  /** The moments that lie over the table; left out while none may be drawn. */
  readonly moments?: Moments | undefined
  /** What lies over it. */
  readonly children?: ComponentChildren
  onCloseInspected(): void
  /** To say why a thing that was touched is no answer now; left out where nobody is asked. */
  readonly asked?: AskedTable
  /** Something is opened where it would be read. */
  onForgetInspected(): void
}

/** The table as it is played, watched and learnt at: bar, players, board, panels, dock with the hand, log. */
export function TableFrame(props: Props) {
  const { title, kind, phase, bundle, ui, table, viewer, bar, coach, dock, log, isCovered, children, board } =
    props
  const { isSilent = false, moments } = props
  const isUnderBook = useRoute().page !== pages[kind]
  const words = useTableWords()
  const { lang, view, seats, panels, answering } = table
  const folded = useFolded()
  useEventSounds(ui, table.events, isSilent)
  useKeptPlace()
  // What the drawings of this game and language have left for later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other drawings leave something else
  useEffect(() => fetchAtLast(fetchTheRest, () => undefined), [ui])
  useEffect(() => {
    fetchFonts(lang).catch(console.error)
  }, [lang])
  const isAssembledHere =
    answering.assembly !== null &&
    !isAnsweredInDock(answering.assembly) &&
    !isAssembledInPanel(ui.panels ?? [], table)
  const { inspected } = props
  const unlit = inspected?.isInVain && !table.touching.lit.has(inspected.thing) ? inspected.thing : null
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
            untold={props.untoldFacts}
            presence={props.presence}
            opened={panels.seat}
            onOpen={(seat) => {
              props.onForgetInspected()
              if (seat === panels.seat) panels.close()
              else panels.openSeat(seat)
            }}
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
        {/* After the hand: whoever goes by keyboard need not pass every line of it on the way. */}
        {log !== undefined && <Log bundle={bundle} lang={lang} {...log} />}
      </div>
      {children}
      {/* Under an open book nobody would see a moment, and it would take every touch and key: it waits. */}
      {moments !== undefined && moments.told !== null && !isUnderBook && (
        <MomentStage
          {...moments}
          told={moments.told}
          bundle={bundle}
          ui={ui}
          lang={lang}
          motion={table.motion}
        />
      )}
    </div>
  )
}
