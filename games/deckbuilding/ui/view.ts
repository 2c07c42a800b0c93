import { at, type KernelView, type Seat, type View } from '@kantyna/kernel'
import type { Faction } from '../content/card.ts'
import type { secrets } from '../rules/duel.ts'
import { type Duel, NOTHING, opponentOf, type PublicDuel } from '../rules/duel.ts'

/** The viewer's view of the duel: its piles, with NOTHING for faces that are not known. */
export type DuelView = View<Duel, typeof secrets>

/** The page stores the views of all games under one type; this game's drawings receive only views of a duel. */
export function duelView(view: KernelView): DuelView {
  return view as DuelView // made by viewOf with this game's secrets
}

/** The seat at the bottom of the screen: the viewer, or the first seat for a spectator. */
export function seatBelow(view: DuelView): Seat {
  return view.seat ?? 0
}

export function seatAbove(view: DuelView): Seat {
  return opponentOf(seatBelow(view))
}

export function factionNameOf(view: Pick<PublicDuel, 'empire'>, seat: Seat): Exclude<Faction, 'neutral'> {
  return seat === view.empire ? 'empire' : 'rebels'
}

export function known(pile: readonly number[]): number[] {
  return pile.filter((piece) => piece !== NOTHING)
}

/** The top of a pile, or NOTHING if the pile is empty or its top is not known. */
export function topOf(pile: readonly number[]): number {
  return pile.length === 0 ? NOTHING : at(pile, pile.length - 1)
}
