import { at, eventInWords, type GameEvent, type Plain } from '@kantyna/kernel'
import { bonusCards } from '../../content/cards.ts'
import { nameOfBonus, nameOfCard, nameOfColour, nameOfShip } from '../pieces.ts'

/** Events as scenarios write them. */

const seat = (number: number) => number + 1

/** Cards, ships and colours by name, seats numbered from 1, places by their numbers. */
export function describeEvent(event: GameEvent): { readonly [fact: string]: Plain } {
  // Only movement cards appear as `card` when played; a card drawn in secret is always a bonus card.
  const card = event.type === 'cardPlayed' ? nameOfCard : nameOfBonus
  const bonus = (kind: number) => at(bonusCards, kind).id
  return eventInWords(
    event,
    { seat, card, bonus, ship: nameOfShip, by: nameOfShip, colour: nameOfColour },
    { seats: seat, winners: seat, drawn: nameOfBonus },
  )
}
