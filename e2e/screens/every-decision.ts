/** Finds a game at every kind of decision by playing random games until each kind has occurred. */
import { bundle as deckbuilding } from '../../games/deckbuilding/index.ts'
import { bundle as outerRim } from '../../games/outer-rim/index.ts'
import { bundle as transgalactica } from '../../games/transgalactica/index.ts'
import { bundle as unfinishedBusiness } from '../../games/unfinished-business/index.ts'
import type { GameRecord, Match, Position, PresentedDecision } from '../../kernel/index.ts'
import {
  aBot,
  aPerson,
  duel,
  galaxy,
  playedGames,
  race,
  rim,
  type TableSetup,
  theAi,
  unfinished,
} from '../records.ts'
import { usesTokensAgain } from '../transgalactica/tokens-again.ts'
import { leadsToAnyJobForTwo } from '../unfinished-business/meeting.ts'

export interface AskedGame {
  /** A question: the kind of decision, and its special features. */
  readonly name: string
  readonly record: GameRecord
}

const [zoe, rivet, ember] = [aPerson('Zoe'), aBot('Rivet'), aBot('Ember')] as const

/** Special features of a question, such as a turn with everything that can be on the table. */
type Special = Readonly<Record<string, (asked: PresentedDecision, choices: number) => string | null>>

const inARace: Special = {
  playCard: (_, choices) => (choices > 55 ? 'in the middle of the race' : null),
}

const inADuel: Special = {
  act({ options }, choices) {
    const offers = new Set(options.map(({ facts }) => facts?.['do']))
    const isAll = ['play', 'buy', 'attack', 'attackRow', 'use'].every((what) => offers.has(what))
    return isAll && choices > 300 ? 'late in the game with everything to do' : null
  },
}

const atTheRim: Special = {
  plan: (_, choices) => (choices > 80 ? 'late in the game' : null),
  act: (_, choices) => (choices > 80 ? 'late in the game' : null),
}

/** The number of games to search at each table for missing questions. */
const MOST_GAMES = 25

/** Every kind of decision of a race: the teams at a table of two, the rest at a table of three. */
export function raceDecisions(): AskedGame[] {
  const table = race(zoe, rivet)
  // Search from another number: a game below may start with the same seed and no choices.
  const chosen = { ...table, options: { ...table.options, teams: 'choose' }, number: 2 } as const
  return [
    ...gamesAtEvery([chosen], ['chooseTeam']),
    ...gamesAtEvery([race(zoe, rivet, ember)], ['playCard', 'playBonus', 'chooseHalf', 'playTow'], inARace),
  ]
}

/** Every kind of decision of a duel, including those that only some cards cause. */
export function duelDecisions(): AskedGame[] {
  // Some questions only occur with cards of one side.
  const tables = (['1', '2'] as const).map((empire) =>
    duel([zoe, rivet], { bases: 'secret', length: '4', empire }),
  )
  // Early occurrences are preferred, because a long log takes time.
  const early = tables.map((table) => ({ ...table, longest: 200 }))
  return gamesAtEvery([...early, ...tables], Object.keys(deckbuilding.game.decisions), inADuel)
}

/** Frequent questions of a duel, and those that have their own layout. */
export function usualDuelDecisions(): AskedGame[] {
  const usually = ['pickBases', 'act', 'chooseEffect', 'pickForced', 'useWhen', 'assign', 'pickExile']
  const table = duel([zoe, rivet], { bases: 'secret', length: '4' })
  return gamesAtEvery([{ ...table, longest: 200 }, table], usually, inADuel)
}

/** Frequent questions of Outer Rim. */
const usual = [
  'chooseCharacter',
  'chooseReputation',
  'plan',
  'act',
  'buy',
  'movePatrolTo',
  'encounter',
  'useInCombat',
  'pickDice',
] as const

/** The usual decisions of a game against the AI player. */
export function usualRimDecisions(): AskedGame[] {
  return gamesAtEvery([rim([zoe, theAi])], usual)
}

/**
 * These questions are so rare that hundreds of games of three may not contain them. The numbers are of games that do.
 */
const seldom = { stopMover: 67, pickCardToTake: 74, pickPlayer: 1256 }

/** Every kind of decision of Outer Rim. Questions of rare cards only occur if some players play badly. */
export function rimDecisions(): AskedGame[] {
  const others = { plays: 'variously', longest: 1200 } as const
  const three = { ...rim([zoe, rivet, ember]), ...others }
  return [
    ...gamesAtEvery(
      [rim([zoe, theAi]), { ...rim([zoe, rivet]), ...others }, three],
      Object.keys(outerRim.game.decisions).filter((kind) => !(kind in seldom)),
      atTheRim,
    ),
    ...gamesFrom(three, seldom),
  ]
}

/** The questions that the expansion adds. */
const addedQuestions = Object.keys(unfinishedBusiness.game.decisions).filter(
  (kind) => !(kind in outerRim.game.decisions),
)

const withExpansion: Special = {
  encounter: ({ options }) =>
    options.some(({ id }) => id.startsWith('goal-')) ? 'with a goal of an ambition' : null,
  useInTest: ({ isPause }) => (isPause === true ? 'where a favor could be asked for' : null),
}

/** The number of a game against the AI player that contains this question. */
const seldomAlone = { chooseBountyFaction: 10 }

/** Every kind of decision that Unfinished Business adds, and those of the base game that look different with it. */
export function unfinishedDecisions(): AskedGame[] {
  const everything = { favors: 'yes', ambitions: 'yes', fame: '8' } as const
  const others = { plays: 'variously', longest: 1200 } as const
  const three = { ...unfinished([zoe, rivet, ember], { favors: 'yes' }), ...others, longest: 300 }
  const alone = unfinished([zoe, theAi], { aiCharacter: 'bossk' })
  const usually = [...addedQuestions, 'chooseCharacter', 'plan', 'act', 'encounter', 'useInTest']
  return [
    ...gamesAtEvery(
      [
        alone,
        { ...unfinished([zoe, rivet], everything), ...others },
        { ...three, leads: leadsToAnyJobForTwo },
      ],
      usually.filter((kind) => !(kind in seldomAlone)),
      withExpansion,
    ),
    ...gamesFrom({ ...alone, ...others }, seldomAlone),
  ]
}

/** Frequent decisions of the expansion, from two tables. */
export function usualUnfinishedDecisions(): AskedGame[] {
  const alone = unfinished([zoe, theAi], { aiCharacter: 'bossk' })
  const together = unfinished([zoe, rivet], { favors: 'yes', ambitions: 'yes', fame: '8' })
  return [
    ...gamesAtEvery([alone], ['revealBySymbol', 'declareCrossing', 'protectFromHunter']),
    ...gamesAtEvery([together], ['chooseAmbition', 'act', 'useInTest']),
  ]
}

/** Late, when most pieces are on the table. */
const inTheGalaxy: Special = {
  turn: (_, choices) => (choices > 120 ? 'late in the game' : null),
  follow: (_, choices) => (choices > 120 ? 'late in the game' : null),
}

/** Only a few cards ask these questions. The numbers are of games for two that contain them. */
const seldomInTheGalaxy = { grantedAction: 213, freeMove: 532, miningOrder: 553, closeFile: 50 }

/** Every kind of decision of Transgalactica. */
export function galaxyDecisions(): AskedGame[] {
  const three = galaxy(zoe, rivet, ember)
  const two = { ...galaxy(zoe, rivet), plays: 'variously' } as const
  const isSeldom = (kind: string) => kind in seldomInTheGalaxy || kind === 'pickUsedToken'
  return [
    ...gamesAtEvery(
      [three, { ...three, plays: 'variously' }, two],
      Object.keys(transgalactica.game.decisions).filter((kind) => !isSeldom(kind)),
      inTheGalaxy,
    ),
    ...gamesFrom(two, seldomInTheGalaxy),
    ...gamesAtEvery([{ ...galaxy(zoe, rivet), ...usesTokensAgain }], ['pickUsedToken']),
  ]
}

/** Its frequent questions. */
export function usualGalaxyDecisions(): AskedGame[] {
  const usually = ['draft', 'income', 'turn', 'follow', 'explore', 'mark', 'takeMission', 'chooseGoal']
  return gamesAtEvery([galaxy(zoe, rivet, ember)], usually)
}

/** Every game with all kinds of its decisions, and with the frequent ones. */
export const everyGame = {
  'super-teams': { all: raceDecisions, usual: raceDecisions },
  deckbuilding: { all: duelDecisions, usual: usualDuelDecisions },
  'outer-rim': { all: rimDecisions, usual: usualRimDecisions },
  'unfinished-business': { all: unfinishedDecisions, usual: usualUnfinishedDecisions },
  transgalactica: { all: galaxyDecisions, usual: usualGalaxyDecisions },
} as const

/** Games in which the first seat has each of these questions. The search starts at a game number. */
function gamesFrom<P extends Position, O extends object>(
  table: TableSetup<P, O>,
  numbers: Readonly<Record<string, number>>,
): AskedGame[] {
  return Object.entries(numbers).flatMap(([kind, number]) => gamesAtEvery([{ ...table, number }], [kind]))
}

/** Games in which the first seat has each of these questions, with each of their special features. */
function gamesAtEvery<P extends Position, O extends object>(
  tables: readonly TableSetup<P, O>[],
  kinds: readonly string[],
  special: Special = {},
): AskedGame[] {
  const found = new Map<string, AskedGame>()
  const wanted = kinds.flatMap((kind) => (kind in special ? [kind, `${kind}+`] : [kind]))
  const look = (asked: PresentedDecision, game: Match<P, O>) => {
    if (asked.seat !== 0 || !kinds.includes(asked.kind)) return false
    const note = special[asked.kind]?.(asked, game.entries.length) ?? null
    for (const [key, name] of [
      [asked.kind, asked.kind],
      ...(note === null ? [] : [[`${asked.kind}+`, `${asked.kind} ${note}`]]),
    ] as const)
      if (key !== undefined && name !== undefined && !found.has(key))
        found.set(key, { name, record: game.record() })
    return found.size === wanted.length
  }
  for (const table of tables) playedGames(table, MOST_GAMES, look)
  const missing = wanted.filter((key) => !found.has(key))
  if (missing.length > 0) throw new Error(`No game comes to ${missing.join(', ')}.`)
  return [...found.values()]
}
