import {
  type Chance,
  copyKernelPart,
  emptyPosition,
  Fault,
  type Fields,
  type FieldsOf,
  type Frame,
  faceDown,
  faceUp,
  given,
  oneOf,
  optionsOf,
  own,
  type Position,
  type PublicOf,
  type Reader,
  type Seat,
  type Seating,
  secretsOf,
  sharedEmptyFields,
  shown,
} from '@kantyna/kernel'
import { colours, ships } from '../content/ships.ts'
import { FINISH } from './board.ts'
import { bonusPieces, colourOfCard, colourOfShip, movementCards } from './pieces.ts'

export interface RaceOptions {
  /** `choose`: players choose in seat order. `dealt`: teams are dealt in the order of the colours. */
  readonly teams: 'choose' | 'dealt'
  /** `random`, or a seat's number from 1. */
  readonly firstPlayer: string
}

export function raceOptions(seats: number): Reader<RaceOptions> {
  const seatNumbers = Array.from({ length: seats }, (_, seat) => String(seat + 1))
  return optionsOf({
    teams: oneOf(['choose', 'dealt']),
    firstPlayer: oneOf(['random', ...seatNumbers]),
  })
}

export const NOBODY = -1
export const NOT_IN_PLAY = -1
export const HAND_SIZE = 6

/**
 * The position of a race. Seats own colours, colours own ships. Stacks lie face down; each hand is visible
 * only to its seat (SG-16).
 */
const fields = {
  options: given<RaceOptions>(),
  round: shown(0),
  mover: shown<Seat>(0),
  /** The seat that holds each colour's team card; NOBODY before one has chosen it. */
  owners: shown(() => colours.map(() => NOBODY)),
  /** Where each ship stands; NOT_IN_PLAY for ships of a colour that nobody plays. */
  places: shown(() => ships.map(() => NOT_IN_PLAY)),
  /** The side of a double space that each ship stands on; 0 elsewhere. */
  halves: shown(() => ships.map(() => 0)),
  movementHands: own('movement'),
  movementStack: faceDown('movement'),
  movementUsed: faceUp('movement'),
  bonusHands: own('bonus'),
  bonusStack: faceDown('bonus'),
  bonusUsed: faceUp('bonus'),
  /** The bonus cards on the final planet. */
  planetBonus: faceDown('bonus'),
} as const satisfies Fields

export interface Race extends Position, FieldsOf<typeof fields> {}

export const secrets = secretsOf(fields)

/** What every player sees: a rule that takes it can be called with a view. */
export interface PublicRace extends PublicOf<Race, typeof secrets> {}

/** One turn in progress: what has been played, and what it has caused so far. */
export interface TurnFrame extends Frame {
  ship: number
  number: number
  /** What the bonus card on the moving ship changes. */
  factor: number
  extra: number
  ignoresAsteroids: boolean
  leapsOverHoles: boolean
  /** The ships that have had a bonus card this turn, as bits. */
  shipsWithBonus: number
  /** The ships that have come to rest this turn, in order, and the place each came from. */
  moved: readonly number[]
  cameFrom: readonly number[]
}

export const streams = ['first player', 'movement cards', 'bonus cards'] as const

/** With three players the colour that nobody chooses stays in the box. */
export function colourCount(seats: number): number {
  return seats === 3 ? 3 : colours.length
}

export function isInPlay(t: Pick<PublicRace, 'owners'>, colour: number): boolean {
  return t.owners[colour] !== NOBODY
}

/** The movement cards of the colours in play (ST-SETUP-04) and the bonus cards. */
export function inventory(t: Pick<PublicRace, 'owners'>): { movement: number[]; bonus: number[] } {
  return {
    movement: movementCards.filter((card) => isInPlay(t, colourOfCard(card))),
    bonus: bonusPieces.slice(),
  }
}

export function setup(seating: Seating, options: RaceOptions, chance: Chance): Race {
  // `copy` also makes the first position, so that all positions have the same shape. Code runs faster on one shape.
  return copy({
    ...emptyPosition(seating, chance, { routine: 'race', stage: 0 }),
    ...sharedEmptyFields(fields, seating.seats),
    options,
  })
}

/** The copy is written out field by field, because every search spends most of its time here. */
export function copy(t: Race): Race {
  const kernel = copyKernelPart(t)
  return {
    seats: kernel.seats,
    automas: kernel.automas,
    isMasked: kernel.isMasked,
    stack: kernel.stack,
    open: kernel.open,
    answers: kernel.answers,
    asked: kernel.asked,
    askedBy: kernel.askedBy,
    jump: kernel.jump,
    deferred: kernel.deferred,
    chance: kernel.chance,
    outcome: kernel.outcome,
    out: null,
    options: t.options,
    round: t.round,
    mover: t.mover,
    owners: t.owners.slice(),
    places: t.places.slice(),
    halves: t.halves.slice(),
    movementHands: t.movementHands.map(copyPile),
    movementStack: t.movementStack.slice(),
    movementUsed: t.movementUsed.slice(),
    bonusHands: t.bonusHands.map(copyPile),
    bonusStack: t.bonusStack.slice(),
    bonusUsed: t.bonusUsed.slice(),
    planetBonus: t.planetBonus.slice(),
  }
}

function copyPile(pile: readonly number[]): number[] {
  return pile.slice()
}

function isTurn(frame: Frame | undefined): frame is TurnFrame {
  return frame?.routine === 'turn'
}

/** The current turn: on top of the stack, or right below a window that it has opened. */
export function turnOf(t: Race): TurnFrame {
  const { stack } = t
  const top = stack[stack.length - 1]
  const frame = isTurn(top) ? top : stack[stack.length - 2]
  if (!isTurn(frame)) throw new Fault('no turn is in progress')
  return frame
}

// Ships and seats are always within range. These functions do not check bounds, because random play calls them most.

export function placeOf(t: Race, ship: number): number {
  return t.places[ship] as number
}

export function halfOf(t: Race, ship: number): number {
  return t.halves[ship] as number
}

export function movementHandOf(t: Race, seat: Seat): number[] {
  return t.movementHands[seat] as number[]
}

export function bonusHandOf(t: Race, seat: Seat): number[] {
  return t.bonusHands[seat] as number[]
}

export function ownerOf(t: Race, ship: number): Seat {
  return t.owners[colourOfShip(ship)] ?? NOBODY
}

/**
 * The side that a seat wins with: partners sit opposite each other, everyone else plays alone (ST-TEAM-01 to
 * ST-TEAM-03).
 */
export function sideOf(seats: number, seat: Seat): number {
  return seats === 4 ? seat & 1 : seat
}

export function partnerOf(seats: number, seat: Seat): Seat | null {
  return seats === 4 ? (seat + 2) % 4 : null
}

export function allies(seats: number, seat: Seat): Seat[] {
  const partner = partnerOf(seats, seat)
  return partner === null ? [seat] : [seat, partner]
}

export function isRacing(t: Race, ship: number): boolean {
  const place = t.places[ship] ?? NOT_IN_PLAY
  return place !== NOT_IN_PLAY && place !== FINISH
}

/**
 * The cards of a colour are wild once both its ships are home (ST-WILD-01, ST-WILD-05). This never happens
 * with three players: the game is over then (ST-WILD-06).
 */
export function isWild(t: Pick<PublicRace, 'seats' | 'places'>, colour: number): boolean {
  return t.seats !== 3 && t.places[colour * 2] === FINISH && t.places[colour * 2 + 1] === FINISH
}
