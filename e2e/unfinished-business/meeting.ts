/** Records of the game with the expansion at points that random games seldom reach. */
import type { Rim } from '../../games/outer-rim/rules/rim.ts'
import { bundle } from '../../games/unfinished-business/index.ts'
import { at, type GameRecord, type PresentedDecision, playChoice } from '../../kernel/index.ts'
import { aPerson, gameUntil, theAi, unfinished } from '../records.ts'

/** The jobs for two players, and the spaces where they are done. */
const teamJobs: Places = { 'disable-comms': 'lothal', 'sail-barge-sabotage': 'tatooine' }
const confrontationalJobs: Places = {
  'honest-robbery': 'cantonica',
  'snatch-and-grab': 'ring-of-kafrene',
}

type Places = Readonly<Record<string, string>>

interface Told {
  readonly players: Readonly<Record<string, { readonly held: readonly string[] }>>
  readonly market: { readonly job: readonly string[] }
}

const offers = ({ options }: PresentedDecision, option: string) => options.some(({ id }) => id === option)

/** A player takes one of these jobs from its deck; then both players fly to its space, and the job begins. */
const leadsToJob =
  (jobs: Places) =>
  ({ kind }: PresentedDecision, { position }: { readonly position: Rim }): string | null => {
    const told = bundle.scenarioWords.describe(position) as unknown as Told // the position description of Outer Rim
    const held = Object.values(told.players).flatMap((player) => player.held)
    const [job] = Object.entries(jobs).filter(([id]) => held.includes(id))
    if (kind === 'plan') return job === undefined ? null : `move-${job[1]}`
    if (job !== undefined) return kind === 'encounter' ? `job-${job[0]}` : null
    const isOnTop = (told.market.job[0] ?? '') in jobs
    if (kind === 'act') return 'market'
    if (kind === 'discardFromMarket') return isOnTop ? 'pass' : 'job'
    return kind === 'buy' && isOnTop ? 'job' : null
  }

export const leadsToAnyJobForTwo = leadsToJob({ ...teamJobs, ...confrontationalJobs })

/** A player has a confrontational job, and both players are in its space. */
export function confrontation(): GameRecord {
  const table = unfinished([aPerson('Ala'), aPerson('Olek')], { favors: 'yes' })
  return gameUntil(
    { ...table, longest: 600, leads: leadsToJob(confrontationalJobs) },
    (asked) =>
      asked.kind === 'encounter' &&
      Object.keys(confrontationalJobs).some((job) => offers(asked, `job-${job}`)),
  )
}

/** The player who is asked has only the final goal left and is about to reach it. */
export function lastGoal(): GameRecord {
  const table = unfinished([aPerson('Ola'), aPerson('Jan')], { ambitions: 'yes', fame: '8' })
  return gameUntil({ ...table, longest: 900, number: 12 }, (asked, { position }) => {
    const { kind, seat, id } = asked
    if (kind !== 'encounter' || !offers(asked, 'goal-final')) return false
    const tried = bundle.game.copy(position)
    playChoice(bundle.game, tried, { seat, decision: id, picks: ['goal-final'] })
    return tried.outcome?.winners[0] === seat
  })
}

/** One person against a bounty hunter that is close to winning: the game will end soon after any choice. */
export function hunterNearlyWins(): GameRecord {
  const table = unfinished([aPerson('Ola'), theAi], { aiCharacter: 'bossk' })
  return gameUntil(
    table,
    ({ kind }, { position }) => kind === 'plan' && at(position.fame, 1) >= 9 && at(position.fame, 0) < 9,
  )
}
