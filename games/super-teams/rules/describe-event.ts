import { at, eventInWords, type GameEvent, type Plain } from '@kantyna/kernel'
import { bonusCards } from '../content/cards.ts'
import type { RaceEvent } from './events.ts'
import { nameOfBonus, nameOfCard, nameOfColour, nameOfShip } from './pieces.ts'

/** Events in the words of scenarios. */

const types: Readonly<Record<RaceEvent['type'], true>> = {
  teamChosen: true,
  firstPlayer: true,
  roundBegan: true,
  cardPlayed: true,
  bonusPlayed: true,
  shipFlew: true,
  fellBack: true,
  leapt: true,
  halfChosen: true,
  towed: true,
  bonusDrawn: true,
  noBonusLeft: true,
  bonusReshuffled: true,
  movementReshuffled: true,
  shipHome: true,
  planetBonus: true,
  colourWild: true,
  won: true,
}

export const eventTypes: readonly string[] = Object.keys(types)

const seat = (number: number) => number + 1

/** Cards, ships and colours by name, seats from 1, places as they are numbered. */
export function describeEvent(event: GameEvent): { readonly [fact: string]: Plain } {
  // Only a movement card is ever played as a `card`; those that are drawn in secret are bonus cards.
  const card = event.type === 'cardPlayed' ? nameOfCard : nameOfBonus
  const bonus = (kind: number) => at(bonusCards, kind).id
  return eventInWords(
    event,
    { seat, card, bonus, ship: nameOfShip, by: nameOfShip, colour: nameOfColour },
    { seats: seat, winners: seat, drawn: nameOfBonus },
  )
}
