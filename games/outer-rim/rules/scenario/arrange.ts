import {
  call,
  type EventFacts,
  type Game,
  mismatch,
  type Plain,
  problemSentence,
  proceed,
  readWords,
  type ScenarioWords,
  seatingFor,
} from '@kantyna/kernel'
import * as z from 'zod/mini'
import { tiles } from '../../content/map.ts'
import { factions } from '../../content/names.ts'
import { refreshAiGoals } from '../ai/goals.ts'
import { aiLines } from '../ai/scenario-lines.ts'
import type { TurnFrame } from '../frames.ts'
import { mapOf, orderOfTiles } from '../map/map.ts'
import type { PublicRim, Rim, RimOptions } from '../rim.ts'
import { FIRST_PLAYER_DICE } from '../setup/setup.ts'
import { startActions } from '../turn/action-phase.ts'
import { arrangeChance } from './arrange-chance.ts'
import { arrangeContacts } from './arrange-contacts.ts'
import { arrangeDecks } from './arrange-decks.ts'
import { arrangePlayers, arrangeStandings, spaceNamed } from './arrange-players.ts'
import { Pool } from './arrange-pool.ts'
import { type AddedWords, type Block, blockWith, setupBlock } from './arrange-words.ts'
import { describe, describeView } from './describe.ts'
import { describeEvent, type NamesByType } from './describe-event.ts'
import { eventFacts } from './event-facts.ts'
import { optionIds } from './option-ids.ts'

/** The game that sets up and plays the arranged position, with or without expansions. */
type RimGame = Game<Rim, RimOptions>

/** What an expansion adds to scenarios. */
export interface ScenarioAddition {
  /**
   * Words of `arrange`. Each has a schema, a change to a position in which everything else is placed (called with
   * undefined if the word is missing), and a description.
   */
  readonly words?: { readonly [word: string]: ArrangedWord }
  readonly eventFacts?: EventFacts
  /** The form of the ids of the expansion's worked examples, facts and rulings. */
  readonly citable?: RegExp
  /** Names of the facts of the expansion's events, if the usual names do not fit. */
  readonly eventNames?: NamesByType
  /** Ids of options of the expansion's questions and standing moves. Called after all boxes are open. */
  optionIds?(): readonly string[]
  /**
   * Called before characters are chosen, with the characters that the scenario names. It sets up what decides which
   * characters AI players can be.
   */
  beforePlayers?(t: Rim, characters: readonly (string | undefined)[]): void
}

interface ArrangedWord {
  readonly reads: z.ZodMiniType
  arrange(t: Rim, given: never): void
  readonly describe: (t: PublicRim) => Plain
}

const examplesAndRulings = /^OR-(EX|GAP|R)-\d{2}$/

/** The words for positions in scenarios and lessons. */
export function scenarioWordsOf(
  game: RimGame,
  additions: readonly ScenarioAddition[] = [],
): ScenarioWords<Rim> {
  const addedWords: { readonly [word: string]: ArrangedWord } = Object.assign(
    {},
    ...additions.map(({ words }) => words),
  )
  const reads: AddedWords = Object.fromEntries(
    Object.entries(addedWords).map(([word, { reads: reader }]) => [word, z.optional(reader)]),
  )
  const eventNames: NamesByType = Object.assign({}, ...additions.map(({ eventNames: names }) => names))
  const citable = [examplesAndRulings, ...additions.flatMap(({ citable: form = [] }) => form)]
  const describeAdded = (t: PublicRim) =>
    Object.fromEntries(Object.entries(addedWords).map(([word, { describe: tell }]) => [word, tell(t)]))
  return {
    arrange(people, options, arranged, chance, played) {
      const rules = (played ?? game) as RimGame // `game` itself, or `game` with a scenario's cards
      const rimOptions = options as RimOptions // the caller has checked them against the game's schema
      const words = arranged ?? {}
      const empty = rules.setup(seatingFor(rules, people, rimOptions), rimOptions, chance)
      if (isSetup(words)) return fromSetup(rules, empty, words)
      const parsed = readWords(blockWith(reads), words)
      if (!parsed.ok) return mismatch(`arrange: ${problemSentence(parsed.problem)}`)
      const seats = Array.from({ length: empty.seats }, (_, seat) => String(seat + 1))
      const characters = seats.map((seat) => parsed.data.players[seat]?.character)
      for (const { beforePlayers } of additions) beforePlayers?.(empty, characters)
      return midGame(rules, empty, parsed.data, (t) => {
        for (const [word, { arrange }] of Object.entries(addedWords)) {
          const given: unknown = Reflect.get(parsed.data, word)
          arrange(t, given as never) // the word's own schema has read it
        }
      })
    },
    describe: (t) => ({ ...describe(t), ...describeAdded(t) }),
    describeView(kernelView) {
      const view = kernelView as Parameters<typeof describeView>[0] // the kernel makes views with the game's secrets
      return { ...describeView(view), ...describeAdded(view) }
    },
    optionIds: (kind) => [
      ...optionIds(kind),
      ...additions.flatMap((addition) => addition.optionIds?.() ?? []),
    ],
    eventFacts: Object.assign({}, eventFacts, ...additions.map((addition) => addition.eventFacts)),
    describeEvent: (event) => describeEvent(event, eventNames),
    aiLines,
    mayCite: (id) => citable.some((form) => form.test(id)),
  }
}

function isSetup(words: unknown): boolean {
  return typeof words === 'object' && words !== null && Reflect.get(words, 'phase') === 'setup'
}

function fromSetup(game: RimGame, t: Rim, words: unknown): Rim {
  const parsed = readWords(setupBlock, words)
  if (!parsed.ok) return mismatch(`arrange: ${problemSentence(parsed.problem)}`)
  const { dice, draws } = parsed.data
  arrangeChance(t, { dice: { ...dice, roll: dice.roll ?? firstSeatWins(t) }, draws })
  proceed(game, t)
  return t
}

/** The roll for the first player (OR-SETUP-11), unless the scenario says otherwise. */
function firstSeatWins(t: Rim): ('damage' | 'none' | 'any')[] {
  if (t.automas !== 0) return []
  const best = new Array<'damage'>(FIRST_PLAYER_DICE).fill('damage')
  const other = ['none', ...new Array<'any'>(FIRST_PLAYER_DICE - 1).fill('any')] as const
  return [...best, ...Array.from({ length: t.seats - 1 }, () => other).flat()]
}

function midGame(game: RimGame, t: Rim, given: Block, arrangeRest: (t: Rim) => void): Rim {
  t.turn = given.turn
  t.active = seatNamed(t, given.active)
  t.first = seatNamed(t, given.first)
  t.hasExtraTurn = given.extraTurn === 'gained'
  t.isExtraTurn = given.extraTurn === 'underWay'
  arrangeMap(t, given)
  const pool = new Pool(t)
  arrangePlayers(t, given, pool)
  arrangeContacts(t, given, pool)
  arrangeDecks(t, given, pool)
  arrangeRest(t)
  arrangeStandings(t, given)
  refreshAiGoals(t)
  arrangeChance(t, given)
  t.stack = []
  call(t, { routine: 'rim', stage: stageOf(game, 'rim', 'end') })
  startPhase(game, t, given)
  proceed(game, t)
  return t
}

const firstStages = { planning: 'begin', action: 'act', encounter: 'encounter' } as const

function startPhase(game: RimGame, t: Rim, { phase, isLastPhase: isLast }: Block): void {
  t.phase = phase
  const seat = t.active
  // If the turn ends with its action phase, the turn must not start that phase itself.
  const isBegun = isLast && phase === 'action'
  const stage = stageOf(game, 'turn', isBegun ? 'end' : firstStages[phase])
  call<TurnFrame>(t, { routine: 'turn', stage, seat, isLast: isLast && phase !== 'encounter' })
  if (isBegun) startActions(t, seat)
}

function stageOf({ routines }: RimGame, routine: string, stage: string): number {
  return routines.get(routine)?.indexOf.get(stage) ?? mismatch(`arrange: no stage ${stage}`)
}

function seatNamed(t: Rim, seat: number): number {
  return seat <= t.seats ? seat - 1 : mismatch(`arrange: there is no seat ${seat}`)
}

function arrangeMap(t: Rim, { map, patrols }: Block): void {
  if (map.length > 0) {
    const order = map.map((id) => tiles.findIndex((tile) => tile.id === id))
    if (new Set(order).size < tiles.length) mismatch('arrange map: every tile lies on it once')
    t.mapOrder = orderOfTiles(order)
  }
  t.patrolSpaces = mapOf(t).entries.slice()
  for (const [index, faction] of factions.entries()) {
    const given = patrols[faction]
    if (given === undefined) continue
    const { at: space, level } = typeof given === 'string' ? { at: given, level: 1 } : given
    if (space !== undefined) t.patrolSpaces[index] = spaceNamed('patrols', space)
    t.patrolLevels[index] = level
  }
}
