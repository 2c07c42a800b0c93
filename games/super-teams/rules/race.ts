import {
  type Chance,
  copyKernelPart,
  emptyPosition,
  Fault,
  type Frame,
  type Position,
  type Reader,
  type Seat,
} from '@kantyna/kernel'
import * as z from 'zod/mini'
import { colours, ships } from '../content/ships.ts'
import { FINISH } from './board.ts'
import { bonusPieces, colourOfCard, colourOfShip, movementCards } from './pieces.ts'

export interface RaceOptions {
  /** Chosen in seat order at the table, or dealt in the order of the colours. */
  readonly teams: 'choose' | 'dealt'
  /** Drawn at random, or a seat's number from 1. */
  readonly firstPlayer: string
}

export function raceOptions(seats: number): Reader<RaceOptions> {
  const seatNumbers = Array.from({ length: seats }, (_, seat) => String(seat + 1))
  return z.strictObject({
    teams: z._default(z.enum(['choose', 'dealt']), 'choose'),
    firstPlayer: z._default(z.enum(['random', ...seatNumbers]), 'random'),
  })
}

/** The race at any moment. Seats own colours, colours own ships; what is hidden from whom: see secrets.ts. */
export interface Race extends Position {
  readonly options: RaceOptions
  round: number
  mover: Seat
  /** The seat that holds each colour's team card; NOBODY before it is chosen. */
  owners: number[]
  /** Where each ship stands; NOT_IN_PLAY for the ships of a colour that nobody has. */
  places: number[]
  /** On which side of a double space each ship stands; 0 elsewhere. */
  halves: number[]
  movementHands: number[][]
  /** Face down; the last card is the top. */
  movementStack: number[]
  movementUsed: number[]
  bonusHands: number[][]
  bonusStack: number[]
  bonusUsed: number[]
  /** The bonus cards on the final planet. */
  planetBonus: number[]
}

/** One turn, half-done: what was played and what it has caused so far. */
export interface TurnFrame extends Frame {
  ship: number
  number: number
  /** What the bonus card played on the moved ship changes. */
  factor: number
  extra: number
  ignoresAsteroids: boolean
  leapsOverHoles: boolean
  /** How many of the ship's side have been asked for a bonus card. */
  offered: number
  /** Ships that a bonus card was played on this turn, as bits. */
  bonused: number
  /** Who has declined to tow since the last Tow, as bits. */
  declined: number
  /** Ships that have come to rest this turn, in order, each with the place it came from. */
  moved: readonly number[]
  cameFrom: readonly number[]
}

export const NOBODY = -1
export const NOT_IN_PLAY = -1
export const HAND_SIZE = 6
export const streams = ['first player', 'movement cards', 'bonus cards'] as const

/** With three players the colour that nobody chooses stays in the box. */
export function colourCount(seats: number): number {
  return seats === 3 ? 3 : colours.length
}

export function isInPlay(t: Pick<Race, 'owners'>, colour: number): boolean {
  return t.owners[colour] !== NOBODY
}

/** The movement cards of the colours in play (ST-SETUP-04) and the bonus cards. */
export function inventory(t: Pick<Race, 'owners'>): { movement: number[]; bonus: number[] } {
  return {
    movement: movementCards.filter((card) => isInPlay(t, colourOfCard(card))),
    bonus: bonusPieces.slice(),
  }
}

export function setup(seats: number, options: RaceOptions, chance: Chance): Race {
  // Made by `copy`, so that first positions and copies have one shape: what runs on both runs faster.
  return copy({
    ...emptyPosition(seats, chance, { routine: 'race', stage: 0 }),
    options,
    round: 0,
    mover: 0,
    owners: colours.map(() => NOBODY),
    places: ships.map(() => NOT_IN_PLAY),
    halves: ships.map(() => 0),
    movementHands: emptyPiles(seats),
    movementStack: [],
    movementUsed: [],
    bonusHands: emptyPiles(seats),
    bonusStack: [],
    bonusUsed: [],
    planetBonus: [],
  })
}

function emptyPiles(seats: number): number[][] {
  const piles: number[][] = []
  for (let seat = 0; seat < seats; seat++) piles.push([])
  return piles
}

export function copy(t: Race): Race {
  const kernel = copyKernelPart(t, copyFrame)
  return {
    seats: kernel.seats,
    stack: kernel.stack,
    open: kernel.open,
    answers: kernel.answers,
    asked: kernel.asked,
    result: kernel.result,
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

function copyFrame(frame: Frame): Frame {
  if (!isTurn(frame)) return { routine: frame.routine, stage: frame.stage }
  const turn: TurnFrame = { ...frame }
  return turn
}

function isTurn(frame: Frame): frame is TurnFrame {
  return frame.routine === 'turn'
}

/** The turn in progress: the frame on top while its windows are open. */
export function turnOf(t: Race): TurnFrame {
  const top = t.stack[t.stack.length - 1]
  if (top === undefined || !isTurn(top)) throw new Fault('no turn is in progress')
  return top
}

export function ownerOf(t: Race, ship: number): Seat {
  return t.owners[colourOfShip(ship)] ?? NOBODY
}

/** Whoever wins together is a side: partners sit opposite each other, everybody else plays alone. */
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

/** Both ships of a colour are home: its movement cards are wild (never with three players: the game is over then). */
export function isWild(t: Pick<Race, 'seats' | 'places'>, colour: number): boolean {
  return t.seats !== 3 && t.places[colour * 2] === FINISH && t.places[colour * 2 + 1] === FINISH
}
