import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { BotName } from '@kantyna/bots'
import { at, type Game } from '@kantyna/kernel'
import { type Command, type CommandArgs, jsonFlag } from '../command.ts'
import {
  gameCountFromArgs,
  gameFromArgs,
  gamesFlag,
  optionsFlag,
  optionsFromArgs,
  parseBotName,
  seatsFlag,
  seatsFromArgs,
  seedFlag,
  seedFromArgs,
} from '../games.ts'
import { Progress } from '../progress.ts'
import { jsonLine, UsageError } from '../terminal.ts'
import { wilson } from '../tournament/interval.ts'
import { type MatchUp, newTally, sidesOf, type Tally } from '../tournament/match-up.ts'
import { type GameReport, playShare, type Share } from '../tournament/worker.ts'

interface Standing {
  readonly bot: BotName
  readonly wins: number
  readonly shared: number
  /** The share of the finished games that the bot won. A shared game counts as half. */
  readonly share: number
  /** The interval that contains the true share, with 95 % confidence. */
  readonly low: number
  readonly high: number
  readonly msPerMove: number
}

const GAMES = 100

export const tournament: Command = {
  name: 'tournament',
  summary: 'Measures which bot plays better: every deal is played from each side of the table.',
  takes: 'GAME',
  flags: [
    { name: 'bots', value: 'A,B', description: 'two bots who share the table, or one for each side of it' },
    gamesFlag(GAMES),
    seedFlag,
    seatsFlag,
    optionsFlag,
    jsonFlag,
  ],
  async run(given, terminal) {
    const { game } = await gameFromArgs(given)
    const seats = seatsFromArgs(given, game, 2)
    const bots = botsGiven(given, game, seats)
    const games = gameCountFromArgs(given, GAMES)
    const seed = seedFromArgs(given)
    const options = optionsFromArgs(given, game, seats)
    const matchUp: MatchUp = { game: game.meta.id, bots, seats, options, seed, games }

    const tallies = bots.map(newTally)
    const progress = new Progress(terminal, 'games', games)
    let [played, finished] = [0, 0]
    await playAll(matchUp, (report) => {
      played++
      if (report.isFinished) finished++
      report.tallies.forEach((tally, bot) => {
        add(at(tallies, bot), tally)
      })
      progress.show(played)
    })
    progress.clear()
    const standings = bots.map((bot, index) => standingOf(bot, at(tallies, index), finished))
    const result = { game: matchUp.game, seats, games, seed, finished, bots: standings }
    terminal.out(given.has('json') ? jsonLine(result) : reportText(result))
    return finished === games ? 0 : 1
  },
}

function botsGiven(given: CommandArgs, game: Game, seats: number): readonly BotName[] {
  const names = (given.text('bots') ?? '').split(',').map((name) => name.trim())
  const sides = sidesOf(game, seats).length
  if (names.includes('') || (names.length !== 2 && names.length !== sides)) {
    const orMore = sides > 2 ? `, or ${sides} to take a side each` : ''
    throw new UsageError(`--bots names two bots with a comma between them, such as expert,greedy${orMore}.`)
  }
  return names.map((name) => parseBotName('--bots', name))
}

/** Plays all games. Each core takes every n-th deal; if there is only one core, this process plays all deals. */
async function playAll(matchUp: MatchUp, onReport: (report: GameReport) => void): Promise<void> {
  const step = Math.min(availableParallelism(), Math.ceil(matchUp.games / matchUp.bots.length))
  if (step === 1) return playShare({ matchUp, first: 0, step }, onReport)
  await Promise.all(Array.from({ length: step }, (_, first) => inWorker({ matchUp, first, step }, onReport)))
}

function inWorker(share: Share, onReport: (report: GameReport) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../tournament/worker.ts', import.meta.url), { workerData: share })
    worker.on('message', onReport)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}

function add(sum: Tally, tally: Tally): void {
  sum.wins += tally.wins
  sum.shared += tally.shared
  sum.moves += tally.moves
  sum.ms += tally.ms
}

function standingOf(bot: BotName, { wins, shared, moves, ms }: Tally, finished: number): Standing {
  const share = finished === 0 ? 0 : (wins + shared / 2) / finished
  return { bot, wins, shared, share, ...wilson(share, finished), msPerMove: moves === 0 ? 0 : ms / moves }
}

function reportText(result: {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly finished: number
  readonly bots: readonly Standing[]
}): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const lines = [
    `${result.game}, ${result.seats} seats: ${result.finished} of ${result.games} games finished, seats swapped`,
    ...result.bots.map(
      ({ bot, wins, shared, share, low, high, msPerMove }) =>
        `${bot.padEnd(8)}  ${percent(share)} (95 %: ${percent(low)} to ${percent(high)}), ${wins} won, ${shared} shared, ${msPerMove.toFixed(2)} ms a move`,
    ),
  ]
  return `${lines.join('\n')}\n`
}
