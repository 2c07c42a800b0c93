import { at, type Thing } from '@kantyna/kernel'
import { fetchedLater, type PanZoomControl, type TableProps, usePointed } from '@kantyna/ui'
import { useEffect, useRef } from 'preact/hooks'
import { areas, mainTracks } from '../../content/names.ts'
import { usePlanning } from '../actions/plan-panel.ts'
import { useAutoBegin } from '../actions/use-auto-begin.ts'
import { Icon } from '../drawing/Icon.tsx'
import { useFreeHand } from '../free-actions/FreeHandProvider.tsx'
import { useFreeTouching } from '../free-actions/free-moves.ts'
import { galaxyView, seatBelow, workersAtHome } from '../view.ts'
import { uiWords } from '../words.ts'
import { AreaButton } from './AreaButton.tsx'
import { areasWithoutTrack } from './areas.ts'
import { GalaxyMap } from './GalaxyMap.tsx'
import { chartOf } from './layout.ts'
import { RoundBar } from './RoundBar.tsx'
import { Track } from './Track.tsx'
import { useRoom } from './use-room.ts'
import { useWide } from './use-wide.ts'
import '../drawing/drawing.css'
import '../drawing/worker.css'
import './board.css'
import './areas.css'
import './rounds.css'
import './tracks.css'
import './map.css'

const ActionPreview = fetchedLater(async () => (await import('../sheets.ts')).ActionPreview)
const FreeStrip = fetchedLater(async () => (await import('../sheets.ts')).FreeStrip)

/**
 * The table top: the galaxy, with the action panel beside or below it. If there is room, each area with a track is
 * drawn with its track.
 */
export function Board(table: TableProps) {
  const { view: kernelView, lang, seats, decisions, moves, answering, events, motion } = table
  const view = galaxyView(kernelView)
  const words = uiWords(lang)
  const touching = usePlanning(table, useFreeTouching(table))
  const isWide = useWide()
  const place = useRef<HTMLDivElement>(null)
  const surface = useRef<PanZoomControl>(null)
  const room = useRoom(place, '.pan-zoom')
  const aspect = room === null ? 1.6 : room.width / room.height
  const [pointed, pointing] = usePointed(touching)
  useAutoBegin(decisions, answering)
  const asked = decisions.map(({ id }) => id).join(' ')
  const { held, hold } = useFreeHand()
  // A free action that the player looked at belongs to the current question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is put down when the question changes
  useEffect(() => () => hold(null), [asked])
  const props = { view, lang, seats, touching }
  const onPanel = { ...props, touching: pointing }
  // The area that is picked or pointed at.
  const chosenArea = areas.find((area) => {
    const thing: Thing = `area:${area}`
    return touching.picked.has(thing) || (thing === pointed && touching.lit.has(thing))
  })
  const following = decisions.find(({ kind }) => kind === 'follow')
  // A player who is asked to follow sees what following would do.
  const followed = areas.find((area) => following?.options[0]?.touches.includes(`area:${area}`))
  const isFreeHeld = held !== null
  const previewed = chosenArea ?? (isFreeHeld ? undefined : followed)
  const isTurn = decisions.some(({ kind }) => kind === 'turn')
  const isLastWorker = isTurn && workersAtHome(view, seatBelow(view)) === 1
  const own = at(view.ships, seatBelow(view))[0]
  const showOwn = (space: number) => {
    const { x, y } = at(chartOf(view.seats, aspect).spaces, space)
    surface.current?.show({ x: x - 270, y: y - 200, width: 540, height: 400 })
  }
  return (
    <div className="tg-board" data-wide={isWide || undefined}>
      <div className="tg-table-top">
        <div className="tg-map-place" ref={place}>
          <GalaxyMap
            {...props}
            decisions={decisions}
            events={events}
            motion={motion}
            aspect={aspect}
            surface={surface}
          />
          {own !== undefined && (
            <button
              type="button"
              className="button icon tg-own-ship"
              aria-label={words.yourShip}
              title={words.yourShip}
              onClick={() => showOwn(own)}
            >
              <Icon name="ship" size={20} />
            </button>
          )}
          <div className="tg-map-foot">
            {previewed !== undefined && answering.assembly === null && (
              <ActionPreview view={view} lang={lang} seats={seats} area={previewed} isMain={isTurn} />
            )}
            {(chosenArea === undefined || followed !== undefined) && (
              <FreeStrip
                moves={moves}
                answering={answering}
                touching={touching}
                lang={lang}
                seats={seats}
                isLastWorker={isLastWorker}
              />
            )}
          </div>
        </div>
        <RoundBar {...props} />
        <section className="tg-panel" aria-label={words.actions}>
          {(isWide ? areasWithoutTrack : areas).map((area) => (
            <AreaButton key={area} {...onPanel} area={area} />
          ))}
          {isWide &&
            mainTracks.map((track) => (
              <div key={track} className="tg-track-row">
                <AreaButton {...onPanel} area={track} />
                <Track {...props} track={track} motion={motion} />
              </div>
            ))}
        </section>
      </div>
    </div>
  )
}
