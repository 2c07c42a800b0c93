import { fastDice } from '@kantyna/kernel'
import { type Pace, ratesOf, type Work } from '../measure.ts'
import type { Figure, Measured } from '../report.ts'
import { randomPlay, seatCounts } from './random-play.ts'

/**
 * Random play of the same race, ours and boardgame.io's, in turns. On both sides a unit is one answered question of
 * the same kind (team, card and ship, bonus card or pass, side of a double space, Tow or pass), the legal answers are
 * listed and one is taken at random, and setup, shuffles and dealing count. Ours: the kernel without events. Theirs:
 * the local client in one process, in production mode, without undo, debug panel or network.
 */
export async function measureSideBySide(pace: Pace): Promise<Measured> {
  const playOnPeer = await openPeer()
  const works: Record<string, Work> = {}
  for (const seats of seatCounts) {
    works[`ours ${seats}`] = randomPlay(seats)
    works[`theirs ${seats}`] = playOnPeer(seats)
  }
  const rates = ratesOf(works, pace)
  const of = (whose: 'ours' | 'theirs', seats: number) => rates[`${whose} ${seats}`] ?? Number.NaN
  const group = 'Super Teams, random play, one core'
  const ours = seatCounts.map(
    (seats): Figure => ({
      id: `super-teams.${seats}.decisions`,
      group,
      what: `Kantyna, ${seats} seats`,
      value: of('ours', seats),
      unit: 'decisions/s',
      goal: { value: 2e6, better: 'more' },
    }),
  )
  const theirs = seatCounts.map(
    (seats): Figure => ({
      id: `super-teams.${seats}.boardgame-io`,
      group,
      what: `boardgame.io 0.50.2, ${seats} seats`,
      value: of('theirs', seats),
      unit: 'moves/s',
    }),
  )
  const ratios = seatCounts.map(
    (seats): Figure => ({
      id: `super-teams.${seats}.ratio`,
      group,
      what: `Kantyna to boardgame.io, ${seats} seats`,
      value: of('ours', seats) / of('theirs', seats),
      unit: '×',
      goal: { value: 500, better: 'more' },
    }),
  )
  return { figures: [...ours, ...theirs, ...ratios], leftOut: [] }
}

/** boardgame.io and what it uses are faster when they are told that this is no development, before they load. */
async function openPeer(): Promise<(seats: number) => Work> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const { playAtRandom } = await import('../boardgame-io/client.ts')
  if (before === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV')
  else process.env['NODE_ENV'] = before
  return (seats) => {
    const dice = fastDice(seats)
    let game = 0
    return () => playAtRandom(seats, `game ${game++}`, dice.below).moves
  }
}
