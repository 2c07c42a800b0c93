import { bonusCards } from '../../content/cards.ts'
import { colours, ships } from '../../content/ships.ts'
import { spaceKinds } from '../../content/track.ts'
import { movementCards, nameOfCard } from '../pieces.ts'

/** Every id that an option can have, by kind of question, so that scenarios find a misspelt one. */
export function optionIds(kind: string): readonly string[] {
  switch (kind) {
    case 'chooseTeam':
      return colours
    case 'playCard':
      return [...cardsAndShips(), ...shipNames, ...bonusNames(), 'pass']
    case 'playBonus':
      return [...bonusNames(), 'pass']
    case 'chooseHalf':
      return spaceKinds
    case 'playTow':
      return [...shipNames.map((ship) => `tow ${ship}`), ...bonusNames(), 'pass']
    default:
      return []
  }
}

const shipNames = ships.map(({ id }) => id)
/** Computed for each call, because a scenario may have brought its own cards. */
const bonusNames = () => bonusCards.map(({ id }) => id)

function cardsAndShips(): string[] {
  const cards = [...new Set(movementCards.map(nameOfCard))]
  return cards.flatMap((card) => shipNames.map((ship) => `${card} ${ship}`))
}
