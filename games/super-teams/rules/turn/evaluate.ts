import { at, type Decision, PASS, type RandomBelow, type Seat } from '@kantyna/kernel'
import { ships } from '../../content/ships.ts'
import { FINISH, spaceAt } from '../board.ts'
import { bonusLanguage } from '../bonus/language.ts'
import { bonusCard, colourOfShip, numberOfCard } from '../pieces.ts'
import { bonusHandOf, halfOf, isInPlay, ownerOf, placeOf, type Race, sideOf, turnOf } from '../race.ts'
import { cardOf, shipOf } from './decisions.ts'
import { plainJourney } from './flight.ts'

/**
 * How good a position is, in places of the track: where the ships are, and what their spaces do on the next
 * move.
 */

const AVERAGE_CARD = 3.5
const BONUS_CARD_WORTH = 2.5
/** A lead of this many places wins about three races in four. */
export const LEAD_SCALE = 12

/**
 * How far along a ship is, in places. Hyperspace is worth one more average card; asteroids cost most of one.
 */
function progress(place: number, half: number): number {
  if (place === FINISH) return FINISH + 1
  const space = spaceAt(place, half)
  if (space === 'hyperspace') return place + AVERAGE_CARD * 0.6
  if (space === 'asteroids') return place - (AVERAGE_CARD - 1) * 0.6
  return place
}

/** How many places each side still has to go; fewer is better. */
function distancesToFinish(t: Race): number[] {
  const sides = new Array<number>(t.seats === 4 ? 2 : t.seats).fill(0)
  for (let ship = 0; ship < ships.length; ship++) {
    if (!isInPlay(t, colourOfShip(ship))) continue
    const side = sideOf(t.seats, ownerOf(t, ship))
    sides[side] = at(sides, side) + FINISH + 1 - progress(placeOf(t, ship), halfOf(t, ship))
  }
  for (let seat = 0; seat < t.seats; seat++) {
    const side = sideOf(t.seats, seat)
    sides[side] = at(sides, side) - bonusHandOf(t, seat).length * BONUS_CARD_WORTH
  }
  return sides
}

/** From 0 (lost) to 1 (won): a soft scale of the lead over the best other side. */
export function evaluate(t: Race, seat: Seat): number {
  if (t.outcome !== null)
    return t.outcome.winners.includes(seat) ? 1 / (1 + 0.1 * opponentsAmong(t, seat)) : 0
  const sides = distancesToFinish(t)
  const side = sideOf(t.seats, seat)
  let nearest = Number.POSITIVE_INFINITY
  for (let other = 0; other < sides.length; other++)
    if (other !== side) nearest = Math.min(nearest, at(sides, other))
  return 1 / (1 + Math.exp((at(sides, side) - nearest) / LEAD_SCALE))
}

/** How many opponents share the victory, which makes it worth a little less. */
function opponentsAmong(t: Race, seat: Seat): number {
  return t.outcome?.winners.filter((winner) => sideOf(t.seats, winner) !== sideOf(t.seats, seat)).length ?? 0
}

/** Chooses a quick, sensible answer: the move that helps the seat's side most, or a bonus card that gains places. */
export function policy(t: Race, decision: Decision, randomBelow: RandomBelow): readonly number[] {
  const { options, seat, kind } = decision
  if (kind === 'chooseTeam' || randomBelow(8) === 0) return [at(options, randomBelow(options.length))]
  let best = at(options, 0)
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const worth = worthOf(t, kind, seat, option) + randomBelow(8) / 8
    if (worth <= most) continue
    most = worth
    best = option
  }
  return [best]
}

function worthOf(t: Race, kind: string, seat: Seat, option: number): number {
  if (option === PASS) return 1.5
  const side = sideOf(t.seats, seat)
  const isOwn = (ship: number) => sideOf(t.seats, ownerOf(t, ship)) === side
  if (kind === 'playBonus') {
    const { ship } = turnOf(t)
    return bonusLanguage.hint(t, bonusCard(option).effect, { seat, ship })
  }
  if (kind === 'playTow') return placeOf(t, at(turnOf(t).moved, 0)) - placeOf(t, option)
  if (kind === 'chooseHalf') {
    const { ship } = turnOf(t)
    const place = placeOf(t, ship)
    return isOwn(ship) ? progress(place, option) : -progress(place, option)
  }
  const ship = shipOf(option)
  const from = placeOf(t, ship)
  const { to } = plainJourney(t, ship, numberOfCard(cardOf(option)))
  // The mover puts a ship of its own side on the better half, an opponent's on the worse.
  const halves = [progress(to, 0), progress(to, 1)]
  const after = isOwn(ship) ? Math.max(...halves) : Math.min(...halves)
  const gain = after - progress(from, halfOf(t, ship)) + (spaceAt(to, 0) === 'bonus' ? BONUS_CARD_WORTH : 0)
  return isOwn(ship) ? gain : -gain
}
