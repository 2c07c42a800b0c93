import { at, reactionWindow, type Seat } from '@kantyna/kernel'
import { bonusHandOf, ownerOf, partnerOf, type Race, turnOf } from '../race.ts'
import { playBonus } from '../turn/decisions.ts'
import { playBonusOn } from './playing.ts'

/** The window for a bonus card on the moving ship. The first card played closes it (ST-BONUS-05, SG-07). */
export const bonusWindow = reactionWindow<Race>({
  name: 'bonusWindow',
  kind: playBonus,
  mightReact: (t, seat) => bonusHandOf(t, seat).length > 0,
  canReact: (t, seat) => bonusHandOf(t, seat).length > 0,
  react(t, seat, picks) {
    playBonusOn(t, seat, at(picks, 0), turnOf(t).ship)
    return 'close'
  },
})

/** The owner of the ship is asked first, then the owner's partner (ST-BONUS-01, ST-BONUS-02). */
export function bonusOrder(t: Race, ship: number): readonly Seat[] {
  return at(at(orders, t.seats), ownerOf(t, ship))
}

const orders = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, owner) => {
    const partner = partnerOf(seats, owner)
    return partner === null ? [owner] : [owner, partner]
  }),
)
