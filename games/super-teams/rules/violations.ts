import { at } from '@kantyna/kernel'
import { ships } from '../content/ships.ts'
import { FINISH, isDouble, spaceAt } from './board.ts'
import { bonusPieces, colourOfCard, colourOfShip, movementCards } from './pieces.ts'
import { colourCount, HAND_SIZE, isInPlay, NOT_IN_PLAY, placeOf, type Race } from './race.ts'
import { seatsHome } from './turn/victory.ts'

/** Finds breaches of the rules in a position, without using the code of the rules. */
export function violations(t: Race): string[] {
  const wrong: string[] = []
  if (t.round > 0) {
    lostOrMadeCards(t, wrong)
    unevenTeams(t, wrong)
    unevenHands(t, wrong)
    wrongOutcome(t, wrong)
  }
  for (let ship = 0; ship < ships.length; ship++) misplacedShip(t, ship, wrong)
  return wrong
}

function lostOrMadeCards(t: Race, wrong: string[]): void {
  const cards = countOf(t.movementStack, t.movementUsed, ...t.movementHands)
  for (const card of movementCards) {
    const expected = isInPlay(t, colourOfCard(card)) ? 1 : 0
    if (cards[card] !== expected) wrong.push(`movement card ${card} is there ${cards[card]} times`)
  }
  const bonus = countOf(t.bonusStack, t.bonusUsed, t.planetBonus, ...t.bonusHands)
  for (const card of bonusPieces) {
    if (bonus[card] !== 1) wrong.push(`bonus card ${card} is there ${bonus[card]} times`)
  }
  const onPlanet = t.planetBonus.length
  if (onPlanet !== 0 && onPlanet !== 2 * t.seats) wrong.push('the final planet holds a part of its cards')
  if (isBetweenTurns(t) && onPlanet > 0 && t.places.includes(FINISH))
    wrong.push(`the final planet holds ${onPlanet} cards though a ship is home`)
}

/** Between turns, all effects of the last turn are resolved. */
function isBetweenTurns(t: Race): boolean {
  return t.open.every((open) => open.kind === 'playCard')
}

function unevenTeams(t: Race, wrong: string[]): void {
  const each = colourCount(t.seats) / t.seats
  for (let seat = 0; seat < t.seats; seat++) {
    const teams = t.owners.filter((owner) => owner === seat).length
    if (teams !== each) wrong.push(`seat ${seat + 1} has ${teams} of ${each} teams`)
  }
}

/**
 * All hands have the same size, except that players who have already played this round have one card less.
 */
function unevenHands(t: Race, wrong: string[]): void {
  const sizes = t.movementHands.map((hand) => hand.length)
  const most = Math.max(...sizes)
  const next = t.open.some((open) => open.kind === 'playCard') ? t.mover : t.mover + 1
  const inOrder = sizes.map((_, after) => at(sizes, (next + after) % t.seats))
  const isRising = inOrder.some((size, index) => index > 0 && size > at(inOrder, index - 1))
  if (most > HAND_SIZE || most - Math.min(...sizes) > 1 || isRising)
    wrong.push(`hands are uneven: ${sizes.join(', ')}`)
}

function misplacedShip(t: Race, ship: number, wrong: string[]): void {
  const place = placeOf(t, ship)
  if (!isInPlay(t, colourOfShip(ship))) {
    if (place !== NOT_IN_PLAY) wrong.push(`ship ${ship} is on the track without an owner`)
  } else if (place < 0 || place > FINISH) wrong.push(`ship ${ship} is off the track`)
  else if (spaceAt(place, 0) === 'hole') wrong.push(`ship ${ship} rests on a black hole`)
  else if (t.halves[ship] !== 0 && !isDouble(place))
    wrong.push(`ship ${ship} stands on a side that its place lacks`)
}

/** Between turns, the board alone shows who has won. */
function wrongOutcome(t: Race, wrong: string[]): void {
  if (!isBetweenTurns(t)) return
  const shown = seatsHome(t).join()
  const declared = t.outcome?.winners.join() ?? ''
  if (shown !== declared)
    wrong.push(`the board shows the winners ${shown || 'nobody'}, the outcome ${declared || 'nobody'}`)
}

/** How often each piece lies in these piles. */
function countOf(...piles: readonly (readonly number[])[]): Uint8Array {
  const counts = new Uint8Array(movementCards.length)
  for (const pile of piles) for (const piece of pile) counts[piece] = (counts[piece] ?? 0) + 1
  return counts
}
