import { at, eventInWords, type GameEvent, type Plain } from '@kantyna/kernel'
import { bonusCards } from '../../content/cards.ts'
import { nameOfBonus, nameOfCard, nameOfColour, nameOfShip } from '../pieces.ts'

/** Events in the words of scenarios. */

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
