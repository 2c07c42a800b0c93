import {
  type Chance,
  copyKernelPart,
  emptyPiles,
  emptyPosition,
  type Field,
  type Fields,
  type FieldsOf,
  faceDown,
  faceDownPiles,
  faceUp,
  faceUpBySeat,
  knowers,
  NOBODY,
  own,
  type Position,
  type PublicOf,
  places,
  plainConstructor,
  type Seat,
  type Seating,
  secretsOf,
  sharedEmptyFields,
  shown,
} from '@kantyna/kernel'
import { areas, sources } from '../content/names.ts'
import { HIDDEN_PIECES, NONE, SLOTS, SPACES } from './pieces.ts'

/** There are no options to choose before the game. */
export type GalaxyOptions = Record<never, never>

const perSeat =
  <Value>(value: Value) =>
  (seats: number): Value[] =>
    new Array<Value>(seats).fill(value)

const emptyLists: (seats: number) => (readonly number[])[] = emptyPiles

const rows =
  (count: number) =>
  (seats: number): number[][] =>
    Array.from({ length: seats }, () => new Array<number>(count).fill(0))

/**
 * `turnOnly` fields are reset after each turn and each follow (GC-ORG-110), `roundOnly` fields after each round
 * (GC-ORG-90, GC-ORG-37).
 */
const turnOnly = { until: 'turn' } as const
const roundOnly = { until: 'round' } as const

const filled = (count: number, value: number) => () => new Array<number>(count).fill(value)

const knownPieces: Field<readonly number[], 'knowers'> = knowers(HIDDEN_PIECES)

/** The eight stacks lie on the spaces in content/tracks.ts. */
const STACKS = 8

/**
 * The table at any moment. Content is named by its index; tokens, missions, mining tokens and goals are pieces
 * (pieces.ts). Lists with one element for each seat are indexed by seat. Sets of spaces or cards are bits. The last piece of a
 * pile is its top. Goals, decks and all but the top of a stack are hidden; everything else is public. A `readonly` list
 * changes rarely or never: it is replaced instead, so that copies can share it.
 */
export const fields = {
  /** 0 during setup, then 1 to 5 (GC-RND-01). */
  round: shown(0),
  phase: shown<'setup' | 'income' | 'turns' | 'cleanUp' | 'scoring'>('setup'),
  /** Counts all players' turns; 0 during setup. */
  turn: shown(0),
  /**
   * The seat whose turn it is, and the seat that acts in it: the same one, or a follower (GC-ORG-67). NOBODY outside
   * turns.
   */
  active: shown<Seat>(NOBODY),
  acting: shown<Seat>(NOBODY),
  /**
   * Player order of this round (GC-PRI-06), and by seat the space of the priority track, where a segment has 5 spaces
   * (GC-ORG-65).
   */
  priority: shown<readonly Seat[]>([]),
  prioritySpaces: shown(perSeat(0)),

  /** Energy, raw material, aliens, credits of each seat: see `goods`. */
  hold: shown(rows(4)),
  /** Development markers in the hold. */
  markers: shown(perSeat(0)),
  /** Spaces on the four main tracks and emptied spaces of the trade track: see `tracks`. */
  levels: shown(rows(5)),
  /** Temporary military and trade levels (GC-SYM-11). */
  raisedMilitary: shown(perSeat(0), roundOnly),
  raisedTrade: shown(perSeat(0), roundOnly),

  /** Captains at home, crew on crew spaces, crew sent out this round, crew in cryo capsules, crew out of the game. */
  captains: shown(perSeat(0)),
  crew: shown(perSeat(0)),
  crewSent: shown(perSeat(0)),
  cryo: shown(perSeat(0)),
  crewGone: shown(perSeat(0)),
  /** The lieutenant: 0 not in the game, 1 at home, 2 sent out. */
  lieutenant: shown(perSeat(0)),

  /** By space of the map: the planet (an index of content/planets.ts, HUB_PLANET, or NONE), and its pirates. */
  planets: shown<readonly number[]>(filled(SPACES, NONE)),
  pirates: shown(filled(SPACES, NONE)),
  /** Bonus tokens on action planets, by space; public. */
  planetTokens: places('token', SPACES),
  /** The spaces where a seat has an outpost, as bits; and by space and slot whose outpost it is. */
  outposts: shown(perSeat(0)),
  slots: shown<readonly number[]>(filled(SPACES * SLOTS, NOBODY)),
  /** The spaces of each seat's ships. */
  ships: shown(emptyLists),

  /** By area: the seats with a captain on the main space, as bits (GC-TRN-04). */
  mainSpaces: shown(filled(areas.length, 0), roundOnly),
  /** By area: the workers on the secondary space, as seat × 5 + worker. */
  followers: shown(() => emptyPiles(areas.length), roundOnly),
  /** By seat: the spaces on whose planets a captain or a crew member stands, as bits (GC-TRN-07). */
  captainsOn: shown(perSeat(0), roundOnly),
  crewOn: shown(perSeat(0), roundOnly),
  /** The personal omni space: NONE, or the worker on it (GC-ABL-11). */
  bridge: shown(perSeat(NONE), roundOnly),
  /** Captains may take main actions used by others (BA13). */
  mayReuse: shown(perSeat(0), roundOnly),

  /** The nine technology cards in play, three of each level (GC-SET-21). */
  technologies: shown<readonly number[]>([]),
  /** By seat: the technology cards marked, and those of them whose marker was flipped this round, as bits. */
  marked: shown(perSeat(0)),
  flipped: shown(perSeat(0), roundOnly),

  /** The face-up missions of each level, lowest number first (GC-SET-24), and the decks of the levels. */
  missionRows: { ...faceUpBySeat('mission'), empty: () => emptyPiles(2) },
  missionDecks: faceDownPiles('mission', 2),
  /** Missions taken and not yet completed (GC-PNL-18), and completed ones (GC-ORG-15). */
  log: faceUpBySeat('mission'),
  completed: faceUpBySeat('mission'),

  /** The three decrees in play, and by office the seats on its chairs, the golden one first (GC-ORG-62). */
  decrees: shown<readonly number[]>([]),
  chairs: shown(() => emptyPiles(3)),
  /** Whether a seat has sent a crew member to the Senate this turn (GC-ORG-58). */
  hasSat: shown(perSeat(0), turnOnly),

  /** The stacks of bonus tokens on the tracks; their tops are public (GC-SET-04). */
  stacks: faceDownPiles('token', STACKS),
  /** Tokens of the coming rounds, the next one last. */
  roundTokens: faceUp('token'),
  /** A seat's bonus tokens that can still be used, its used ones, and those of the Reserve Locker. */
  tokens: faceUpBySeat('token'),
  usedTokens: faceUpBySeat('token'),
  reserve: faceUpBySeat('token'),
  hasUsedReserve: shown(perSeat(0), roundOnly),
  /** Tokens used a second time, or out of a reserve (GC-TCH-06, GC-ORG-84). */
  discardedTokens: faceUp('token'),
  /** Tokens left over after setup, unseen (GC-SET-06). */
  tokenBox: faceDown('token'),

  /** The token on the mining action space, if any; the stack beside it. */
  miningSpace: faceUp('mining'),
  miningStack: faceDown('mining'),
  /** Mining tokens and pirate tokens (FIRST_PIRATE + index), from the topmost space down. */
  miningTracks: shown(emptyLists),
  /** The six spaces of the income track (content/panel.ts): pirate or fleet tokens by index, or NONE. */
  incomeTracks: shown(perSeat<readonly number[]>(new Array<number>(6).fill(NONE))),
  /** Fleet income tokens on spaces 2, 4 and 6 of the trade track at the start, by index (GC-SPP-05). */
  fleets: shown<readonly (readonly number[])[]>(emptyLists),
  /** All pirate tokens that a seat has collected, wherever they lie. */
  pirateTokens: shown(emptyLists),

  /** The wealth sets and abilities to draft, and those that were drafted. */
  wealthSets: shown<readonly (readonly number[])[]>([]),
  abilityRow: shown<readonly number[]>([]),
  wealth: shown(emptyPiles),
  abilities: shown(perSeat(NONE)),

  goals: own('goal'),
  goalBox: faceDown('goal'),
  scoredGoals: faceUpBySeat('goal'),

  /** Victory points by seat and source: see `sources`. */
  ledger: shown(rows(sources.length)),
  /** Standing moves made this turn. */
  movesMade: shown(perSeat(0), turnOnly),
  /**
   * The free actions that a seat could take when it last went on: three sets of bits for each seat
   * (free-actions/offers.ts).
   */
  offersSeen: shown((seats: number) => new Array<number>(3 * seats).fill(0)),

  knowers: knownPieces,
} as const satisfies Fields

export interface Galaxy extends Position, FieldsOf<typeof fields> {}

export const secrets = secretsOf(fields)

/** What every player sees: a rule that takes it can be called with a view. */
export interface PublicGalaxy extends PublicOf<Galaxy, typeof secrets> {}

export function setup(seating: Seating, _: GalaxyOptions, chance: Chance): Galaxy {
  const { seats } = seating
  const first = emptyPosition(seating, chance, { routine: 'transgalactica', stage: 0 })
  emptyBySeats[seats] ??= copy({ ...first, ...sharedEmptyFields(fields, seats) })
  // Made by `copy`, so that first positions and copies have the same shape. V8 runs code faster on one shape.
  const t: { -readonly [Name in keyof Galaxy]: Galaxy[Name] } = copy(emptyBySeats[seats])
  t.automas = first.automas
  t.isMasked = first.isMasked
  t.chance = { key: chance.key, drawn: { ...chance.drawn } }
  return t
}

/** An empty position for each number of seats, to be copied. Its chance and its automas are replaced in the copy. */
const emptyBySeats: (Galaxy | undefined)[] = []

export function copy(t: Galaxy): Galaxy {
  return new GalaxyCopy(t)
}

/** Written out field by field, because every search copies positions all the time. `readonly` lists are shared. */
const GalaxyCopy = plainConstructor<Galaxy, Galaxy>(function (t) {
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
  this.round = t.round
  this.phase = t.phase
  this.turn = t.turn
  this.active = t.active
  this.acting = t.acting
  this.priority = t.priority
  this.prioritySpaces = t.prioritySpaces.slice()
  this.hold = copyPiles(t.hold)
  this.markers = t.markers.slice()
  this.levels = copyPiles(t.levels)
  this.raisedMilitary = t.raisedMilitary.slice()
  this.raisedTrade = t.raisedTrade.slice()
  this.captains = t.captains.slice()
  this.crew = t.crew.slice()
  this.crewSent = t.crewSent.slice()
  this.cryo = t.cryo.slice()
  this.crewGone = t.crewGone.slice()
  this.lieutenant = t.lieutenant.slice()
  this.planets = t.planets
  this.pirates = t.pirates.slice()
  this.planetTokens = t.planetTokens.slice()
  this.outposts = t.outposts.slice()
  this.slots = t.slots
  this.ships = t.ships.slice()
  this.mainSpaces = t.mainSpaces.slice()
  this.followers = copyPiles(t.followers)
  this.captainsOn = t.captainsOn.slice()
  this.crewOn = t.crewOn.slice()
  this.bridge = t.bridge.slice()
  this.mayReuse = t.mayReuse.slice()
  this.technologies = t.technologies
  this.marked = t.marked.slice()
  this.flipped = t.flipped.slice()
  this.missionRows = copyPiles(t.missionRows)
  this.missionDecks = copyPiles(t.missionDecks)
  this.log = copyPiles(t.log)
  this.completed = copyPiles(t.completed)
  this.decrees = t.decrees
  this.chairs = copyPiles(t.chairs)
  this.hasSat = t.hasSat.slice()
  this.stacks = copyPiles(t.stacks)
  this.roundTokens = t.roundTokens.slice()
  this.tokens = copyPiles(t.tokens)
  this.usedTokens = copyPiles(t.usedTokens)
  this.reserve = copyPiles(t.reserve)
  this.hasUsedReserve = t.hasUsedReserve.slice()
  this.discardedTokens = t.discardedTokens.slice()
  this.tokenBox = t.tokenBox.slice()
  this.miningSpace = t.miningSpace.slice()
  this.miningStack = t.miningStack.slice()
  this.miningTracks = t.miningTracks.slice()
  this.incomeTracks = t.incomeTracks.slice()
  this.fleets = t.fleets
  this.pirateTokens = t.pirateTokens.slice()
  this.wealthSets = t.wealthSets
  this.abilityRow = t.abilityRow
  this.wealth = copyPiles(t.wealth)
  this.abilities = t.abilities.slice()
  this.goals = copyPiles(t.goals)
  this.goalBox = t.goalBox.slice()
  this.scoredGoals = copyPiles(t.scoredGoals)
  this.ledger = copyPiles(t.ledger)
  this.movesMade = t.movesMade.slice()
  this.offersSeen = t.offersSeen.slice()
  this.knowers = t.knowers
})

function copyPiles(piles: readonly (readonly number[])[]): number[][] {
  const copied = piles.slice() as number[][] // each inner list is replaced by a copy
  for (let index = 0; index < copied.length; index++) {
    const pile = copied[index] as number[] // the index is inside the list
    // Most piles are usually empty, and creating an empty list is faster than copying one.
    copied[index] = pile.length === 0 ? [] : pile.slice()
  }
  return copied
}
