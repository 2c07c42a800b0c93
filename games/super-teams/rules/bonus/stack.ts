import { mixLookAlikes, type Seat, shuffle, slotsOf, takeLast } from '@kantyna/kernel'
import { emitEvent } from '../events.ts'
import { kindOfBonus } from '../pieces.ts'
import { bonusHandOf, type Race } from '../race.ts'

/**
 * The owner of the ship draws, not the player who moved it, and keeps the card until it is played
 * (ST-GAIN-02, ST-GAIN-05). When the stack is empty, used cards are shuffled into a new one. If there are
 * none either, nothing is drawn (ST-GAIN-03, ST-GAIN-04).
 */
export function drawBonus(t: Race, seat: Seat, ship: number): void {
  if (t.bonusStack.length === 0 && t.bonusUsed.length > 0) {
    t.bonusStack = t.bonusUsed
    t.bonusUsed = []
    shuffle(t, 'bonus cards', t.bonusStack)
    // Nobody can tell a card that has been used before from a face-down card of the same kind.
    mixLookAlikes(t, 'bonus cards', t.bonusStack, slotsOf([t.planetBonus, ...t.bonusHands]), kindOfBonus)
    emitEvent(t, { type: 'bonusReshuffled', cards: t.bonusStack.length })
  }
  if (t.bonusStack.length === 0) {
    emitEvent(t, { type: 'noBonusLeft', seat, ship })
    return
  }
  const card = takeLast(t.bonusStack)
  bonusHandOf(t, seat).push(card)
  emitEvent(t, { type: 'bonusDrawn', seat, ship, secret: { seats: [seat], card } })
}

const CARDS_EACH = 2

/**
 * When the first ship comes home, every player gets two of the bonus cards on the final planet (ST-FIN-01 to
 * ST-FIN-03).
 */
export function dealPlanetBonus(t: Race): void {
  if (t.planetBonus.length === 0) return
  for (let seat = 0; seat < t.seats; seat++) {
    const cards = t.planetBonus.splice(-CARDS_EACH, CARDS_EACH)
    bonusHandOf(t, seat).push(...cards)
    emitEvent(t, {
      type: 'planetBonus',
      seat,
      cards: cards.length,
      secret: { seats: [seat], drawn: cards },
    })
  }
}
