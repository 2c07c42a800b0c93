import { editionOf, type GameEvent, type PresentedDecision, type Seat } from '@kantyna/kernel'
import type { TableProps } from '@kantyna/ui'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useGameUi, useWholeTable } from '../games/games.ts'
import { href } from '../router/routes.ts'
import { useRoute } from '../router/useRoute.ts'
import { downloadTable } from '../saves/download.ts'
import type { SavedTable } from '../saves/saves.ts'
import { useMotion, useSettings } from '../settings/useSettings.ts'
import { OpenedNotice } from '../sharing/OpenedNotice.tsx'
import { ShareButton } from '../sharing/ShareButton.tsx'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { neverConfirm, useHands } from '../table/hands/useHands.ts'
import { TableIcon } from '../table/icons.tsx'
import { useTableKeys } from '../table/keys/useTableKeys.ts'
import { LogButton } from '../table/log/LogButton.tsx'
import { eventsOf } from '../table/log/log.ts'
import { useMoments } from '../table/moments/useMoments.ts'
import { type SeatNames, useSeatNames } from '../table/names.ts'
import type { AnswerLink } from '../table/panels/assembler.ts'
import { useAnswering } from '../table/panels/useAnswering.ts'
import { usePanels } from '../table/panels/usePanels.ts'
import { TableFrame } from '../table/TableFrame.tsx'
import { useTableWords } from '../table/words.ts'
import { useWords } from '../words/words.ts'
import { ReplayControls, type Speed } from './ReplayControls.tsx'
import { allowedViewers, defaultViewer, type Timeline } from './timeline.ts'
import { useMomentStops } from './useMomentStops.ts'
import { useStep } from './useStep.ts'
import './replay.css'

interface Props {
  readonly saved: SavedTable
  readonly timeline: Timeline
  readonly at: number | null
}

const STEP_MS = 1300
const nothingAsked: readonly PresentedDecision[] = []
const nothingHappened: readonly GameEvent[] = []
/** A replay answers no questions. */
const watching: AnswerLink = {
  choose: () => undefined,
  makeMove: () => undefined,
  preview: () => Promise.resolve(null),
}

/** Shows a recorded game step by step. */
export function Replay({ saved, timeline, at }: Props) {
  const { id, record } = saved
  const edition = editionOf(saved.game, saved.record.options)
  const bundle = useWholeTable(edition)
  const ui = useGameUi(edition)
  const { lang } = useSettings()
  const motion = useMotion()
  const words = useTableWords()
  const { backTo } = useWords()
  const viewers = useMemo(() => allowedViewers(record), [record])
  const [viewer, setViewer] = useState<Seat | null>(() => defaultViewer(record))
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const [isLogOpen, setLogOpen] = useState(false)
  const isCovered = useRoute().page !== 'replay'
  const { step, isNext, show } = useStep(timeline, id, at, isCovered)
  const hands = useHands(nothingAsked, () => undefined, neverConfirm)
  const answering = useAnswering(nothingAsked, nothingAsked, watching)
  const panels = usePanels(viewer)
  const name = bundle.game.meta.name[lang]
  usePageTitle(words.replayTitle(name))

  const momentTexts = useMoments(ui)
  const moments = useMomentStops(timeline, momentTexts, { step, isNext, isPlaying, viewer })
  const isAtEnd = step === timeline.length
  const isStopped = moments.stage.shown !== null
  useEffect(() => {
    if (!isPlaying || isCovered || isStopped) return
    if (isAtEnd) return setPlaying(false)
    const timer = window.setTimeout(() => show(step + 1), STEP_MS / speed)
    return () => window.clearTimeout(timer)
  }, [isPlaying, isCovered, isStopped, isAtEnd, step, speed, show])

  useTableKeys((key) => {
    if (key.does === 'cancel') {
      panels.close()
      hands.drop()
    }
    if (key.does === 'log') setLogOpen(!isLogOpen)
  })

  const view = useMemo(() => timeline.viewAt(step, viewer), [timeline, step, viewer])
  const { seats, names } = useSeatNames(record.seats, bundle.game.words[lang], view)
  const events = useMemo(
    () => (isNext ? timeline.eventsAt(step, viewer) : nothingHappened),
    [timeline, step, viewer, isNext],
  )
  const log = useMemo(() => timeline.logTo(step, viewer), [timeline, step, viewer])
  const happened = useMemo(() => eventsOf(log), [log])
  const props: TableProps = {
    view,
    lang,
    seats,
    decisions: nothingAsked,
    moves: nothingAsked,
    touching: hands.touching,
    answering,
    panels,
    events,
    pastEvents: happened,
    motion: speed > 1 && motion === 'normal' ? 'fast' : motion,
  }
  return (
    <TableFrame
      kind="replay"
      bundle={bundle}
      ui={ui}
      table={props}
      viewer={viewer}
      isSilent={speed > 1}
      inspected={hands.inspected}
      onCloseInspected={hands.drop}
      onForgetInspected={hands.forget}
      bar={
        <header className="turn-bar">
          <div className="turn-says">
            <h1 className="turn-who">{words.replayTitle(name)}</h1>
            <p className="number soft">{step === 0 ? words.start : words.replayAt(step, timeline.length)}</p>
          </div>
          <div className="turn-tools">
            <ShareButton
              record={record}
              at={step}
              label={words.share.title}
              className="button bare icon"
              onExport={() => {
                downloadTable(id).catch(console.error)
              }}
            >
              <TableIcon name="link" />
            </ShareButton>
            <LogButton isOpen={isLogOpen} onOpen={setLogOpen} />
            <a
              className="button bare icon"
              href={href({ page: 'table', id })}
              aria-label={backTo.table}
              title={backTo.table}
            >
              <TableIcon name="cross" />
            </a>
          </div>
        </header>
      }
      dock={
        <>
          <OpenedNotice id={id} />
          <ReplayControls
            timeline={timeline}
            step={step}
            isPlaying={isPlaying}
            speed={speed}
            onShow={show}
            onPlay={setPlaying}
            onSpeed={setSpeed}
            nextMoment={moments.next}
            onNextMoment={() => {
              setPlaying(false)
              moments.askFor(moments.next)
              show(moments.next)
            }}
            stopsAtMoments={moments.stopsThere}
            onStopsAtMoments={moments.setStopsThere}
            eyes={<ViewerSelect viewer={viewer} viewers={viewers} names={names} onLookAs={setViewer} />}
          />
        </>
      }
      log={{
        turns: log,
        names,
        isOpen: isLogOpen,
        seenTo: timeline.length,
        current: step,
        hrefAt: (each) => href({ page: 'replay', id, at: each }),
        onPoint: hands.point,
        moments: moments.known,
        onMoment: moments.show,
      }}
      moments={{ momentTexts, names, stage: moments.stage, onDismiss: moments.dismiss }}
    />
  )
}

interface ViewerSelectProps {
  readonly viewer: Seat | null
  readonly viewers: readonly Seat[]
  readonly names: SeatNames
  onLookAs(viewer: Seat | null): void
}

/** Selects the seat whose view is shown. */
function ViewerSelect({ viewer, viewers, names, onLookAs }: ViewerSelectProps) {
  const words = useTableWords()
  return (
    <label className="replay-eyes">
      <span className="small soft">{words.seenAs}</span>
      <select
        aria-label={words.seenAs}
        value={viewer ?? ''}
        onChange={(event) =>
          onLookAs(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
        }
      >
        <option value="">{words.spectator}</option>
        {viewers.map((seat) => (
          <option key={seat} value={seat}>
            {names(seat)}
          </option>
        ))}
      </select>
      {viewers.length === 0 && <span className="small soft">{words.spectatorOnly}</span>}
    </label>
  )
}
