import type { KernelView, Seat, View } from '@kantyna/kernel'
import { colours } from '../content/ships.ts'
import type { Race, secrets } from '../rules/race.ts'

/** The race as the person at the screen sees it. */
export type RaceView = View<Race, typeof secrets>

/** The page keeps the views of all games in one type; this game's drawings receive only views of a race. */
export function raceView(view: KernelView): RaceView {
  return view as RaceView // made by viewOf with this game's secrets
}

export function handSize(hand: readonly number[] | number | undefined): number {
  return typeof hand === 'number' ? hand : (hand?.length ?? 0)
}

export function coloursOf(view: RaceView, seat: Seat): number[] {
  return colours.map((_, colour) => colour).filter((colour) => view.owners[colour] === seat)
}

/** The ship that waits for a half of a double space: it hovers over its place. */
export function undecidedShip(view: RaceView): number | null {
  if (!view.waiting.some(({ kind }) => kind === 'chooseHalf')) return null
  const turn = view.stack.at(-1)
  const ship: unknown = turn === undefined ? null : Reflect.get(turn, 'ship')
  return typeof ship === 'number' ? ship : null
}
