import { at, canonical } from '@kantyna/kernel'
import { ships } from '../content/ships.ts'
import { FINISH, isDouble, spaceAt } from './board.ts'
import { colourOfShip } from './pieces.ts'
import { HAND_SIZE, inventory, isInPlay, NOT_IN_PLAY, type Race } from './race.ts'
import { seatsHome } from './victory.ts'

/** What no rule allows, counted independently of how the rules got there. */
export function violations(t: Race): string[] {
  const wrong: string[] = []
  const check = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what)
  }
  if (t.round > 0) {
    const { movement, bonus } = inventory(t)
    check(
      isSame([...t.movementHands.flat(), ...t.movementStack, ...t.movementUsed], movement),
      'movement cards do not add up',
    )
    check(
      isSame([...t.bonusHands.flat(), ...t.bonusStack, ...t.bonusUsed, ...t.planetBonus], bonus),
      'bonus cards do not add up',
    )
    check(
      t.planetBonus.length === 2 * t.seats || t.planetBonus.length === 0,
      'the final planet holds a part of its cards',
    )
    const sizes = t.movementHands.map((hand) => hand.length)
    check(Math.max(...sizes) <= HAND_SIZE && Math.max(...sizes) - Math.min(...sizes) <= 1, 'hands are uneven')
  }
  for (let ship = 0; ship < ships.length; ship++) {
    const place = at(t.places, ship)
    const isShipInPlay = isInPlay(t, colourOfShip(ship))
    check(
      isShipInPlay ? place >= 0 && place <= FINISH : place === NOT_IN_PLAY,
      `ship ${ship} is off the track`,
    )
    if (place === NOT_IN_PLAY) continue
    check(spaceAt(place, 0) !== 'hole', `ship ${ship} rests on a black hole`)
    check(
      t.halves[ship] === 0 || isDouble(place),
      `ship ${ship} stands on a side that its place does not have`,
    )
  }
  const shouldHaveWon = t.round > 0 && t.open.every((open) => open.kind === 'playCard') ? seatsHome(t) : null
  if (shouldHaveWon !== null) {
    check(
      canonical(t.outcome?.winners ?? []) === canonical(shouldHaveWon),
      'the outcome is not what the board shows',
    )
  }
  return wrong
}

function isSame(found: readonly number[], expected: readonly number[]): boolean {
  return (
    found.length === expected.length &&
    new Set(found).size === found.length &&
    expected.every((card) => found.includes(card))
  )
}
