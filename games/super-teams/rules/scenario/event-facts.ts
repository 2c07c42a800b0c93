import { type FactTable, factNames } from '@kantyna/kernel'
import type { RaceEvent } from '../events.ts'

/** Every type of event with its facts, for scenarios. The compiler rejects a missing type. */
const facts: FactTable<RaceEvent> = {
  teamChosen: { seat: true, colour: true },
  firstPlayer: { seat: true },
  roundBegan: { round: true },
  cardPlayed: { seat: true, card: true, ship: true, wild: true },
  bonusPlayed: { seat: true, bonus: true, ship: true },
  shipFlew: { ship: true, from: true, to: true, steps: true },
  fellBack: { ship: true, from: true, to: true },
  leapt: { ship: true, from: true, to: true },
  halfChosen: { seat: true, ship: true, place: true, space: true },
  towed: { ship: true, by: true, from: true, to: true },
  bonusDrawn: { seat: true, ship: true, secret: true },
  noBonusLeft: { seat: true, ship: true },
  bonusReshuffled: { cards: true },
  movementReshuffled: { cards: true },
  shipHome: { ship: true },
  planetBonus: { seat: true, cards: true, secret: true },
  colourWild: { colour: true },
  won: { winners: true },
}

export const eventFacts = factNames(facts)
