import {
  type Chance,
  copyKernelPart,
  emptyPiles,
  emptyPosition,
  endScope,
  type Field,
  type Fields,
  type FieldsOf,
  faceDownBySeat,
  faceDownPiles,
  faceDownRemembered,
  faceUp,
  faceUpBySeat,
  given,
  knowers,
  offersField,
  type Position,
  type PublicOf,
  places,
  plainConstructor,
  type Seat,
  type Seating,
  secretsOf,
  sharedEmptyFields,
  shown,
  withAddedFields,
} from '@kantyna/kernel'
import { encounterDecks, factions, marketDecks } from '../content/names.ts'
import { rulesOf } from './composition.ts'
import { BLOCK, CONTACT_PLACES_PER_BLOCK, FIRST_DATABANK, NONE } from './pieces.ts'
import type { Tables } from './tables.ts'

/** What the table agrees on before the game. */
export interface RimOptions {
  /** OR-SETUP-01, OR-SETUP-02. */
  readonly map: 'standard' | 'random'
  /** OR-FAME-01, OR-FAME-10. */
  readonly fame: '10' | '12'
  /** The AI player's character (OR-AISET-05): its id, or any that may be chosen. */
  readonly aiCharacter: string
  /** The fame that the AI player starts with (OR-AIEXP-01). */
  readonly aiFame: '0' | '1' | '2' | '3' | '4' | '5'
}

/** Every way to fame, in the order of the result. */
export const fameSources = [
  'cargo',
  'bounty',
  'job',
  'patrol',
  'luxury',
  'personalGoal',
  'shipGoal',
  'encounter',
  'other',
] as const
export type FameSource = (typeof fameSources)[number]

const perSeat =
  <Value>(value: Value) =>
  (seats: number): Value[] =>
    new Array<Value>(seats).fill(value)

const turnOnly = { until: 'turn' } as const

/**
 * The table at any time. Cards, contacts and AI cards are pieces (pieces.ts); characters, ships and spaces are indices of
 * the content tables (tables.ts); lists with one element for each seat are indexed by seat; the last card of a pile is its top.
 * Secrets, decks and face-down contacts are hidden. Everything else is public, also credits, reputation and held cards.
 */
export const fields = {
  options: given<RimOptions>(),
  /** Which expansions are in the box, as bits: see tables.ts. */
  modules: shown(0),
  /** The order of the map tiles: a number of map.ts; 0 is the standard order (OR-SETUP-01). */
  mapOrder: shown(0),
  /** Counts all players' turns; 0 during setup. */
  turn: shown(0),
  active: shown<Seat>(0),
  /** The first player (OR-SETUP-11). */
  first: shown<Seat>(0),
  phase: shown<'setup' | 'planning' | 'action' | 'encounter'>('setup'),
  /**
   * Whether a player takes an extra turn next (OR-MAEL-06), and whether the current turn is an extra one (OR-MAEL-07).
   */
  hasExtraTurn: shown(false),
  isExtraTurn: shown(false),

  characters: shown(perSeat(NONE)),
  isCharacterFlipped: shown(perSeat(false)),
  ships: shown(perSeat(NONE)),
  isShipFlipped: shown(perSeat(false)),
  /** Goal tokens on the character card and on the ship sheet (OR-GOAL-07). */
  characterTokens: shown(perSeat(0)),
  shipTokens: shown(perSeat(0)),
  /** The space of each standee. */
  spaces: shown(perSeat(NONE)),
  credits: shown(perSeat(0)),
  fame: shown(perSeat(0)),
  /** The sources of each seat's fame, by seat and source. Lost fame is subtracted from its source. */
  fameFrom: shown((seats: number) => Array.from({ length: seats }, () => fameSources.map(() => 0))),
  /** Held cards that give bonus fame now: a card is listed once for each point (OR-FAME-04, OR-FAME-05). */
  famousCards: shown(emptyPiles),
  /** By seat and faction: −1, 0 or 1 (OR-REP-03). */
  reputation: shown((seats: number) => Array.from({ length: seats }, () => factions.map(() => 0))),
  characterDamage: shown(perSeat(0)),
  shipDamage: shown(perSeat(0)),
  isDefeated: shown(perSeat(false)),
  /** Planets on which a seat has put damage tokens for its goal (Jyn Erso), as spaces. */
  markedPlanets: shown(emptyPiles),

  /**
   * All resources of a seat, on its player board and its ship sheet; slots.ts checks whether they fit. A seat's list is
   * replaced, never changed, so that possessions.ts can cache what follows from it, for copies too.
   */
  held: faceUpBySeat('card') as Field<(readonly number[])[], { readonly faceUp: 'card' }>,
  /** Captured contacts of a seat, and in the same order the bounties that they lie on (OR-BNTY-13). */
  captives: faceUpBySeat('contact'),
  captiveOn: shown(emptyPiles),
  /**
   * Each secret keeps its place, because everybody knows where it came from (`secretsFrom`). Its owner is among its
   * knowers.
   */
  secrets: faceDownBySeat('card'),
  /** Where and how each secret of a seat was drawn, in the same order: a code of section-key.ts. */
  secretsFrom: shown(emptyPiles),

  /** The six market decks; the top card of each lies face up (OR-DECK-02): everybody knows it. */
  market: faceDownPiles('card', marketDecks.length),
  /** The seven encounter decks. */
  encounters: faceDownPiles('card', encounterDecks.length),
  databank: faceUp('card'),
  /** Cards that are being resolved: drawn from an encounter deck, called from the databank, just bought. */
  resolving: faceUp('card'),
  removed: faceUp('card'),
  /** Ship sheets that nobody has, as indices of ships; starting ships come back to it too (OR-SHIP-08). */
  shipPool: shown<number[]>([]),

  contacts: places('contact', CONTACT_PLACES_PER_BLOCK),
  /**
   * The contact spaces whose token is face up, in ascending order. A player may know a face-down token from peeking.
   */
  contactsUp: shown<number[]>([]),
  /** If a rank has more tokens than spaces, the rest is out of the game, unseen (OR-GAP-10). */
  contactsLeftOut: faceDownRemembered('contact'),
  discardedContacts: faceUp('contact'),
  removedContacts: faceUp('contact'),

  /** By faction: the level of the patrol on the map (its stack holds the higher ones), and its space. */
  patrolLevels: shown(factions.map(() => 1)),
  patrolSpaces: shown(factions.map(() => NONE)),

  aiDeck: faceDownRemembered('ai'),
  aiCard: faceUp('ai'),
  /** The AI player's goal tokens, as spaces; a space is listed once for each token (OR-AIGOAL-01). */
  aiGoals: shown<number[]>([]),

  knowers: knowers(FIRST_DATABANK),

  /** Offers of this turn (OR-TRADE-01), and how many standing moves each seat has made in it. */
  offers: offersField('turn'),
  movesMade: { ...shown(perSeat(0)), until: 'turn' as const },
  /**
   * "Action" abilities and actions that were used this action phase (OR-ACT-03, OR-ACT-06): codes of action-phase.ts.
   */
  actionsUsed: shown<number[]>([], turnOnly),
  /** Abilities with "once per turn" that were used this turn (OR-ABIL-06): codes of abilities.ts. */
  usedThisTurn: shown<number[]>([], turnOnly),
} as const satisfies Fields

/** Lists whose length depends on the boxes. They replace the fields above when expansions are on the table. */
export function sizedFields({ blocks, encounterDecks: decks }: Pick<Tables, 'blocks' | 'encounterDecks'>) {
  return {
    encounters: faceDownPiles('card', decks.length),
    contacts: places('contact', blocks * CONTACT_PLACES_PER_BLOCK),
    knowers: knowers((blocks - 1) * BLOCK + FIRST_DATABANK),
  } satisfies Fields
}

export interface Rim extends Position, FieldsOf<typeof fields> {}

export const secrets = secretsOf(fields)

/** What every player sees: a rule that takes it can be called with a view. */
export interface PublicRim extends PublicOf<Rim, typeof secrets> {}

/** The same with the contacts on the map. If a token is face down, a view has only its back: a negative number. */
export interface PublicRimWithContacts extends PublicRim {
  readonly contacts: readonly number[]
}

/** Makes the first position with these boxes: the fields above and those of expansions. */
export function positionMaker(all: typeof fields, modules: number, copyOf: (t: Rim) => Rim) {
  return (seating: Seating, options: RimOptions, chance: Chance): Rim =>
    // Made by `copy`, so that first positions and copies have one shape: code that reads both runs faster.
    copyOf({
      ...emptyPosition(seating, chance, { routine: 'rim', stage: 0 }),
      ...sharedEmptyFields(all, seating.seats),
      options,
      modules,
    })
}

export function copy(t: Rim): Rim {
  return new RimCopy(t)
}

/** Returns a function that copies positions with the fields of expansions. */
export function copyWith(added: readonly Fields[]): (t: Rim) => Rim {
  const all: Fields = Object.assign({}, ...added)
  const names = Object.keys(all).filter((name) => !(name in fields))
  if (names.length === 0) return copy
  const Copy = withAddedFields(RimCopy, names)
  return (t) => new Copy(t)
}

/**
 * Copies a position. The fields are written out for speed, because every search copies positions all the time. Offers
 * are replaced, never changed, so they are shared.
 */
const RimCopy = plainConstructor<Rim, Rim>(function (t) {
  const kernel = copyKernelPart(t)
  this.seats = kernel.seats
  this.automas = kernel.automas
  this.isMasked = kernel.isMasked
  this.stack = kernel.stack
  this.open = kernel.open
  this.answers = kernel.answers
  this.asked = kernel.asked
  this.askedBy = kernel.askedBy
  this.jump = kernel.jump
  this.deferred = kernel.deferred
  this.chance = kernel.chance
  this.outcome = kernel.outcome
  this.out = null
  this.options = t.options
  this.modules = t.modules
  this.mapOrder = t.mapOrder
  this.turn = t.turn
  this.active = t.active
  this.first = t.first
  this.phase = t.phase
  this.hasExtraTurn = t.hasExtraTurn
  this.isExtraTurn = t.isExtraTurn
  this.characters = t.characters.slice()
  this.isCharacterFlipped = t.isCharacterFlipped.slice()
  this.ships = t.ships.slice()
  this.isShipFlipped = t.isShipFlipped.slice()
  this.characterTokens = t.characterTokens.slice()
  this.shipTokens = t.shipTokens.slice()
  this.spaces = t.spaces.slice()
  this.credits = t.credits.slice()
  this.fame = t.fame.slice()
  this.fameFrom = copyPiles(t.fameFrom)
  this.famousCards = copyPiles(t.famousCards)
  this.reputation = copyPiles(t.reputation)
  this.characterDamage = t.characterDamage.slice()
  this.shipDamage = t.shipDamage.slice()
  this.isDefeated = t.isDefeated.slice()
  this.markedPlanets = copyPiles(t.markedPlanets)
  this.held = t.held.slice()
  this.captives = copyPiles(t.captives)
  this.captiveOn = copyPiles(t.captiveOn)
  this.secrets = copyPiles(t.secrets)
  this.secretsFrom = copyPiles(t.secretsFrom)
  this.market = copyPiles(t.market)
  this.encounters = copyPiles(t.encounters)
  this.databank = t.databank.slice()
  this.resolving = t.resolving.slice()
  this.removed = t.removed.slice()
  this.shipPool = t.shipPool.slice()
  this.contacts = t.contacts.slice()
  this.contactsUp = t.contactsUp.slice()
  this.contactsLeftOut = t.contactsLeftOut.slice()
  this.discardedContacts = t.discardedContacts.slice()
  this.removedContacts = t.removedContacts.slice()
  this.patrolLevels = t.patrolLevels.slice()
  this.patrolSpaces = t.patrolSpaces.slice()
  this.aiDeck = t.aiDeck.slice()
  this.aiCard = t.aiCard.slice()
  this.aiGoals = t.aiGoals.slice()
  this.knowers = t.knowers.slice()
  this.offers = t.offers
  this.movesMade = t.movesMade.slice()
  this.actionsUsed = t.actionsUsed.slice()
  this.usedThisTurn = t.usedThisTurn.slice()
})

function copyPiles(piles: readonly (readonly number[])[]): number[][] {
  const copied = piles.slice() as number[][] // each pile is replaced by its own copy
  for (let index = 0; index < copied.length; index++) copied[index] = (copied[index] as number[]).slice() // inside the list
  return copied
}

/**
 * Resets the fields that last until the end of a turn. Written out like `copy`; a test compares it with the field
 * table.
 */
export function forgetTurn(t: Rim): void {
  for (const added of rulesOf(t).game.fields) endScope(added, t as never, 'turn') // the position has these fields
  if (t.offers.length > 0) t.offers = []
  t.movesMade.fill(0)
  if (t.actionsUsed.length > 0) t.actionsUsed = []
  if (t.usedThisTurn.length > 0) t.usedThisTurn = []
}
