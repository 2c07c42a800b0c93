/**
 * The state of a race on boardgame.io: its `G`. Cards and ships are numbered as in Kantyna, so that the two can be
 * compared.
 */

export type AskKind = 'chooseTeam' | 'playCard' | 'playBonus' | 'chooseHalf' | 'playTow'

/** Who has to move next, and which question they answer. */
export interface Ask {
  readonly seat: number
  readonly kind: AskKind
}

export interface RaceState {
  readonly seats: number
  mover: number
  /** The seat of each colour, or NOBODY. */
  owners: number[]
  places: number[]
  /** The side of a double space that each ship is on. */
  halves: number[]
  hands: number[][]
  stack: number[]
  used: number[]
  bonusHands: number[][]
  bonusStack: number[]
  bonusUsed: number[]
  planet: number[]
  turn: TurnState
  ask: Ask
  winners: number[] | null
}

export interface TurnState {
  /** The next step of the move sequence. */
  step: 'owner' | 'partner' | 'fly' | 'tow'
  ship: number
  number: number
  bonus: number
  /** Ships on which a bonus card was played. */
  shipsWithBonus: number[]
  /** Seats that have passed since the last Tow. */
  declined: number[]
  moved: { ship: number; from: number }[]
}

export const NOBODY = -1
export const BOX = -1
export const PASS = -1

export function newTurn(): TurnState {
  return {
    step: 'owner',
    ship: 0,
    number: 0,
    bonus: NO_BONUS,
    shipsWithBonus: [],
    declined: [],
    moved: [],
  }
}

/** No bonus card has been played on the ship. */
const NO_BONUS = -1

/** Kinds of bonus card. There are four copies of each, so a card's kind is its number divided by four. */
export const EVADE = 0
export const PILOT = 1
export const LIGHT_SPEED = 2
export const ACCELERATION = 3
export const TOW = 4

export const SHIPS = 8
export const COLOURS = 4
export const HAND_SIZE = 6

export function newRace(seats: number): RaceState {
  const piles = () => Array.from({ length: seats }, (): number[] => [])
  return {
    seats,
    mover: 0,
    owners: new Array<number>(COLOURS).fill(NOBODY),
    places: new Array<number>(SHIPS).fill(BOX),
    halves: new Array<number>(SHIPS).fill(0),
    hands: piles(),
    stack: [],
    used: [],
    bonusHands: piles(),
    bonusStack: [],
    bonusUsed: [],
    planet: [],
    turn: newTurn(),
    ask: { seat: 0, kind: 'chooseTeam' },
    winners: null,
  }
}
