/** A game at every kind of decision that somebody can be asked, found by playing on until each has come up. */
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
  type Laid,
  playedGames,
  race,
  rim,
  theAi,
  unfinished,
} from '../records.ts'
import { leadsToAnyJobForTwo } from '../unfinished-business/meeting.ts'

export interface AskedGame {
  /** What is asked: the kind of decision, and what is special about it. */
  readonly name: string
  readonly record: GameRecord
}

const [zoe, rivet, ember] = [aPerson('Zoe'), aBot('Rivet'), aBot('Ember')] as const

/** More than what is asked: a turn with all that can lie on the table. */
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

/** How many games are played at each table in search of what is still missing. */
const MOST_GAMES = 25

/** Every kind of decision of a race: the teams with two at the table, the rest with three. */
export function raceDecisions(): AskedGame[] {
  const table = race(zoe, rivet)
  // Another game than the next ones, of which one begins with the same seed and no choice made.
  const chosen = { ...table, options: { ...table.options, teams: 'choose' }, number: 2 } as const
  return [
    ...gamesAtEvery([chosen], ['chooseTeam']),
    ...gamesAtEvery([race(zoe, rivet, ember)], ['playCard', 'playBonus', 'chooseHalf', 'playTow'], inARace),
  ]
}

/** Every kind of decision of a duel, among them those that only some cards ask. */
export function duelDecisions(): AskedGame[] {
  // Some are asked only by cards of one side.
  const tables = (['1', '2'] as const).map((empire) =>
    duel([zoe, rivet], { bases: 'secret', length: '4', empire }),
  )
  // What comes up early is seen early: a long log takes time.
  const early = tables.map((table) => ({ ...table, longest: 200 }))
  return gamesAtEvery([...early, ...tables], Object.keys(deckbuilding.game.decisions), inADuel)
}

/** What is asked again and again at the Outer Rim. */
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

/** Asked so seldom that hundreds of games do not come to it; each looks like another choice of a player or a card. */
const seldom = ['stopMover', 'pickPlayer', 'pickCardToTake']

/** Every other kind of decision of the Outer Rim; what only some cards ask comes up where not everybody plays well. */
export function rimDecisions(): AskedGame[] {
  const others = { plays: 'variously', longest: 1200 } as const
  return gamesAtEvery(
    [rim([zoe, theAi]), { ...rim([zoe, rivet]), ...others }, { ...rim([zoe, rivet, ember]), ...others }],
    Object.keys(outerRim.game.decisions).filter((kind) => !seldom.includes(kind)),
    atTheRim,
  )
}

/** What the expansion asks besides. */
const asksBesides = Object.keys(unfinishedBusiness.game.decisions).filter(
  (kind) => !(kind in outerRim.game.decisions),
)

const withExpansion: Special = {
  encounter: ({ options }) =>
    options.some(({ id }) => id.startsWith('goal-')) ? 'with a goal of an ambition' : null,
  useInTest: ({ isPause }) => (isPause === true ? 'where a favor could be asked for' : null),
}

/** Every kind of decision that Unfinished Business adds, and those of the base game that look otherwise with it. */
export function unfinishedDecisions(): AskedGame[] {
  const everything = { favors: 'yes', ambitions: 'yes', fame: '8' } as const
  const others = { plays: 'variously', longest: 1200 } as const
  const three = { ...unfinished([zoe, rivet, ember], { favors: 'yes' }), ...others, longest: 300 }
  return gamesAtEvery(
    [
      unfinished([zoe, theAi], { aiCharacter: 'bossk' }),
      { ...unfinished([zoe, rivet], everything), ...others },
      { ...three, leads: leadsToAnyJobForTwo },
    ],
    [...asksBesides, 'chooseCharacter', 'plan', 'act', 'encounter', 'useInTest'],
    withExpansion,
  )
}

/** Some of them, from two tables. */
export function usualUnfinishedDecisions(): AskedGame[] {
  const alone = unfinished([zoe, theAi], { aiCharacter: 'bossk' })
  const together = unfinished([zoe, rivet], { favors: 'yes', ambitions: 'yes', fame: '8' })
  return [
    ...gamesAtEvery([alone], ['revealBySymbol', 'declareCrossing', 'protectFromHunter']),
    ...gamesAtEvery([together], ['chooseAmbition', 'act', 'useInTest']),
  ]
}

/** Late, when most has come to the table. */
const inTheGalaxy: Special = {
  turn: (_, choices) => (choices > 120 ? 'late in the game' : null),
  follow: (_, choices) => (choices > 120 ? 'late in the game' : null),
}

/** Asked by few cards alone, each like another choice of a card or of one thing of several. */
const seldomInTheGalaxy = ['grantedAction', 'freeMove', 'miningOrder', 'pickUsedToken', 'closeFile']

/** Every kind of decision of Transgalactica. */
export function galaxyDecisions(): AskedGame[] {
  const three = galaxy(zoe, rivet, ember)
  return gamesAtEvery(
    [three, { ...three, plays: 'variously' }, { ...galaxy(zoe, rivet), plays: 'variously' }],
    Object.keys(transgalactica.game.decisions).filter((kind) => !seldomInTheGalaxy.includes(kind)),
    inTheGalaxy,
  )
}

/** What is asked again and again there. */
export function usualGalaxyDecisions(): AskedGame[] {
  const usually = ['draft', 'income', 'turn', 'follow', 'explore', 'mark', 'takeMission', 'chooseGoal']
  return gamesAtEvery([galaxy(zoe, rivet, ember)], usually)
}

/** Games in which the first seat is asked each of these, and each of what is special about them. */
function gamesAtEvery<P extends Position, O extends object>(
  tables: readonly Laid<P, O>[],
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
