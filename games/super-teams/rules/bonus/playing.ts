import { remove, type Seat } from '@kantyna/kernel'
import { emitEvent } from '../events.ts'
import { bonusCard, kindOfBonus } from '../pieces.ts'
import { bonusHandOf, type Race, turnOf } from '../race.ts'
import { bonusLanguage } from './language.ts'

/** The card counts as used once its effect is resolved (ST-BONUS-09, SG-25). */
export function playBonusOn(t: Race, seat: Seat, card: number, ship: number): void {
  remove(bonusHandOf(t, seat), card)
  turnOf(t).shipsWithBonus |= 1 << ship
  emitEvent(t, { type: 'bonusPlayed', seat, bonus: kindOfBonus(card), ship })
  bonusLanguage.run(t, bonusCard(card).effect, { seat, ship })
  t.bonusUsed.push(card)
}
