import {
  type Chance,
  copyKernelPart,
  emptyPiles,
  emptyPosition,
  type Fields,
  type FieldsOf,
  faceDownBySeat,
  faceDownRemembered,
  faceUp,
  faceUpBySeat,
  given,
  knowers,
  owners,
  ownRemembered,
  type Position,
  type PublicOf,
  type Reader,
  type Seat,
  type Seating,
  secretsOf,
  sharedEmptyFields,
  shown,
} from '@kantyna/kernel'
import * as z from 'zod/mini'
import { PIECES, ROW_SIZE } from './pieces.ts'

/**
 * What the table agrees on before the game, the same for both; everything goes together (DB-ADV-01, DB-OPT-01,
 * DB-OPT-02, DB-OPT-03, DB-OPT-04).
 */
export interface DuelOptions {
  /**
   * The five bases of the beginner game, all ten (full control), or four picked in secret (secret bases); all else is as
   * for beginners (DB-ADV-03, DB-ADV-11). Two against two is not offered (DB-ADV-13, DB-ADV-14: G-29).
   */
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

export const NOTHING = -1
export const HAND_SIZE = 5
/** One stream a deck: what one player exiles does not change what the other draws. */
export const streams = ['factions', 'deck 1', 'deck 2', 'galaxy deck', 'random discard'] as const

/** How long what is counted by the turn lasts (DB-END-04, DB-END-11). */
const turnOnly = { until: 'turn' } as const

/**
 * The duel at any moment. Cards and bases are numbers (see pieces.ts); lists with one element a seat are indexed by
 * seat; the last card of a pile is its top. Hands, decks and secret bases are hidden, everything else lies open, and
 * nobody changes the order of a pile (G-27, DB-FAQ-02, DB-FAQ-03). All starts empty (DB-SETUP-22). The places are those
 * of DB-COMP-14 and DB-COMP-15; counters are numbers without a limit (G-07: DB-COMP-11, DB-COMP-12, DB-SETUP-18).
 */
export const fields = {
  options: given<DuelOptions>(),
  /** Counts both players' turns; 0 before the first. */
  turn: shown(0),
  active: shown<Seat>(0),
  /** The seat that leads the Empire; the other one leads the Rebels. */
  empire: shown<Seat>(0),
  /** Where the Force marker is: 0 is the outermost dark space, 6 the outermost light one, 3 the neutral one. */
  force: shown(0), // DB-COMP-09, DB-COMP-10
  /** Each player's pool: always empty outside the player's own turn. */
  resources: shown([0, 0]),
  hands: ownRemembered('card'),
  decks: faceDownBySeat('card'),
  discards: faceUpBySeat('card'),
  /** Units in play: only the active player has any. */
  units: faceUpBySeat('card'),
  ships: faceUpBySeat('card'),
  /** The damage on each ship, in the order of `ships`. */
  shipDamage: shown(emptyPiles),
  /** Each player's base, or NOTHING between its destruction and the owner's next turn. */
  bases: { ...faceUp('base'), empty: () => [NOTHING, NOTHING] },
  baseDamage: shown([0, 0]),
  /** Bases that are still to come. */
  baseDecks: ownRemembered('base'),
  /** Secret bases: what was not picked. */
  putAway: ownRemembered('base'),
  /** The opponent's bases that each player has destroyed. */
  victory: faceUpBySeat('base'),
  /** Six places; NOTHING where neither the galaxy deck nor its discard pile has a card for it. */
  row: { ...faceUp('card'), empty: () => new Array<number>(ROW_SIZE).fill(NOTHING) },
  galaxyDeck: faceDownRemembered('card'),
  galaxyDiscard: faceUp('card'),
  pilots: faceUp('card'),
  exiled: faceUp('card'),
  /** Who knows a piece that lies face down, as bits: see the kernel's secrets. */
  knowers: knowers(PIECES),
  /** Whose deck a piece has come to belong to, for all to see; NOBODY for the galaxy's. */
  owners: owners(PIECES),

  /** Cards and bases whose ability was used this turn; to attack changes nothing about it (DB-COMMIT-08). */
  used: shown<number[]>([], turnOnly),
  /** Cards that have attacked this turn: they are still in play (DB-BASE-18, DB-BASE-19). */
  attacked: shown<number[]>([], turnOnly),
  /** Attack gained this turn: a unit stands here once for each point. */
  boosts: shown<number[]>([], turnOnly),
  /** Cards that must be exiled at the end of this turn, wherever they are then. */
  doomed: shown<number[]>([], turnOnly),
  /** What has happened this turn, for texts about the first of its kind. */
  purchases: shown(0, turnOnly),
  neutralPurchases: shown(0, turnOnly),
  neutralPlays: shown(0, turnOnly),
  /** The next purchase of this turn goes on top of the deck (Twi'lek Smuggler). */
  topsNext: shown(false, turnOnly),
  /** Damage that the base of the seat that is attacked has been spared this turn. */
  prevented: shown(0, turnOnly),
} as const satisfies Fields

export interface Duel extends Position, FieldsOf<typeof fields> {}

export const secrets = secretsOf(fields)

/** What both players see: a rule that takes it can be called with a view. */
export interface PublicDuel extends PublicOf<Duel, typeof secrets> {}

export function setup(seating: Seating, options: DuelOptions, chance: Chance): Duel {
  // Made by `copy`, so that first positions and copies have one shape: what runs on both runs faster.
  return copy({
    ...emptyPosition(seating, chance, { routine: 'duel', stage: 0 }),
    ...sharedEmptyFields(fields, seating.seats),
    options,
  })
}

/** Written out: this is the hot path of every search. */
export function copy(t: Duel): Duel {
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

/** What lasts until the end of a turn starts anew. Written out like `copy`; a test holds it to the table of fields. */
export function forgetTurn(t: Duel): void {
  t.used = []
  t.attacked = []
  t.boosts = []
  t.doomed = []
  t.purchases = 0
  t.neutralPurchases = 0
  t.neutralPlays = 0
  t.topsNext = false
  t.prevented = 0
}

function copyPiles(piles: readonly (readonly number[])[]): number[][] {
  // Two seats, written out: this is the hot path of every search.
  return [(piles[0] as readonly number[]).slice(), (piles[1] as readonly number[]).slice()]
}

/** Exactly two people play (DB-COMP-01). */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat
}

/**
 * How many of the opponent's bases have to be destroyed: 3 in the beginner game, 4 else, or as agreed (DB-ADV-06,
 * DB-ADV-12, DB-OPT-02).
 */
export function basesToWin({ bases, length }: DuelOptions): number {
  if (length !== 'recommended') return Number(length)
  return bases === 'beginner' ? 3 : 4
}
