import {
  at,
  type BlockedOption,
  type DecisionKind,
  decisionKind,
  PASS,
  pairing,
  type Refusal,
  type Seat,
  type Thing,
} from '@kantyna/kernel'
import { bonusCards, MOVEMENT_CARDS } from '../../content/cards.ts'
import { colours, ships } from '../../content/ships.ts'
import { FINISH, spaceAt } from '../board.ts'
import { type BonusContext, bonusLanguage, isPlayable, refusalOf } from '../bonus/language.ts'
import {
  bonusCard,
  colourOfCard,
  colourOfShip,
  faceOfCard,
  kindOfBonus,
  nameOfBonus,
  nameOfCard,
  nameOfColour,
  nameOfShip,
  numberOfCard,
} from '../pieces.ts'
import {
  bonusHandOf,
  isInPlay,
  isRacing,
  isWild,
  movementHandOf,
  NOBODY,
  ownerOf,
  placeOf,
  type Race,
  sideOf,
  type TurnFrame,
  turnOf,
} from '../race.ts'
import type { RaceRefusal } from '../refusal.ts'
import { endOfSteps, type Journey, journeyTo, plainJourney } from './flight.ts'
import { hasBonusThisTurn, overtakenBy } from './overtaking.ts'

const SHIPS = ships.length
/** One code for a movement card and the ship that it moves. */
const cardAndShip = pairing(MOVEMENT_CARDS, SHIPS)
const mustMove: RaceRefusal = { rule: 'ST-TURN-07', reason: 'mustMove' }
const onlyTowNow: RaceRefusal = { rule: 'ST-BONUS-01', reason: 'onlyTowNow' }
const TOW = bonusCards.findIndex(({ id }) => id === 'tow')

const cardThing = (card: number): Thing => `card:${card}`
const bonusThing = (card: number): Thing => `bonus:${card}`
const shipThing = (ship: number): Thing => `ship:${ship}`
const spaceThing = (place: number): Thing => `space:${place}`
const halfThing = (place: number, half: number): Thing => `half:${place}-${half}`
const teamThing = (colour: number): Thing => `team:${colour}`

/** Which team card? In seat order, once or twice round the table (SG-22). */
export const chooseTeam: DecisionKind<Race> = decisionKind({
  name: 'chooseTeam',
  shape: 'one',
  rules: ['ST-SETUP-01', 'ST-SETUP-02', 'ST-SETUP-05'],
  list: (t) => colours.map((_, colour) => colour).filter((colour) => t.owners[colour] === NOBODY),
  option: (t, seat, colour) => ({
    id: nameOfColour(colour),
    touches: [teamThing(colour)],
    facts: { colour, isSecond: t.owners.includes(seat) },
  }),
})

/** A movement card and the ship it moves, in one choice. The card's colour decides which ships it can move. */
export const playCard: DecisionKind<Race> = decisionKind({
  name: 'playCard',
  shape: 'one',
  rules: ['ST-TURN-03', 'ST-TURN-04', 'ST-TURN-06'],
  list(t, seat) {
    const options: number[] = []
    const hand = movementHandOf(t, seat)
    let seen = 0 // faces, as bits, because two copies of a card are one option
    for (const card of hand) {
      const face = 1 << faceOfCard(card)
      if ((seen & face) !== 0) continue
      seen |= face
      const colour = colourOfCard(card)
      // ST-WILD-02, ST-WILD-03: a wild card moves any ship that is not home yet.
      if (isWild(t, colour)) {
        for (let ship = 0; ship < SHIPS; ship++)
          if (isRacing(t, ship)) options.push(cardAndShip.code(card, ship))
        continue
      }
      const ship = colour * 2
      if (isRacing(t, ship)) options.push(cardAndShip.code(card, ship))
      if (isRacing(t, ship + 1)) options.push(cardAndShip.code(card, ship + 1))
    }
    return options
  },
  option(t, seat, code) {
    const card = cardOf(code)
    const ship = shipOf(code)
    const alike = movementHandOf(t, seat).filter((other) => faceOfCard(other) === faceOfCard(card))
    const journey = plainJourney(t, ship, numberOfCard(card))
    return {
      id: `${nameOfCard(card)} ${nameOfShip(ship)}`,
      touches: [...alike.map(cardThing), shipThing(ship)],
      leadsTo: endsOf(journey),
      facts: {
        card,
        ship,
        ...journey,
        wild: isWild(t, colourOfCard(card)),
      },
    }
  },
  blocked(t, seat) {
    const hand = movementHandOf(t, seat)
    const listed = new Set(playCard.list(t, seat).map(shipOf))
    const blocked: BlockedOption[] = []
    for (let ship = 0; ship < SHIPS; ship++) {
      if (listed.has(ship) || !isInPlay(t, colourOfShip(ship))) continue
      const refusal: RaceRefusal =
        t.places[ship] === FINISH
          ? { rule: 'ST-FIN-04', reason: 'shipIsHome', facts: { ship } }
          : {
              rule: 'ST-TURN-04',
              reason: 'noCardOfColour',
              facts: { ship, colour: colourOfShip(ship), cards: hand.length },
            }
      blocked.push({ id: nameOfShip(ship), touches: [shipThing(ship)], refusal })
    }
    const onlyWhenMoved = (card: number): RaceRefusal => ({
      rule: 'ST-BONUS-01',
      reason: 'bonusOnlyWhenMoved',
      facts: { card: kindOfBonus(card) },
    })
    blocked.push(...blockedBonus(t, seat, [], onlyWhenMoved))
    blocked.push({ id: 'pass', touches: [], refusal: mustMove })
    return blocked
  },
})

/**
 * A bonus card on the moving ship, or none (ST-BONUS-07). Its owner is asked, then the owner's partner
 * (SG-07).
 */
export const playBonus: DecisionKind<Race> = decisionKind({
  name: 'playBonus',
  shape: 'one',
  rules: ['ST-BONUS-01', 'ST-BONUS-02', 'ST-BONUS-05'],
  list(t, seat) {
    const options: number[] = []
    const hand = bonusHandOf(t, seat)
    if (hand.length === 0) return options
    const context = { seat, ship: turnOf(t).ship }
    let seen = 0 // kinds, as bits
    for (const card of hand) {
      const kind = 1 << kindOfBonus(card)
      if ((seen & kind) !== 0) continue
      seen |= kind
      if (bonusCard(card).window === 'move' && isPlayable(t, card, context)) options.push(card)
    }
    if (options.length > 0) options.push(PASS)
    return options
  },
  option(t, seat, card) {
    const { ship } = turnOf(t)
    const journey = journeyWith(t, card, { seat, ship })
    return {
      id: nameOfBonus(card),
      touches: alikeBonus(t, seat, card),
      leadsTo: endsOf(journey),
      facts: { card, ship, ...journey },
    }
  },
  blocked(t, seat) {
    const { ship } = turnOf(t)
    return blockedBonus(t, seat, playBonus.list(t, seat), (card) => {
      if (bonusCard(card).window === 'move') return refusalOf(t, card, { seat, ship })
      return { rule: 'ST-TOW-04', reason: 'towAfterOvertaking', facts: { ship } } satisfies RaceRefusal
    })
  },
  source: (t) => shipThing(turnOf(t).ship),
  passFacts: (t) => {
    const turn = turnOf(t)
    return { ship: turn.ship, ...journeyTo(placeOf(t, turn.ship), endOfSteps(t, turn), false) }
  },
})

/** Which side of a double space does the ship stand on? The player who moves it chooses (ST-DOUBLE-02). */
export const chooseHalf: DecisionKind<Race> = decisionKind({
  name: 'chooseHalf',
  shape: 'one',
  rules: ['ST-DOUBLE-02', 'ST-DOUBLE-03'],
  list: () => [0, 1],
  option(t, _, half) {
    const { ship } = turnOf(t)
    const place = placeOf(t, ship)
    const space = spaceAt(place, half)
    return { id: space, touches: [halfThing(place, half)], facts: { ship, place, space, half } }
  },
  source: (t) => shipThing(turnOf(t).ship),
})

/**
 * A Tow on a ship that has been overtaken. All Tows of a turn lead to the same place, so choosing the ship is
 * enough.
 */
export const playTow: DecisionKind<Race> = decisionKind({
  name: 'playTow',
  shape: 'one',
  rules: ['ST-TOW-01', 'ST-TOW-04', 'ST-TOW-07'],
  list(t, seat) {
    if (!hasTowCard(t, seat)) return []
    const options = overtakenShips(t, seat)
    if (options.length > 0) options.push(PASS)
    return options
  },
  option(t, seat, ship) {
    const turn = turnOf(t)
    const by = overtakenBy(t, turn, ship) ?? at(turn.moved, 0)
    const journey: Journey = { from: placeOf(t, ship), to: placeOf(t, by) }
    return {
      id: `tow ${nameOfShip(ship)}`,
      touches: [...bonusHandOf(t, seat).filter(isTow).map(bonusThing), shipThing(ship)],
      leadsTo: endsOf(journey),
      facts: { ship, by, ...journey },
    }
  },
  blocked(t, seat) {
    const turn = turnOf(t)
    const side = sideOf(t.seats, seat)
    const blocked = blockedBonus(t, seat, bonusHandOf(t, seat).filter(isTow), () => onlyTowNow)
    for (let ship = 0; ship < SHIPS; ship++) {
      if (!isInPlay(t, colourOfShip(ship))) continue
      const refusal = towRefusal(t, turn, side, ship)
      if (refusal !== null)
        blocked.push({ id: `tow ${nameOfShip(ship)}`, touches: [shipThing(ship)], refusal })
    }
    return blocked
  },
  source: (t) => shipThing(at(turnOf(t).moved, 0)),
})

/** Where a journey ends, and the black hole that the ship would fall into on the way. */
function endsOf({ to, hole }: Journey): Thing[] {
  return hole === undefined ? [spaceThing(to)] : [spaceThing(to), spaceThing(hole)]
}

/** The ships of a seat's side that were overtaken and have had no bonus card this turn. */
export function overtakenShips(t: Race, seat: Seat): number[] {
  const overtaken: number[] = []
  const turn = turnOf(t)
  const side = sideOf(t.seats, seat)
  // Every trip of a turn ends at the same place, so only ships behind it can have been overtaken.
  const lead = placeOf(t, at(turn.moved, 0))
  for (let ship = 0; ship < SHIPS; ship++) {
    if (placeOf(t, ship) >= lead || sideOf(t.seats, ownerOf(t, ship)) !== side) continue
    if (!hasBonusThisTurn(turn, ship) && overtakenBy(t, turn, ship) !== null) overtaken.push(ship)
  }
  return overtaken
}

function towRefusal(
  t: Race,
  turn: ReturnType<typeof turnOf>,
  side: number,
  ship: number,
): RaceRefusal | null {
  const facts = { ship }
  if (sideOf(t.seats, ownerOf(t, ship)) !== side)
    return { rule: 'ST-BONUS-06', reason: 'opponentsShip', facts }
  if (!isRacing(t, ship)) return { rule: 'ST-FIN-04', reason: 'shipIsHome', facts }
  if (hasBonusThisTurn(turn, ship)) return { rule: 'ST-BONUS-05', reason: 'oneBonusAShip', facts }
  return overtakenBy(t, turn, ship) === null ? { rule: 'ST-TOW-01', reason: 'notOvertaken', facts } : null
}

export const isTow = (card: number): boolean => kindOfBonus(card) === TOW

export function hasTowCard(t: Race, seat: Seat): boolean {
  for (const card of bonusHandOf(t, seat)) if (isTow(card)) return true
  return false
}

export const { first: cardOf, second: shipOf } = cardAndShip

/** Where the moving ship would go if this card were played, computed on a copy of the turn. */
function journeyWith(t: Race, card: number, context: BonusContext): Journey {
  const tried: TurnFrame = { ...turnOf(t) }
  const ahead: Race = { ...t, stack: [tried] }
  bonusLanguage.run(ahead, bonusCard(card).effect, context)
  return journeyTo(placeOf(t, context.ship), endOfSteps(ahead, tried), tried.leapsOverHoles)
}

function alikeBonus(t: Race, seat: Seat, card: number): Thing[] {
  return bonusHandOf(t, seat)
    .filter((other) => kindOfBonus(other) === kindOfBonus(card))
    .map(bonusThing)
}

/** The bonus cards in hand that cannot be played now, one of each kind, each with the reason. */
function blockedBonus(
  t: Race,
  seat: Seat,
  legal: readonly number[],
  refusal: (card: number) => Refusal | null,
): BlockedOption[] {
  const seen = new Set(legal.filter((card) => card !== PASS).map(kindOfBonus))
  const blocked: BlockedOption[] = []
  for (const card of bonusHandOf(t, seat)) {
    if (seen.has(kindOfBonus(card))) continue
    seen.add(kindOfBonus(card))
    const why = refusal(card)
    if (why !== null)
      blocked.push({ id: nameOfBonus(card), touches: alikeBonus(t, seat, card), refusal: why })
  }
  return blocked
}

/** Every question that a player can be asked. */
export const decisions = { chooseTeam, playCard, playBonus, chooseHalf, playTow }
export type Question = keyof typeof decisions
