import type { Lang } from '@kantyna/kernel'
import { Callouts, noTouching } from '@kantyna/ui'
import { missions } from '../../content/missions.ts'
import { FIRST_MISSION } from '../../rules/pieces.ts'
import { AreaButton } from '../board/AreaButton.tsx'
import { PlanetTile } from '../board/PlanetTile.tsx'
import { Track } from '../board/Track.tsx'
import { MissionFace } from '../card/CardFaces.tsx'
import { PlanetPaints } from '../drawing/Globe.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { calloutsOf, type Spot } from './spots.ts'
import { advanced, followed, planetary, UNSETTLED_SPACE, USED_SPACE, viewOfTable } from './tables.ts'
import '../drawing/drawing.css'
import '../drawing/worker.css'
import '../board/areas.css'
import '../board/tracks.css'
import '../board/map.css'
import '../card/card.css'
import './figures.css'

interface Props {
  readonly lang: Lang
}

const planetSpots: readonly Spot[] = [
  { x: 6, y: 20, text: { en: 'Its kind: here an action planet', pl: 'Rodzaj: tu planeta akcyjna' } },
  { x: 2, y: 50, text: { en: 'What an outpost here produces', pl: 'Co produkuje tu placówka' } },
  { x: 24, y: 60, text: { en: 'What the planet does', pl: 'Działanie planety' } },
  {
    x: 30,
    y: 94,
    text: {
      en: 'A free slot with the trade level that it needs',
      pl: 'Wolne pole placówki z wymaganym poziomem handlu',
    },
  },
  { x: 42, y: 16, text: { en: 'Pirates with their strength', pl: 'Piraci i ich siła' } },
  {
    x: 53,
    y: 52,
    text: { en: 'A bonus token for the first outpost', pl: 'Żeton premii za pierwszą placówkę' },
  },
  { x: 41, y: 84, text: { en: 'A tunnel', pl: 'Tunel' } },
  { x: 69, y: 96, text: { en: 'An outpost in its slot', pl: 'Placówka na swoim polu' } },
  {
    x: 76,
    y: 18,
    text: {
      en: 'A worker who has used the planet this round',
      pl: 'Robotnik, który użył planety w tej rundzie',
    },
  },
]

/** The distance between the two pictured planets. */
const APART = 220

/** A planet without outposts, and one that is in use. */
export function PlanetFigure({ lang }: Props) {
  const props = { view: viewOfTable(planetary()), lang, seats: [], touching: noTouching, price: undefined }
  return (
    <div className="tg-figure-planet">
      <Callouts callouts={calloutsOf(planetSpots, lang)}>
        <svg className="tg-map" viewBox={`-100 -80 ${200 + APART} 160`} aria-hidden="true">
          <PlanetPaints />
          <PlanetTile {...props} space={UNSETTLED_SPACE} point={{ x: 0, y: 0 }} />
          <PlanetTile {...props} space={USED_SPACE} point={{ x: APART, y: 0 }} />
        </svg>
      </Callouts>
    </div>
  )
}

const trackSpots: readonly Spot[] = [
  {
    x: 43,
    y: -14,
    text: {
      en: 'What a marker on this space brings in the income phase',
      pl: 'Co daje znacznik na tym polu w fazie dochodów',
    },
  },
  {
    x: 59,
    y: 116,
    text: {
      en: 'A stack of bonus tokens: the top one, and how many there are',
      pl: 'Stos żetonów premii: wierzchni i ich liczba',
    },
  },
  {
    x: 77,
    y: 116,
    text: {
      en: 'From here on cards of level III can be marked',
      pl: 'Odtąd można oznaczać karty poziomu III',
    },
  },
  { x: 24, y: 116, text: { en: 'The marker of a player', pl: 'Znacznik gracza' } },
]

/** The technology track. */
export function TrackFigure({ lang }: Props) {
  return (
    <div className="tg-figure-track">
      <Callouts callouts={calloutsOf(trackSpots, lang)}>
        <Track
          view={viewOfTable(advanced())}
          lang={lang}
          seats={[]}
          touching={noTouching}
          track="technology"
        />
      </Callouts>
    </div>
  )
}

const areaSpots: readonly Spot[] = [
  { x: 104, y: 24, text: { en: 'A captain on the main space', pl: 'Kapitan na polu głównej akcji' } },
  { x: 34, y: 35, text: { en: 'Workers who have followed', pl: 'Robotnicy, którzy dołączyli' } },
  { x: 48, y: 88, text: { en: 'What the main action does', pl: 'Co robi główna akcja' } },
]

/** An area of the action panel after it was used, and one that is free. */
export function AreaFigure({ lang }: Props) {
  return (
    <div className="tg-figure-area">
      <Callouts callouts={calloutsOf(areaSpots, lang)}>
        <div className="tg-board">
          {(['technology', 'politics'] as const).map((area) => (
            <AreaButton
              key={area}
              view={viewOfTable(followed())}
              lang={lang}
              seats={[]}
              touching={noTouching}
              area={area}
            />
          ))}
        </div>
      </Callouts>
    </div>
  )
}

const missionSpots: readonly Spot[] = [
  { x: -4, y: 12, text: { en: 'Its type', pl: 'Typ misji' } },
  {
    x: 106,
    y: 12,
    text: {
      en: 'The politics level that its place in the row needs',
      pl: 'Poziom polityki wymagany przez jej miejsce w rzędzie',
    },
  },
  { x: -4, y: 58, text: { en: 'What it costs, and what it asks for', pl: 'Koszt i wymagania' } },
  { x: 106, y: 84, text: { en: 'Its reward', pl: 'Nagroda' } },
]

const PICTURED_MISSION = missions.findIndex(({ id }) => id === 'MS10')

/** A mission card as it lies in its row. */
export function MissionFigure({ lang }: Props) {
  return (
    <div className="tg-figure-card">
      <Callouts callouts={calloutsOf(missionSpots, lang)}>
        <div className="tg-card">
          <MissionFace mission={FIRST_MISSION + PICTURED_MISSION} lang={lang} />
          <span className="tg-card-needs">
            <Icon name="politics" size={12} />2
          </span>
        </div>
      </Callouts>
    </div>
  )
}
