import * as z from 'zod/mini'
import { tiles } from '../../content/map.ts'
import { factions, marketDecks, skills } from '../../content/names.ts'
import { allSections } from '../encounters/section-key.ts'
import { fameSources } from '../rim.ts'
import { allTables } from '../tables.ts'

/** The words of the `arrange` block of a scenario. Seats are numbered from 1; decks are listed from the top. */

const ids = z.array(z.string())
const count = z.int().check(z.minimum(0))
const seat = z.int().check(z.minimum(1))

export const standings = ['negative', 'neutral', 'positive'] as const
const standing = z.enum(standings)

/** Some of a fixed set of names, each with its own value. */
function byName<const Name extends string, T extends z.core.SomeType>(names: readonly Name[], what: T) {
  // Every name has the same optional value.
  const shape = Object.fromEntries(names.map((name) => [name, z.optional(what)])) as {
    [Each in Name]: z.ZodMiniOptional<T>
  }
  return z.strictObject(shape)
}

const reputation = byName(factions, standing)

/** A secret, with the section and the reputation of its draw if they matter. */
const secret = () =>
  z.strictObject({
    card: z.string(),
    at: z.optional(z.enum(allSections())),
    reputation: z.optional(reputation),
  })

const player = () =>
  z.strictObject({
    character: z.optional(z.string()),
    isCharacterFlipped: z._default(z.boolean(), false),
    characterTokens: z._default(count, 0),
    ship: z.optional(z.string()),
    isShipFlipped: z._default(z.boolean(), false),
    shipTokens: z._default(count, 0),
    /** The space of the standee. */
    at: z.optional(z.string()),
    credits: z.optional(count),
    /** The fame of the player, or the amounts from each source. */
    fame: z.optional(z.union([count, byName(fameSources, count)])),
    reputation: z._default(reputation, {}),
    characterDamage: z.optional(count),
    shipDamage: z.optional(count),
    isDefeated: z.optional(z.boolean()),
    /** All resources, in any slots. */
    held: z._default(ids, []),
    /** The contact on each bounty. */
    captives: z._default(z.record(z.string(), z.string()), {}),
    secrets: z._default(z.array(z.union([z.string(), secret()])), []),
    markedPlanets: z._default(ids, []),
    /** The expected skills of character and crew. A difference is reported as a mistake. */
    skills: z.optional(z.array(z.enum(skills))),
  })

const noPlayer = {
  isCharacterFlipped: false,
  characterTokens: 0,
  isShipFlipped: false,
  shipTokens: 0,
  reputation: {},
  held: [],
  captives: {},
  secrets: [],
  markedPlanets: [],
} as const

/** A player about whom the scenario says nothing. */
export function defaultPlayer(): Player {
  return { ...noPlayer, held: [], secrets: [], markedPlanets: [] }
}

/** A contact is face down if only its id is given; it may be face up, or known to some seats. */
const contact = z.union([
  z.string(),
  z.strictObject({
    contact: z.string(),
    isFaceUp: z._default(z.boolean(), false),
    seenBy: z._default(z.array(seat), []),
  }),
])

/** A space alone, for a patrol of level 1; or an object with a space, a level, or both. */
const patrol = z.union([
  z.string(),
  z.strictObject({
    at: z.optional(z.string()),
    level: z._default(z.int().check(z.minimum(1), z.maximum(4)), 1),
  }),
])

const face = z.enum(['hit', 'critical', 'focus', 'blank', 'damage', 'none', 'any'])
const diceStreams = ['attack', 'defence', 'test', 'delivery', 'roll'] as const

const chanceWords = {
  /** The faces that dice will show, by stream. */
  dice: z._default(byName(diceStreams, z.array(face)), {}),
  /** Other draws, by stream: `2 of 4`. */
  draws: z._default(z.record(z.string(), ids), {}),
}

/** The words of a position at the first step of setup. */
export const setupBlock = z.strictObject({ phase: z.literal('setup'), ...chanceWords })

/** The words of an expansion (arrange.ts), with their schemas. */
export type AddedWords = { readonly [word: string]: z.ZodMiniType }

/** The schema of the block. It is created on demand, because it needs the sections and decks of other boxes. */
export function blockWith(added: AddedWords): z.ZodMiniType<Block> {
  // The words of expansions are described by their own schemas.
  return z.extend(block(), added) as unknown as z.ZodMiniType<Block>
}

/** The encounter decks of all boxes. */
const decks = () => allTables().encounterDecks.flat()

const block = () =>
  z.strictObject({
    phase: z._default(z.enum(['planning', 'action', 'encounter']), 'planning'),
    active: z._default(seat, 1),
    first: z._default(seat, 1),
    turn: z._default(z.int().check(z.minimum(1)), 1),
    /** The turn ends with this phase, as after a defeat (OR-DEF-04). */
    isLastPhase: z._default(z.boolean(), false),
    /** `gained`: an extra turn follows. `underWay`: this turn is an extra turn. */
    extraTurn: z._default(z.enum(['none', 'gained', 'underWay']), 'none'),
    /** The tiles from left to right. */
    map: z._default(z.array(z.enum(tiles.map(({ id }) => id))), []),
    players: z._default(z.record(z.string(), player()), {}),
    patrols: z._default(byName(factions, patrol), {}),
    contacts: z._default(z.record(z.string(), z.union([z.literal('none'), contact])), {}),
    /** Where the other contacts are: on the free spaces of their rank, or out of the game. */
    contactsRest: z._default(z.enum(['spaces', 'leftOut']), 'spaces'),
    discardedContacts: z._default(ids, []),
    removedContacts: z._default(ids, []),
    market: z._default(byName(marketDecks, ids), {}),
    encounters: z._default(byName(decks(), ids), {}),
    /** Decks that hold only the named cards; their other cards are removed. */
    onlyThese: z._default(z.array(z.enum([...marketDecks, ...decks()])), []),
    removed: z._default(ids, []),
    aiDeck: z._default(ids, []),
    ...chanceWords,
  })

export type Player = z.infer<ReturnType<typeof player>>
export type Block = z.infer<ReturnType<typeof block>>
export type ChanceBlock = Pick<Block, 'dice' | 'draws'>
