import type { KernelView, Seat, View } from '@kantyna/kernel'
import { colours } from '../content/ships.ts'
import type { Race, secrets } from '../rules/race.ts'

/** What the person at the screen sees of the race. */
export type RaceView = View<Race, typeof secrets>

/** The page keeps views of all games alike; whoever draws this one knows what is in it. */
export function raceView(view: KernelView): RaceView {
  return view as RaceView // made by viewOf with this game's secrets
}

export function handSize(hand: readonly number[] | number | undefined): number {
  return typeof hand === 'number' ? hand : (hand?.length ?? 0)
}

export function coloursOf(view: RaceView, seat: Seat): number[] {
  return colours.map((_, colour) => colour).filter((colour) => view.owners[colour] === seat)
}

/** The ship whose half of a double space is still to be chosen: it hovers over its place. */
export function undecidedShip(view: RaceView): number | null {
  if (!view.waiting.some(({ kind }) => kind === 'chooseHalf')) return null
  const turn = view.stack.at(-1)
  const ship: unknown = turn === undefined ? null : Reflect.get(turn, 'ship')
  return typeof ship === 'number' ? ship : null
}
