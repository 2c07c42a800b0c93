import {
  type Chance,
  copyKernelPart,
  emptyPosition,
  type Frame,
  NOBODY,
  type Position,
  type Reader,
  type Seat,
} from '@kantyna/kernel'
import * as z from 'zod/mini'
import { PIECES, ROW_SIZE } from './pieces.ts'

export interface DuelOptions {
  /** The five bases of the beginner game, all ten (full control), or four picked in secret (secret bases). */
  readonly bases: 'beginner' | 'full' | 'secret'
  /** How many bases have to be destroyed; what the mode recommends where nothing else is said. */
  readonly length: 'recommended' | '2' | '3' | '4' | '5'
  /** Whether neutral cards of the row may be bought off (DB-OPT-05). */
  readonly buyOff: 'no' | 'yes'
  /** The seat that leads the Empire, and so takes the first turn. */
  readonly empire: '1' | '2' | 'random'
}

export function duelOptions(): Reader<DuelOptions> {
  return z.strictObject({
    bases: z._default(z.enum(['beginner', 'full', 'secret']), 'beginner'),
    length: z._default(z.enum(['recommended', '2', '3', '4', '5']), 'recommended'),
    buyOff: z._default(z.enum(['no', 'yes']), 'no'),
    empire: z._default(z.enum(['1', '2', 'random']), '1'),
  })
}

/**
 * The duel at any moment. Cards and bases are numbers (see pieces.ts); lists with one element a seat are indexed by
 * seat; the last card of a pile is its top. What is hidden from whom: see secrets.ts.
 */
export interface Duel extends Position {
  readonly options: DuelOptions
  /** Counts both players' turns; 0 before the first. */
  turn: number
  active: Seat
  /** The seat that leads the Empire; the other one leads the Rebels. */
  empire: Seat
  /** Where the Force marker is: 0 is the outermost dark space, 6 the outermost light one, 3 the neutral one. */
  force: number
  /** Each player's pool: always empty outside the player's own turn. */
  resources: number[]
  hands: number[][]
  decks: number[][]
  discards: number[][]
  /** Units in play: only the active player has any. */
  units: number[][]
  ships: number[][]
  /** The damage on each ship, in the order of `ships`. */
  shipDamage: number[][]
  /** Each player's base, or NOTHING between its destruction and the owner's next turn. */
  bases: number[]
  baseDamage: number[]
  /** Bases that are still to come. */
  baseDecks: number[][]
  /** Secret bases: what was not picked. */
  putAway: number[][]
  /** The opponent's bases that each player has destroyed. */
  victory: number[][]
  /** Six places; NOTHING where neither the galaxy deck nor its discard pile has a card for it. */
  row: number[]
  galaxyDeck: number[]
  galaxyDiscard: number[]
  pilots: number[]
  exiled: number[]
  /** Who knows a piece that lies face down, as bits: see the kernel's secrets. */
  knowers: number[]
  /** Whose deck a piece has come to belong to, for all to see; NOBODY for the galaxy's. */
  owners: number[]

  /** Cards and bases whose ability was used this turn. */
  used: number[]
  /** Cards that have attacked this turn. */
  attacked: number[]
  /** Attack gained this turn: a unit stands here once for each point. */
  boosts: number[]
  /** Cards that must be exiled at the end of this turn, wherever they are then. */
  doomed: number[]
  /** What has happened this turn, for texts about the first of its kind. */
  purchases: number
  neutralPurchases: number
  neutralPlays: number
  /** The next purchase of this turn goes on top of the deck (Twi'lek Smuggler). */
  topsNext: boolean
  /** Damage that the base of the seat that is attacked has been spared this turn. */
  prevented: number
}

export const NOTHING = -1
export const HAND_SIZE = 5
export const streams = ['factions', 'decks', 'galaxy deck', 'random discard'] as const

export function setup(seats: number, options: DuelOptions, chance: Chance): Duel {
  const empty = () => [[], []] as number[][]
  // Made by `copy`, so that first positions and copies have one shape: what runs on both runs faster.
  return copy({
    ...emptyPosition(seats, chance, { routine: 'duel', stage: 0 }),
    options,
    turn: 0,
    active: 0,
    empire: 0,
    force: 0,
    resources: [0, 0],
    hands: empty(),
    decks: empty(),
    discards: empty(),
    units: empty(),
    ships: empty(),
    shipDamage: empty(),
    bases: [NOTHING, NOTHING],
    baseDamage: [0, 0],
    baseDecks: empty(),
    putAway: empty(),
    victory: empty(),
    row: new Array<number>(ROW_SIZE).fill(NOTHING),
    galaxyDeck: [],
    galaxyDiscard: [],
    pilots: [],
    exiled: [],
    knowers: new Array<number>(PIECES).fill(0),
    owners: new Array<number>(PIECES).fill(NOBODY),
    used: [],
    attacked: [],
    boosts: [],
    doomed: [],
    purchases: 0,
    neutralPurchases: 0,
    neutralPlays: 0,
    topsNext: false,
    prevented: 0,
  })
}

export function copy(t: Duel): Duel {
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
    turn: t.turn,
    active: t.active,
    empire: t.empire,
    force: t.force,
    resources: t.resources.slice(),
    hands: copyPiles(t.hands),
    decks: copyPiles(t.decks),
    discards: copyPiles(t.discards),
    units: copyPiles(t.units),
    ships: copyPiles(t.ships),
    shipDamage: copyPiles(t.shipDamage),
    bases: t.bases.slice(),
    baseDamage: t.baseDamage.slice(),
    baseDecks: copyPiles(t.baseDecks),
    putAway: copyPiles(t.putAway),
    victory: copyPiles(t.victory),
    row: t.row.slice(),
    galaxyDeck: t.galaxyDeck.slice(),
    galaxyDiscard: t.galaxyDiscard.slice(),
    pilots: t.pilots.slice(),
    exiled: t.exiled.slice(),
    knowers: t.knowers.slice(),
    owners: t.owners.slice(),
    used: t.used.slice(),
    attacked: t.attacked.slice(),
    boosts: t.boosts.slice(),
    doomed: t.doomed.slice(),
    purchases: t.purchases,
    neutralPurchases: t.neutralPurchases,
    neutralPlays: t.neutralPlays,
    topsNext: t.topsNext,
    prevented: t.prevented,
  }
}

function copyPiles(piles: readonly (readonly number[])[]): number[][] {
  // Two seats, written out: this is the hot path of every search.
  return [(piles[0] as readonly number[]).slice(), (piles[1] as readonly number[]).slice()]
}

/** Lists in frames are replaced, never changed in place: a shallow copy is a copy. */
function copyFrame(frame: Frame): Frame {
  return { ...frame }
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat
}

/** How many of the opponent's bases have to be destroyed: 3 in the beginner game, 4 else, or as agreed (DB-OPT-02). */
export function basesToWin({ bases, length }: DuelOptions): number {
  if (length !== 'recommended') return Number(length)
  return bases === 'beginner' ? 3 : 4
}
