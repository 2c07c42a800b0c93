import type { KernelView, Seat, View } from '@kantyna/kernel'
import { colours } from '../content/ships.ts'
import type { Race } from '../rules/race.ts'
import type { secrets } from '../rules/secrets.ts'

/** What the person at the screen sees of the race. */
export type RaceView = View<Race, typeof secrets>

/** The page keeps views of all games alike; whoever draws this one knows what is in it. */
export function raceView(view: KernelView): RaceView {
  return view as RaceView // made by viewOf with this game's secrets
}

/** A hand as cards, or null where only its size is known. */
export function openHand(hand: readonly number[] | number | undefined): readonly number[] | null {
  return hand === undefined || typeof hand === 'number' ? null : hand
}

export function handSize(hand: readonly number[] | number | undefined): number {
  return typeof hand === 'number' ? hand : (hand?.length ?? 0)
}

export function coloursOf(view: RaceView, seat: Seat): number[] {
  return colours.map((_, colour) => colour).filter((colour) => view.owners[colour] === seat)
}
