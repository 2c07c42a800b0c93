import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BotName } from '@kantyna/bots'
import { type CompleteGame, type Game, type Outcome, seatingFor, type Tally } from '@kantyna/kernel'
import { bareTable, playOut, recordedTable } from '../arena.ts'
import { type Command, jsonFlag } from '../command.ts'
import { writeWhole } from '../files.ts'
import {
  gameCountFromArgs,
  gameFromArgs,
  gamesFlag,
  optionsFlag,
  optionsFromArgs,
  seatsFlag,
  seatsFromArgs,
  seedFlag,
  seedFromArgs,
} from '../games.ts'
import {
  type PlayerName,
  POLICY,
  playerFlag,
  playerFromArgs,
  playersOf,
  type SimulatedGame,
} from '../players.ts'
import { Progress } from '../progress.ts'
import { jsonLine, messageOf, shown, UsageError } from '../terminal.ts'

interface Simulated {
  readonly game: string
  readonly seats: number
  readonly bot: string
  readonly seed: number
  readonly games: number
  readonly finished: number
  readonly decisions: number
  readonly decisionsPerSecond: number
  readonly outcomes: {
    /** Games in which each seat was among the winners. */
    readonly wins: readonly number[]
    /** Games won by several seats that are not allies. */
    readonly shared: number
  }
  readonly violations: readonly {
    readonly game: number
    readonly seed: number
    readonly decision: number
    readonly what: string
  }[]
  /** If the game has a tally: what should happen in some game, and which of it never happened. */
  readonly coverage?: readonly Coverage[]
}

interface Coverage {
  readonly of: string
  readonly never: readonly string[]
}

const GAMES = 100
/** A broken rule is often broken repeatedly: the first few are enough. */
const MOST_VIOLATIONS = 100

/** Game number n of seed S is game number 0 of seed S + n, so that any game can be repeated alone. */
export const simulate: Command = {
  name: 'simulate',
  summary: 'Plays bots against each other and checks the position after every choice.',
  takes: 'GAME',
  flags: [
    seatsFlag,
    gamesFlag(GAMES),
    seedFlag,
    playerFlag('random'),
    optionsFlag,
    {
      name: 'records',
      value: 'DIR',
      description: 'write every game down there (with the fair chance of real games)',
    },
    jsonFlag,
  ],
  async run(given, terminal) {
    const { game, newTally } = await gameFromArgs(given)
    const seats = seatsFromArgs(given, game)
    const games = gameCountFromArgs(given, GAMES)
    const seed = seedFromArgs(given)
    const player = playerFromArgs(given, game, 'random')
    const options = optionsFromArgs(given, game, seats)
    const folder = given.text('records')
    const recording = folder === undefined ? null : { folder, bots: botsOf(player, seats) }
    if (folder !== undefined) makeFolder(folder)

    const wins = Array.from({ length: seatingFor(game, seats, options).seats }, () => 0)
    const violations: Simulated['violations'][number][] = []
    const tally = newTally?.() ?? null
    const progress = new Progress(terminal, 'games', games)
    let [finished, decisions, shared] = [0, 0, 0]
    const start = performance.now()
    for (let index = 0; index < games; index++) {
      const seating: SimulatedGame = { options, seed: seed + index, seats, player }
      const played =
        recording === null ? playBare(game, seating, tally) : playRecorded(game, seating, tally, recording)
      decisions += played.decisions
      for (const violation of played.violations) {
        if (violations.length < MOST_VIOLATIONS)
          violations.push({ game: index, seed: seating.seed, ...violation })
      }
      if (played.outcome !== null) {
        finished++
        for (const seat of played.outcome.winners) wins[seat] = (wins[seat] ?? 0) + 1
        if (isShared(game, wins.length, played.outcome)) shared++
      }
      progress.show(index + 1)
    }
    progress.clear()
    const seconds = (performance.now() - start) / 1000
    const simulated: Simulated = {
      game: game.meta.id,
      seats,
      bot: player,
      seed,
      games,
      finished,
      decisions,
      decisionsPerSecond: Math.round(decisions / seconds),
      outcomes: { wins, shared },
      violations,
      ...(tally === null ? {} : { coverage: coverageOf(tally) }),
    }
    terminal.out(given.has('json') ? jsonLine(simulated) : reportText(simulated, seconds))
    return violations.length === 0 && finished === games ? 0 : 1
  },
}

function coverageOf(tally: Tally): readonly Coverage[] {
  return tally
    .tables()
    .flatMap(({ title, missing }) => (missing === undefined ? [] : [{ of: title, never: missing }]))
}

function playBare(game: CompleteGame, seating: SimulatedGame, tally: Tally | null) {
  const { choose, move } = playersOf(game, seating)
  return playOut(game, bareTable(game, seating.seats, seating, tally), choose, move)
}

interface Recording {
  readonly folder: string
  /** The bot in each seat, for the record. */
  readonly bots: readonly BotName[]
}

function botsOf(player: PlayerName, seats: number): readonly BotName[] {
  if (player === POLICY)
    throw new UsageError(`--records: a record names its bots, and ${POLICY} is not one of them.`)
  return Array.from({ length: seats }, () => player)
}

function playRecorded(
  game: CompleteGame,
  seating: SimulatedGame,
  tally: Tally | null,
  { folder, bots }: Recording,
) {
  const { options, seed } = seating
  const table = recordedTable(game, { options, seed, bots }, tally)
  const { choose, move } = playersOf(game, seating)
  const played = playOut(game, table, choose, move)
  const file = join(folder, `${game.meta.id}-${bots.length}-${seed}.json`)
  try {
    writeWhole(file, `${JSON.stringify(table.match.record())}\n`)
  } catch (problem) {
    throw new UsageError(`--records: ${shown(file)} cannot be written: ${messageOf(problem)}.`)
  }
  return played
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (problem) {
    throw new UsageError(`--records: the folder cannot be made: ${messageOf(problem)}.`)
  }
}

function isShared(game: Game, seats: number, { winners }: Outcome): boolean {
  const [first] = winners
  return first !== undefined && winners.some((seat) => !game.allies(seats, first).includes(seat))
}

function reportText(done: Simulated, seconds: number): string {
  const lines = [
    `${done.game}, ${done.seats} seats, ${done.bot}: ${done.finished} of ${done.games} games finished in ${seconds.toFixed(1)} s`,
    `${done.decisions} decisions, ${done.decisionsPerSecond} a second, checks included`,
    `wins: ${done.outcomes.wins.map((wins, seat) => `seat ${seat + 1}: ${wins}`).join(', ')}; shared: ${done.outcomes.shared}`,
    done.violations.length === 0 ? 'no violations' : `${done.violations.length} violations:`,
    ...done.violations.map(({ seed, decision, what }) => `  seed ${seed}, decision ${decision}: ${what}`),
    ...(done.coverage ?? []).map(({ of, never }) => `${of}; never: ${never.join(', ') || 'none'}`),
  ]
  return `${lines.join('\n')}\n`
}
