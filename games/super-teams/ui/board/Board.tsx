import { at } from '@kantyna/kernel'
import type { TableProps } from '@kantyna/ui'
import { useMemo, useRef, useState } from 'preact/hooks'
import { track } from '../../content/track.ts'
import { FINISH } from '../../rules/board.ts'
import { colourOfShip } from '../../rules/pieces.ts'
import { Paints } from '../drawing/Paints.tsx'
import { raceView, undecidedShip } from '../view.ts'
import { boardLabel } from '../words.ts'
import { berthShips } from './berths.ts'
import { GhostPaths, GhostRings } from './Ghosts.tsx'
import { ghostsOf } from './ghosts.ts'
import { type BoardLayout, FINGER, layBoard } from './layout.ts'
import { BonusPiles, MovementPiles } from './Piles.tsx'
import { Place } from './Place.tsx'
import { FinalPlanet, StartingPlanet } from './Planets.tsx'
import { Ship } from './Ship.tsx'
import { ShipChooser } from './ShipChooser.tsx'
import { LampLight, Sky } from './Sky.tsx'
import { TrackRibbon } from './TrackRibbon.tsx'
import { useAvailableSpace } from './use-available-space.ts'
import { useFlights } from './use-flights.ts'
import '../drawing/drawing.css'
import './board.css'

/** Several ships, any of which a tap may have meant. */
interface Crowd {
  readonly place: number
  readonly ships: readonly number[]
}

export function Board(props: TableProps) {
  const frame = useRef<HTMLElement>(null)
  const space = useAvailableSpace(frame)
  const layout = useMemo(
    () =>
      space === null || space.width < 80 || space.height < 80 ? null : layBoard(space.width, space.height),
    [space],
  )
  return (
    <section className="st-board" ref={frame} aria-label={boardLabel[props.lang]}>
      {layout && <Table {...props} layout={layout} />}
    </section>
  )
}

function Table({ layout, ...props }: TableProps & { layout: BoardLayout }) {
  const { lang, decisions, touching, events, motion } = props
  const view = raceView(props.view)
  const svg = useRef<SVGSVGElement>(null)
  const [crowd, setCrowd] = useState<Crowd | null>(null)
  const undecided = undecidedShip(view)
  const berths = useMemo(
    () => berthShips(layout, view.places, view.halves, undecided),
    [layout, view.places, view.halves, undecided],
  )
  const ghosts = useMemo(() => ghostsOf(decisions, touching.picked), [decisions, touching.picked])
  useFlights(svg, { layout, berths, events, motion })

  const shipsAt = (place: number) =>
    view.places.map((_, ship) => ship).filter((ship) => view.places[ship] === place)
  const isCrowded = (place: number) => {
    const here = shipsAt(place)
    const areas = here.map((ship) => berths[ship]?.touchArea).filter((own) => own !== undefined)
    return here.length > 1 && areas.some(({ width, height }) => width < FINGER || height < FINGER)
  }
  const inPlay = view.places
    .map((_, ship) => ship)
    .filter((ship) => berths[ship] !== null)
    .toSorted((one, other) => Number(one === undecided) - Number(other === undecided))
  const askWhich = (place: number) => setCrowd({ place, ships: shipsAt(place) })

  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name, the controls inside have theirs */}
      <svg ref={svg} className="st-board-drawing" viewBox={`0 0 ${layout.width} ${layout.height}`}>
        <Paints />
        <Sky layout={layout} />
        <TrackRibbon layout={layout} />
        <StartingPlanet
          layout={layout}
          lang={lang}
          touching={touching}
          crowd={isCrowded(0) ? shipsAt(0) : []}
          onCrowd={isCrowded(0) ? askWhich : null}
        />
        <FinalPlanet layout={layout} lang={lang} touching={touching} bonusCards={view.planetBonus} />
        {track.map((_, place) =>
          place === 0 || place === FINISH ? null : (
            <Place
              // the key is the number of the place
              key={`place ${place.toString()}`}
              place={place}
              layout={layout}
              lang={lang}
              touching={touching}
              isOccupied={view.places.includes(place)}
              onCrowd={isCrowded(place) ? askWhich : null}
            />
          ),
        )}
        <MovementPiles layout={layout} lang={lang} view={view} touching={touching} />
        <BonusPiles layout={layout} lang={lang} view={view} touching={touching} />
        <LampLight layout={layout} />
        <GhostPaths layout={layout} ghosts={ghosts} berths={berths} />
        {inPlay.map((ship) => (
          <Ship
            key={ship}
            ship={ship}
            berth={at(berths, ship)}
            place={at(view.places, ship)}
            half={at(view.halves, ship)}
            owner={at(view.owners, colourOfShip(ship))}
            isOwn={view.seat !== null && view.owners[colourOfShip(ship)] === view.seat}
            lang={lang}
            touching={touching}
            ghosts={ghosts}
            crowd={isCrowded(at(view.places, ship)) ? shipsAt(at(view.places, ship)) : []}
            onCrowd={isCrowded(at(view.places, ship)) ? askWhich : null}
          />
        ))}
        <GhostRings
          layout={layout}
          ghosts={ghosts}
          places={view.places}
          lang={lang}
          touching={touching}
          onCrowd={(place, ships) => setCrowd({ place, ships })}
        />
      </svg>
      {crowd !== null && (
        <ShipChooser
          layout={layout}
          place={crowd.place}
          ships={crowd.ships}
          halves={view.halves}
          lang={lang}
          touching={touching}
          onClose={() => setCrowd(null)}
        />
      )}
    </>
  )
}
