/** Measures random play on boardgame.io. */
import { fastDice } from '@kantyna/kernel'
import { rateOf } from '../measure.ts'
import { serveReadings } from '../process/serve-readings.ts'
import { playAtRandom } from './client.ts'

const seatCounts = [2, 3, 4]

serveReadings(Object.fromEntries(seatCounts.map((seats) => [`${seats}.play`, rateOf(playing(seats))])))

function playing(seats: number) {
  const dice = fastDice(seats)
  let game = 0
  return () => playAtRandom(seats, `game ${game++}`, dice.below).moves
}
