import { at, type Lang } from '@kantyna/kernel'
import { type SeatInfo, seatsOf } from '@kantyna/ui'
import { type Area, area, areas, workers } from '../../content/names.ts'
import type { Mark } from '../drawing/effect-marks.ts'
import { type GalaxyView, hasBit } from '../view.ts'
import { seatName, uiWords } from '../words.ts'

/** A worker on the secondary space of an area. */
export interface Follower {
  readonly seat: number
  readonly worker: number
}

const WORKERS = workers.length

export function followersAt(view: GalaxyView, name: Area): readonly Follower[] {
  return at(view.followers, area[name]).map((code) => ({
    seat: Math.floor(code / WORKERS),
    worker: code % WORKERS,
  }))
}

/** The seats with a captain on the main space. */
export function captainsAt(view: GalaxyView, name: Area): readonly number[] {
  return seatsOf(view).filter((seat) => hasBit(at(view.mainSpaces, area[name]), seat))
}

/** The label of an area for screen readers. */
export function areaLabel(view: GalaxyView, lang: Lang, seats: readonly SeatInfo[], name: Area): string {
  const words = uiWords(lang)
  const [main, followers] = [captainsAt(view, name), followersAt(view, name)]
  return [
    words.area[name],
    ...(main.length === 0 ? [words.mainFree] : main.map((seat) => words.mainTaken(seatName(seats, seat)))),
    ...followers.map(({ seat }) => words.followedBy(seatName(seats, seat))),
  ].join(', ')
}

const or: Mark = { between: '/' }
const then: Mark = { between: '→' }

/** What the main action of each area does, in icons. */
export const areaMarks: Readonly<Record<Area, readonly Mark[]>> = {
  omni: [
    { icon: 'credits', number: '1', isCost: true },
    or,
    { icon: 'alien', number: '1', isCost: true },
    then,
    { icon: 'captain' },
  ],
  exploration: [{ icon: 'ship' }, { between: '+' }, { icon: 'outpost' }],
  mining: [{ icon: 'income' }, { icon: 'planet' }],
  trade: [
    { icon: 'raw', number: '2', isCost: true },
    { icon: 'alien', number: '1', isCost: true },
    { between: '−1' },
  ],
  technology: [{ between: '+2' }, or, { between: '+1' }, { icon: 'mark' }],
  military: [
    { between: '+1:' },
    { icon: 'energy', number: '1', isCost: true },
    { icon: 'energy' },
    or,
    { icon: 'credits' },
  ],
  production: [{ between: '+1' }, { icon: 'any' }],
  politics: [{ between: '+2' }, or, { between: '+1' }, { icon: 'takeMission' }],
}

/** Areas without a track. */
export const areasWithoutTrack = areas.slice(0, 4)
