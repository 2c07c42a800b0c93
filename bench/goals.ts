import type { Goal } from './report.ts'

const atLeast = (value: number): Goal => ({ value, better: 'more' })
const atMost = (value: number): Goal => ({ value, better: 'less' })

/** What every game is to reach, and the page. */
export const goals = {
  timesThePeer: atLeast(300),
  /** With an expansion, to the game without it. */
  withExpansion: atLeast(0.8),
  undoMs: atMost(20),
  resumeMs: atMost(20),
  lobbyKilobytes: atMost(100),
  /** On a processor slowed down four times. */
  touchMs: atMost(100),
  momentTaskMs: atMost(50),
  momentFrameMs: atMost(8),
} as const

interface GameGoals {
  readonly decisionsPerSecond?: Goal
  readonly copyNs?: Goal
  readonly copyAndChooseUs?: Goal
  readonly snapshotAskedUs?: Goal
  readonly snapshotUnaskedUs?: Goal
  /** Its table, lobby included, brotli: no table gets heavier than it once was. */
  readonly tableKilobytes: Goal
}

const goalsByGame: Readonly<Record<string, GameGoals>> = {
  'super-teams': {
    decisionsPerSecond: atLeast(2e6),
    copyAndChooseUs: atMost(20),
    tableKilobytes: atMost(140),
  },
  deckbuilding: { decisionsPerSecond: atLeast(1e6), copyNs: atMost(2000), tableKilobytes: atMost(162) },
  'outer-rim': {
    decisionsPerSecond: atLeast(5e5),
    copyAndChooseUs: atMost(20),
    snapshotAskedUs: atMost(120),
    snapshotUnaskedUs: atMost(60),
    tableKilobytes: atMost(206),
  },
  'unfinished-business': { tableKilobytes: atMost(251) },
  transgalactica: {
    decisionsPerSecond: atLeast(5e5),
    copyAndChooseUs: atMost(10),
    tableKilobytes: atMost(201),
  },
}

/** What a game is to reach beyond that: it depends on how much its rules do. */
export function goalsOf(game: string): GameGoals {
  return goalsByGame[game] ?? { tableKilobytes: atMost(200) }
}
