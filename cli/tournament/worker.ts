import { parentPort, workerData } from 'node:worker_threads'
import { editionOf } from '@kantyna/kernel'
import { openGame } from '../games.ts'
import { type MatchUp, newTally, playMatchGame, type Tally } from './match-up.ts'

/** A worker's task: a match-up and which of its deals to play. */
export interface Share {
  readonly matchUp: MatchUp
  readonly first: number
  readonly step: number
}

/** A worker's message after every game. */
export interface GameReport {
  readonly tallies: readonly Tally[]
  readonly isFinished: boolean
}

export async function playShare(
  { matchUp, first, step }: Share,
  onReport: (report: GameReport) => void,
): Promise<void> {
  const { game } = await openGame(editionOf(matchUp.game, matchUp.options))
  const { length } = matchUp.bots
  for (let deal = first; deal * length < matchUp.games; deal += step) {
    for (let index = deal * length; index < Math.min((deal + 1) * length, matchUp.games); index++) {
      const tallies = matchUp.bots.map(newTally)
      const isFinished = playMatchGame(game, matchUp, index, tallies)
      onReport({ tallies, isFinished })
    }
  }
}

const port = parentPort
// The tournament starts this file as a worker with a share of the games.
if (port !== null && workerData !== null) {
  await playShare(workerData as Share, (report) => port.postMessage(report))
}
