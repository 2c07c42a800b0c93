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
  oneOf,
  optionsOf,
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
import { PIECES, ROW_SIZE } from './pieces.ts'

/**
 * What the players agree on before the game. Both play by the same options, and all combinations are allowed
 * (DB-ADV-01, DB-OPT-01, DB-OPT-02, DB-OPT-03, DB-OPT-04).
 */
export interface DuelOptions {
  /**
   * The five bases of the beginner game, all ten (full control), or four picked in secret (secret bases). Everything
   * else is as for beginners (DB-ADV-03, DB-ADV-11). Two against two is not offered (DB-ADV-13, DB-ADV-14: G-29).
   */
  readonly bases: 'beginner' | 'full' | 'secret'
  /** How many bases a player must destroy; by default the number that the mode recommends. */
  readonly length: 'recommended' | '2' | '3' | '4' | '5'
  /** Whether players may buy off neutral cards of the row (DB-OPT-05). */
  readonly buyOff: 'no' | 'yes'
  /** The seat that leads the Empire and therefore takes the first turn. */
  readonly empire: '1' | '2' | 'random'
}

export function duelOptions(): Reader<DuelOptions> {
  return optionsOf({
    bases: oneOf(['beginner', 'full', 'secret']),
    length: oneOf(['recommended', '2', '3', '4', '5']),
    buyOff: oneOf(['no', 'yes']),
    empire: oneOf(['1', '2', 'random']),
  })
}

export const NOTHING = -1
export const HAND_SIZE = 5
/** One stream for each deck, so that a card exiled by one player does not change what the other draws. */
export const streams = ['factions', 'deck 1', 'deck 2', 'galaxy deck', 'random discard'] as const

/** Fields that are counted for one turn (DB-END-04, DB-END-11). */
const turnOnly = { until: 'turn' } as const

/**
 * The duel at any moment. Cards and bases are numbers (pieces.ts). A list with one element for each seat is indexed by
 * seat. The last card of a pile is its top. Hands, decks and secret bases are hidden; everything else is public, and no
 * player changes the order of a pile (G-27, DB-FAQ-02, DB-FAQ-03). Everything starts empty (DB-SETUP-22). The places
 * are those of DB-COMP-14 and DB-COMP-15. Counters are numbers without a limit (G-07: DB-COMP-11, DB-COMP-12,
 * DB-SETUP-18).
 */
export const fields = {
  options: given<DuelOptions>(),
  /** Counts both players' turns; 0 before the first. */
  turn: shown(0),
  active: shown<Seat>(0),
  /** The seat that leads the Empire; the other one leads the Rebels. */
  empire: shown<Seat>(0),
  /** The space of the Force marker: 0 is the outermost dark space, 3 the neutral one, 6 the outermost light one. */
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
  /** Bases that can still come into play. */
  baseDecks: ownRemembered('base'),
  /** With secret bases: the bases that were not picked. */
  putAway: ownRemembered('base'),
  /** The opponent's bases that each player has destroyed. */
  victory: faceUpBySeat('base'),
  /** Six places; NOTHING if neither the galaxy deck nor its discard pile has a card for the place. */
  row: { ...faceUp('card'), empty: () => new Array<number>(ROW_SIZE).fill(NOTHING) },
  galaxyDeck: faceDownRemembered('card'),
  galaxyDiscard: faceUp('card'),
  pilots: faceUp('card'),
  exiled: faceUp('card'),
  /** The seats that know a face-down piece, as bits: see the kernel's secrets. */
  knowers: knowers(PIECES),
  /** By piece: the seat to whose deck it belongs, which is public; NOBODY for the galaxy's. */
  owners: owners(PIECES),

  /** Cards and bases whose ability was used this turn. Attacking does not use an ability (DB-COMMIT-08). */
  used: shown<number[]>([], turnOnly),
  /** Cards that have attacked this turn: they are still in play (DB-BASE-18, DB-BASE-19). */
  attacked: shown<number[]>([], turnOnly),
  /** Attack gained this turn: a unit is listed once for each point. */
  boosts: shown<number[]>([], turnOnly),
  /** Cards to exile at the end of this turn, wherever they are then. */
  doomed: shown<number[]>([], turnOnly),
  /** Counts for card texts about the first purchase or play of a turn. */
  purchases: shown(0, turnOnly),
  neutralPurchases: shown(0, turnOnly),
  neutralPlays: shown(0, turnOnly),
  /** Whether the next purchase of this turn goes on top of the deck (Twi'lek Smuggler). */
  topsNext: shown(false, turnOnly),
  /** Damage to the opponent's base that was prevented this turn. */
  prevented: shown(0, turnOnly),
} as const satisfies Fields

export interface Duel extends Position, FieldsOf<typeof fields> {}

export const secrets = secretsOf(fields)

/** What both players see: a rule that takes it can be called with a view. */
export interface PublicDuel extends PublicOf<Duel, typeof secrets> {}

export function setup(seating: Seating, options: DuelOptions, chance: Chance): Duel {
  // `copy` also makes the first position, so that all positions have the same shape. V8 runs code faster on one shape.
  return copy({
    ...emptyPosition(seating, chance, { routine: 'duel', stage: 0 }),
    ...sharedEmptyFields(fields, seating.seats),
    options,
  })
}

/** The copy is written out field by field, because every search copies positions all the time. */
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

/**
 * Resets everything that lasts until the end of a turn. This is written out like `copy`; a test compares it with the
 * table of fields.
 */
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
  // Written out for the two seats, because every search copies positions all the time.
  return [(piles[0] as readonly number[]).slice(), (piles[1] as readonly number[]).slice()]
}

/** Exactly two people play (DB-COMP-01). */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat
}

/**
 * How many of the opponent's bases a player must destroy: 3 in the beginner game, otherwise 4, or as agreed (DB-ADV-06,
 * DB-ADV-12, DB-OPT-02).
 */
export function basesToWin({ bases, length }: DuelOptions): number {
  if (length !== 'recommended') return Number(length)
  return bases === 'beginner' ? 3 : 4
}
