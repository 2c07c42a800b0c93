import { at, PASS, reactionWindow, type Seat, seatsFrom } from '@kantyna/kernel'
import { playBonusOn } from '../bonus/playing.ts'
import { emitEvent } from '../events.ts'
import { bonusHandOf, placeOf, type Race, turnOf } from '../race.ts'
import { hasTowCard, isTow, overtakenShips, playTow } from './decisions.ts'
import { overtakenBy } from './overtaking.ts'

/** The window for Tows on overtaken ships. After each Tow all seats are asked again (ST-TOW-07, SG-13). */
export const towWindow = reactionWindow<Race>({
  name: 'towWindow',
  kind: playTow,
  mightReact: (t, seat) => bonusHandOf(t, seat).length > 0 && overtakenShips(t, seat).length > 0,
  canReact: hasTowCard,
  react(t, seat, picks) {
    const ship = at(picks, 0)
    const turn = turnOf(t)
    const by = overtakenBy(t, turn, ship) ?? at(turn.moved, 0)
    const from = placeOf(t, ship)
    const card = bonusHandOf(t, seat).findLast(isTow) ?? PASS
    playBonusOn(t, seat, card, ship)
    emitEvent(t, { type: 'towed', ship, by, from, to: placeOf(t, ship) })
    return 'restart'
  },
})

/** Clockwise from the mover's left; the mover comes last (SG-13). */
export function towOrder(t: Race): readonly Seat[] {
  return at(at(orders, t.seats), t.mover)
}

const orders = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, mover) => seatsFrom({ seats }, (mover + 1) % seats)),
)
