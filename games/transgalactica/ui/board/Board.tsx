import { at } from '@kantyna/kernel'
import type { PanZoomControl, TableProps } from '@kantyna/ui'
import { useEffect, useRef } from 'react'
import { areas, mainTracks } from '../../content/names.ts'
import { ActionPreview } from '../answer/ActionPreview.tsx'
import { useBeginOnly } from '../answer/use-begin-only.ts'
import { Icon } from '../drawing/Icon.tsx'
import { FreeStrip } from '../free/FreeStrip.tsx'
import { holdFree } from '../free/free-hand.ts'
import { useFreeTouching } from '../free/free-moves.ts'
import { useWide } from '../use-wide.ts'
import { galaxyView, seatBelow } from '../view.ts'
import { uiWords } from '../words.ts'
import { AreaButton } from './AreaButton.tsx'
import { immediate } from './areas.ts'
import { GalaxyMap } from './GalaxyMap.tsx'
import { chartOf } from './layout.ts'
import { RoundBar } from './RoundBar.tsx'
import { Track } from './Track.tsx'
import { usePointed } from './use-pointed.ts'
import { useRoom } from './use-room.ts'
import '../drawing/drawing.css'
import './board.css'
import './map.css'

/** The table top: the galaxy, and below it the action panel, each compound action with its track. */
export function Board(table: TableProps) {
  const { view: kernelView, lang, seats, decisions, moves, answering, events, motion } = table
  const view = galaxyView(kernelView)
  const words = uiWords(lang)
  const touching = useFreeTouching(table)
  const isWide = useWide()
  const place = useRef<HTMLDivElement>(null)
  const surface = useRef<PanZoomControl>(null)
  const room = useRoom(place, '.pan-zoom')
  const aspect = room === null ? 1.6 : room.width / room.height
  const [pointed, pointing] = usePointed(touching)
  useBeginOnly(decisions, answering)
  // What was looked at belongs to this table.
  useEffect(() => () => holdFree(null), [])
  const props = { view, lang, seats, touching }
  const onPanel = { ...props, touching: pointing }
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
          <RoundBar {...props} />
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
            {answering.assembly === null && (
              <ActionPreview
                view={view}
                lang={lang}
                touching={touching}
                pointed={pointed}
                isMain={decisions.some(({ kind }) => kind === 'turn')}
              />
            )}
            <FreeStrip moves={moves} answering={answering} touching={touching} lang={lang} seats={seats} />
          </div>
        </div>
        <section className="tg-panel" aria-label={words.actions}>
          {(isWide ? immediate : areas).map((area) => (
            <AreaButton key={area} {...onPanel} area={area} />
          ))}
          {isWide &&
            mainTracks.map((track) => (
              <div key={track} className="tg-track-row">
                <AreaButton {...onPanel} area={track} />
                <Track {...props} track={track} />
              </div>
            ))}
        </section>
      </div>
    </div>
  )
}
