import * as z from 'zod/mini'
import { areas, goods, tracks, workers } from '../../content/names.ts'
import { abilityIds } from '../../content/types.ts'

/**
 * What the `arrange` block of a scenario can say. Cards, tiles, tokens and planets go by their ids (PL01, TC101, BB01), spaces
 * of the map by theirs (H, R1, S1), seats from 1.
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
  /** At home besides the lieutenant; they come from the cryo capsules. Captains are at home unless they were sent out. */
  crew: z.optional(count),
  /** Crew members out of the game, from the cryo capsules. */
  crewGone: z._default(count, 0),
  /** Action planets used this round, and by whom: they were sent out from home. */
  used: z._default(z.record(z.string(), worker), {}),
  /** Who stands on the personal omni space. */
  bridge: z.optional(worker),
  /** Whether a reserve token was used this round; whether captains may enter main spaces of others (BA13). */
  reserveUsed: z._default(z.boolean(), false),
  mayReuse: z._default(z.boolean(), false),
  /** Besides the one at the hub: planets, which are put on the map where need be, or spaces. */
  outposts: names,
  /** One ship, or two with Second ship. */
  ships: z.optional(z.array(z.string())),
  tokens: names,
  usedTokens: names,
  reserve: names,
  log: names,
  completed: names,
  marked: names,
  /** Of the marked cards, those whose marker is flipped. */
  flipped: names,
  /** The mining track from the top, mining and pirate tokens; one starting token where not said. */
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
  /** `draft` is a game as it begins, with what lies on the table; the others are phases of a round. */
  stage: z._default(z.enum(['draft', 'income', 'turns', 'cleanUp', 'scoring']), 'turns'),
  round: z._default(z.int().check(z.minimum(1), z.maximum(5)), 1),
  /** Seats in the order of the round; by number where not said. */
  order: z._default(z.array(seat), []),
  /** By seat, instead of an order: segment and space of the priority marker, both from 1. */
  priority: z._default(
    z.partialRecord(seatNames, z.tuple([z.int().check(z.minimum(1)), z.int().check(z.minimum(1))])),
    {},
  ),
  /** With the stage `turns`: whose turn it is, and who has passed one after another before it, in that order. */
  active: z.optional(seat),
  passed: z._default(z.array(seat), []),
  players: z._default(z.partialRecord(seatNames, player), {}),
  /** Planets on spaces of the map. */
  planets: z._default(z.record(z.string(), z.string()), {}),
  /** Pirates on planets or spaces; null for none. */
  pirates: z._default(z.record(z.string(), z.nullable(z.string())), {}),
  planetTokens: z._default(z.record(z.string(), z.string()), {}),
  /** Whose outposts are on the slots of a planet, in their order; null where there is none. */
  slots: z._default(z.record(z.string(), z.array(z.nullable(seat))), {}),
  technologies: names,
  /** Face-up missions of either level; three of a level or none. */
  missions: names,
  /** What lies on the decks of both levels, the next one first; what is not named comes after that. */
  missionDecks: z._default(z.partialRecord(z.enum(['1', '2']), z.array(z.string())), {}),
  decrees: z._default(z.array(z.string()), []),
  /** By office, from 1: the seats on its chairs, the golden one first. */
  chairs: z._default(z.partialRecord(z.enum(['1', '2', '3']), z.array(seat)), {}),
  /** What lies on a stack, the top first: `technology 3: [BB01]`; what is not named lies below that. */
  stacks: z._default(z.record(z.string(), z.array(z.string())), {}),
  miningSpace: z.optional(z.nullable(z.string())),
  /** The stack beside it, the next one first; what is not named comes after that. */
  miningStack: names,
  /** Tokens of the coming rounds, the next one first. */
  roundTokens: names,
  /** Main spaces that captains have entered: whose, or several of them. */
  taken: z._default(z.partialRecord(z.enum(areas), z.union([seat, z.array(seat)])), {}),
  /** By area: who stands on the secondary space, such as `2 crew`. */
  followers: z._default(z.partialRecord(z.enum(areas), z.array(z.string())), {}),
  /** With the stage `draft`: the sets of wealth cards and the ability tiles that lie there. */
  wealthSets: z._default(z.array(z.array(z.string())), []),
  abilityRow: z._default(z.array(z.enum(abilityIds)), []),
})

export type Block = z.infer<typeof block>
