import * as z from 'zod/mini'
import { areas, goods, tracks, workers } from '../../content/names.ts'
import { abilityIds } from '../../content/types.ts'

/**
 * What the `arrange` block of a scenario can say. Cards, tiles, tokens and planets have their ids (PL01, TC101, BB01),
 * and so have spaces of the map (H, R1, S1). Seats are numbered from 1.
 */
const count = z.int().check(z.minimum(0))
const names = z._default(z.array(z.string()), [])
const seat = z.int().check(z.minimum(1), z.maximum(5))

const amounts = <Name extends string>(of: readonly Name[]) =>
  z._default(z.partialRecord(z.enum(of), count), {})

const worker = z.enum(workers)

const player = z.strictObject({
  hold: amounts(goods),
  levels: amounts(tracks),
  /** Temporary levels. */
  raised: amounts(['military', 'trade'] as const),
  ability: z.optional(z.enum(abilityIds)),
  /**
   * Crew at home, not counting the lieutenant; they come from the cryo capsules. Captains are at home unless they were
   * sent out.
   */
  crew: z.optional(count),
  /** Crew members out of the game, from the cryo capsules. */
  crewGone: z._default(count, 0),
  /** Action planets used this round, and the worker that was sent from home to each. */
  used: z._default(z.record(z.string(), worker), {}),
  /** The worker on the personal omni space. */
  bridge: z.optional(worker),
  /** Whether a reserve token was used this round, and whether captains may enter main spaces of others (BA13). */
  reserveUsed: z._default(z.boolean(), false),
  mayReuse: z._default(z.boolean(), false),
  /** Outposts in addition to the one at the hub: spaces, or planets, which are put on the map if they are not there. */
  outposts: names,
  /** One ship, or two with Second ship. */
  ships: z.optional(z.array(z.string())),
  tokens: names,
  usedTokens: names,
  reserve: names,
  log: names,
  completed: names,
  marked: names,
  /** The marked cards whose marker is flipped. */
  flipped: names,
  /** The mining track from the top, mining and pirate tokens; by default one starting token. */
  mining: z.optional(z.array(z.string())),
  /** Pirate tokens that were collected for the income track. */
  pirates: names,
  /** Fleet tokens on spaces 2, 4 and 6 of the trade track. */
  fleets: z.optional(z.array(z.string())),
  goals: z.optional(z.array(z.string())),
  points: z._default(count, 0),
})

export type PlayerBlock = z.infer<typeof player>

const seatNames = z.enum(['1', '2', '3', '4', '5'])

export const block = z.strictObject({
  /** `draft` is the start of a game, with the table laid out; the others are phases of a round. */
  stage: z._default(z.enum(['draft', 'income', 'turns', 'cleanUp', 'scoring']), 'turns'),
  round: z._default(z.int().check(z.minimum(1), z.maximum(5)), 1),
  /** Seats in the order of the round; by default by number. */
  order: z._default(z.array(seat), []),
  /** Instead of `order`, by seat: segment and space of the priority marker, both from 1. */
  priority: z._default(
    z.partialRecord(seatNames, z.tuple([z.int().check(z.minimum(1)), z.int().check(z.minimum(1))])),
    {},
  ),
  /**
   * With the stage `turns`: the seat whose turn it is, and the seats that passed one after another before it, in that
   * order.
   */
  active: z.optional(seat),
  passed: z._default(z.array(seat), []),
  players: z._default(z.partialRecord(seatNames, player), {}),
  /** Planets on spaces of the map. */
  planets: z._default(z.record(z.string(), z.string()), {}),
  /** Pirates on planets or spaces; null for none. */
  pirates: z._default(z.record(z.string(), z.nullable(z.string())), {}),
  planetTokens: z._default(z.record(z.string(), z.string()), {}),
  /** By planet: the seats whose outposts are on its slots, in order; null for an empty slot. */
  slots: z._default(z.record(z.string(), z.array(z.nullable(seat))), {}),
  technologies: names,
  /** Face-up missions of both levels; three of a level or none. */
  missions: names,
  /** The decks of both levels, next mission first. Missions that are not named come after those. */
  missionDecks: z._default(z.partialRecord(z.enum(['1', '2']), z.array(z.string())), {}),
  decrees: z._default(z.array(z.string()), []),
  /** By office, from 1: the seats on its chairs, the golden one first. */
  chairs: z._default(z.partialRecord(z.enum(['1', '2', '3']), z.array(seat)), {}),
  /** The stacks, top first: `technology 3: [BB01]`. Tokens that are not named lie below those. */
  stacks: z._default(z.record(z.string(), z.array(z.string())), {}),
  miningSpace: z.optional(z.nullable(z.string())),
  /** The stack beside the mining space, next token first. Tokens that are not named come after those. */
  miningStack: names,
  /** Tokens of the coming rounds, the next one first. */
  roundTokens: names,
  /** Main spaces that captains have entered: the seat, or several seats. */
  taken: z._default(z.partialRecord(z.enum(areas), z.union([seat, z.array(seat)])), {}),
  /** By area: the workers on the secondary space, such as `2 crew`. */
  followers: z._default(z.partialRecord(z.enum(areas), z.array(z.string())), {}),
  /** With the stage `draft`: the sets of wealth cards and the ability tiles on the table. */
  wealthSets: z._default(z.array(z.array(z.string())), []),
  abilityRow: z._default(z.array(z.enum(abilityIds)), []),
})

export type Block = z.infer<typeof block>
