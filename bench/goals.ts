import type { Goal } from './report.ts'

const atLeast = (value: number): Goal => ({ value, better: 'more' })
const atMost = (value: number): Goal => ({ value, better: 'less' })

/** The goals for every game and for the page. */
export const goals = {
  timesThePeer: atLeast(300),
  /** The speed with an expansion, as a share of the speed without it. */
  withExpansion: atLeast(0.8),
  undoMs: atMost(20),
  resumeMs: atMost(20),
  lobbyKilobytes: atMost(100),
  /** On a processor that is slowed down to a quarter of its speed. */
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
  /**
   * The largest download of its table, including the lobby, with brotli: a table may not grow beyond its measured size.
   */
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

/** Further goals for one game. They depend on how much its rules do. */
export function goalsOf(game: string): GameGoals {
  return goalsByGame[game] ?? { tableKilobytes: atMost(200) }
}
