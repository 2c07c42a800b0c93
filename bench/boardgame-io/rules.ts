/** The rules of the race, written again for boardgame.io: plain functions that read and change its `G`. */
import { track } from '../../games/super-teams/content/track.ts'
import {
  ACCELERATION,
  type Ask,
  BOX,
  COLOURS,
  EVADE,
  HAND_SIZE,
  LIGHT_SPEED,
  NOBODY,
  PASS,
  PILOT,
  type RaceState,
  SHIPS,
  TOW,
} from './state.ts'

export type Shuffle = (pile: number[]) => number[]

const FINISH = track.length - 1

const kindAt = (place: number, half: number) => track[place]?.[half] ?? track[place]?.[0] ?? 'ordinary'
const isDouble = (place: number) => track[place]?.length === 2
const isPlainOrdinary = (place: number) => !isDouble(place) && kindAt(place, 0) === 'ordinary'

const colourOfShip = (ship: number) => Math.floor(ship / 2)
const colourOfCard = (card: number) => Math.floor(card / 12)
const numberOfCard = (card: number) => Math.floor((card % 12) / 2) + 1
const faceOfCard = (card: number) => Math.floor(card / 2)
export const kindOfBonus = (card: number) => Math.floor(card / 4)

const sideOf = (G: RaceState, seat: number) => (G.seats === 4 ? seat % 2 : seat)
const ownerOf = (G: RaceState, ship: number) => G.owners[colourOfShip(ship)] ?? NOBODY
const sideOfShip = (G: RaceState, ship: number) => sideOf(G, ownerOf(G, ship))
const placeOf = (G: RaceState, ship: number) => G.places[ship] ?? BOX
const isRacing = (G: RaceState, ship: number) => placeOf(G, ship) !== BOX && placeOf(G, ship) !== FINISH
const isWild = (G: RaceState, colour: number) =>
  placeOf(G, colour * 2) === FINISH && placeOf(G, colour * 2 + 1) === FINISH
const partnerOf = (G: RaceState, seat: number) => (G.seats === 4 ? (seat + 2) % 4 : null)

export const colourCount = (seats: number) => (seats === 3 ? 3 : COLOURS)
export const teamsTaken = (G: RaceState) => G.owners.filter((owner) => owner !== NOBODY).length

/** The legal answers, each as one number: a colour, card × 8 + ship, a bonus card, a side, a ship, or PASS. */
export function optionsOf(G: RaceState): number[] {
  const { seat, kind } = G.ask
  switch (kind) {
    case 'chooseTeam':
      return G.owners.flatMap((owner, colour) => (owner === NOBODY ? [colour] : []))
    case 'playCard':
      return cardOptions(G, seat)
    case 'playBonus':
      return [...bonusOptions(G, seat), PASS]
    case 'chooseHalf':
      return [0, 1]
    case 'playTow':
      return [...towOptions(G, seat), PASS]
  }
}

/** Two copies of a card give one option for each ship. */
function cardOptions(G: RaceState, seat: number): number[] {
  const hand = G.hands[seat] ?? []
  const options: number[] = []
  const faces = new Set<number>()
  for (const card of hand) {
    if (faces.has(faceOfCard(card))) continue
    faces.add(faceOfCard(card))
    for (let ship = 0; ship < SHIPS; ship++) if (moves(G, card, ship)) options.push(card * SHIPS + ship)
  }
  return options
}

/** A card moves the ships of its colour, or any ship if its colour is wild. */
export function moves(G: RaceState, card: number, ship: number): boolean {
  return isRacing(G, ship) && (colourOfShip(ship) === colourOfCard(card) || isWild(G, colourOfCard(card)))
}

function bonusOptions(G: RaceState, seat: number): number[] {
  const options: number[] = []
  const kinds = new Set<number>()
  for (const card of G.bonusHands[seat] ?? []) {
    if (kinds.has(kindOfBonus(card)) || !isPlayable(G, card)) continue
    kinds.add(kindOfBonus(card))
    options.push(card)
  }
  return options
}

export function isPlayable(G: RaceState, card: number): boolean {
  const { ship } = G.turn
  const start = kindAt(placeOf(G, ship), G.halves[ship] ?? 0)
  switch (kindOfBonus(card)) {
    case EVADE:
      return kindAt(stopOf(G), 0) === 'hole'
    case PILOT:
      return start === 'asteroids'
    case LIGHT_SPEED:
      return start === 'ordinary' || start === 'bonus' || start === 'start'
    case ACCELERATION:
      return start !== 'asteroids'
    default:
      return false
  }
}

function towOptions(G: RaceState, seat: number): number[] {
  const options: number[] = []
  if (!(G.bonusHands[seat] ?? []).some((card) => kindOfBonus(card) === TOW)) return options
  for (let ship = 0; ship < SHIPS; ship++) if (mayTow(G, seat, ship)) options.push(ship)
  return options
}

export function mayTow(G: RaceState, seat: number, ship: number): boolean {
  if (!isRacing(G, ship) || sideOfShip(G, ship) !== sideOf(G, seat)) return false
  if (G.turn.shipsWithBonus.includes(ship)) return false
  const place = placeOf(G, ship)
  return G.turn.moved.some(
    (trip) =>
      trip.from <= place && placeOf(G, trip.ship) > place && sideOfShip(G, trip.ship) !== sideOfShip(G, ship),
  )
}

/** Where the moved ship's steps end, before black holes are considered. */
function stopOf(G: RaceState): number {
  const { ship, number, bonus } = G.turn
  const from = placeOf(G, ship)
  const start = kindAt(from, G.halves[ship] ?? 0)
  const extra = bonus === ACCELERATION ? 1 : 0
  return Math.min(FINISH, from + stepsFrom(start, number, bonus) + extra)
}

function stepsFrom(start: string, number: number, bonus: number): number {
  if (start === 'hyperspace') return number * 2
  if (start === 'asteroids') return bonus === PILOT ? number : 1
  return bonus === LIGHT_SPEED ? number * 2 : number
}

/** Runs the move sequence up to the next question. Returns null when the turn is over. */
export function advance(G: RaceState, shuffle: Shuffle): Ask | null {
  const { turn } = G
  if (turn.step === 'owner') {
    turn.step = 'partner'
    const owner = ownerOf(G, turn.ship)
    if (bonusOptions(G, owner).length > 0) return { seat: owner, kind: 'playBonus' }
  }
  if (turn.step === 'partner') {
    turn.step = 'fly'
    const partner = partnerOf(G, ownerOf(G, turn.ship))
    if (partner !== null && turn.shipsWithBonus.length === 0 && bonusOptions(G, partner).length > 0) {
      return { seat: partner, kind: 'playBonus' }
    }
  }
  if (turn.step === 'fly') {
    turn.step = 'tow'
    fly(G)
    if (isDouble(placeOf(G, turn.ship))) return { seat: G.mover, kind: 'chooseHalf' }
  }
  for (let after = 1; after <= G.seats; after++) {
    const seat = (G.mover + after) % G.seats
    if (!turn.declined.includes(seat) && towOptions(G, seat).length > 0) return { seat, kind: 'playTow' }
  }
  land(G, shuffle)
  judge(G)
  return null
}

export function playCard(G: RaceState, card: number, ship: number): void {
  discard(G.hands[G.mover] ?? [], card)
  G.used.push(card)
  G.turn.ship = ship
  G.turn.number = numberOfCard(card)
}

export function playBonus(G: RaceState, seat: number, card: number): void {
  discard(G.bonusHands[seat] ?? [], card)
  G.bonusUsed.push(card)
  G.turn.bonus = kindOfBonus(card)
  G.turn.shipsWithBonus.push(G.turn.ship)
}

export function playTow(G: RaceState, seat: number, ship: number): void {
  const hand = G.bonusHands[seat] ?? []
  const card = hand.findLast((held) => kindOfBonus(held) === TOW) ?? PASS
  discard(hand, card)
  G.bonusUsed.push(card)
  G.turn.shipsWithBonus.push(ship)
  G.turn.declined = []
  const leader = G.turn.ship
  moveTo(G, ship, placeOf(G, leader), G.halves[leader] ?? 0)
}

function fly(G: RaceState): void {
  const stop = stopOf(G)
  moveTo(
    G,
    G.turn.ship,
    kindAt(stop, 0) === 'hole' ? nextPlainPlace(stop, G.turn.bonus === EVADE ? 1 : -1) : stop,
    0,
  )
}

function nextPlainPlace(hole: number, step: 1 | -1): number {
  let place = hole
  while (!isPlainOrdinary(place)) place += step
  return place
}

function moveTo(G: RaceState, ship: number, place: number, half: number): void {
  G.turn.moved.push({ ship, from: placeOf(G, ship) })
  G.places[ship] = place
  G.halves[ship] = half
}

function land(G: RaceState, shuffle: Shuffle): void {
  for (const { ship } of G.turn.moved) {
    const place = placeOf(G, ship)
    if (place === FINISH) dealPlanet(G)
    else if (kindAt(place, 0) === 'bonus') drawBonus(G, ownerOf(G, ship), shuffle)
  }
}

function drawBonus(G: RaceState, seat: number, shuffle: Shuffle): void {
  if (G.bonusStack.length === 0) {
    G.bonusStack = shuffle(G.bonusUsed)
    G.bonusUsed = []
  }
  const card = G.bonusStack.pop()
  if (card !== undefined) G.bonusHands[seat]?.push(card)
}

/** Only the first ship to arrive gets the cards there. */
function dealPlanet(G: RaceState): void {
  if (G.planet.length === 0) return
  for (const hand of G.bonusHands) hand.push(...G.planet.splice(-2, 2))
}

function judge(G: RaceState): void {
  if (!G.turn.moved.some(({ ship }) => placeOf(G, ship) === FINISH)) return
  const racing = new Set<number>()
  for (let ship = 0; ship < SHIPS; ship++) if (isRacing(G, ship)) racing.add(sideOfShip(G, ship))
  const home = G.hands.map((_, seat) => seat).filter((seat) => !racing.has(sideOf(G, seat)))
  if (home.length > 0) G.winners = home
}

export function takeTeam(G: RaceState, colour: number, seat: number): void {
  G.owners[colour] = seat
  G.places[colour * 2] = 0
  G.places[colour * 2 + 1] = 0
}

/** Shuffles both stacks and lays bonus cards on the final planet. */
export function prepare(G: RaceState, shuffle: Shuffle, first: number): void {
  const inPlay = (card: number) => G.owners[colourOfCard(card)] !== NOBODY
  G.stack = shuffle(Array.from({ length: 48 }, (_, card) => card).filter(inPlay))
  G.bonusStack = shuffle(Array.from({ length: 20 }, (_, card) => card))
  G.planet = G.bonusStack.splice(0, 2 * G.seats)
  G.mover = first
}

export function maybeDeal(G: RaceState, shuffle: Shuffle): void {
  if ((G.hands[G.mover] ?? []).length > 0) return
  if (G.stack.length === 0) {
    G.stack = shuffle(G.used)
    G.used = []
  }
  for (const hand of G.hands) hand.push(...G.stack.splice(-HAND_SIZE, HAND_SIZE).reverse())
}

function discard(hand: number[], card: number): void {
  hand.splice(hand.indexOf(card), 1)
}
