import { superTeams } from '@kantyna/games/super-teams'
import { begin, drawBelow, newChance } from '@kantyna/kernel'
import { type Pace, ratesOf, type Work } from '../measure.ts'
import type { Measured } from '../report.ts'
import { raceOptions, randomPlay, randomPlayOnFairChance } from './random-play.ts'

const SEATS = 4
const group = 'Chance: fair (real games) and fast (simulation)'

export function measureChance(pace: Pace): Measured {
  const rates = ratesOf(
    {
      fairDraws: drawing('f'.repeat(64)),
      fastDraws: drawing(15),
      fairPlay: randomPlayOnFairChance(SEATS),
      fastPlay: randomPlay(SEATS),
    },
    pace,
  )
  return {
    figures: [
      { id: 'chance.fair.draws', group, what: 'fair draws', value: rates.fairDraws, unit: 'draws/s' },
      { id: 'chance.fast.draws', group, what: 'fast draws', value: rates.fastDraws, unit: 'draws/s' },
      {
        id: 'chance.fair.decisions',
        group,
        what: `Super Teams on fair chance, ${SEATS} seats`,
        value: rates.fairPlay,
        unit: 'decisions/s',
      },
      {
        id: 'chance.fast.decisions',
        group,
        what: `Super Teams on fast chance, ${SEATS} seats`,
        value: rates.fastPlay,
        unit: 'decisions/s',
      },
    ],
    leftOut: [],
  }
}

const DRAWS_A_TIME = 1000

function drawing(key: string | number): Work {
  const t = begin(superTeams, SEATS, raceOptions, newChance(key, superTeams.streams))
  return () => {
    for (let draw = 0; draw < DRAWS_A_TIME; draw++) drawBelow(t, 'movement cards', 48 - (draw % 47))
    return DRAWS_A_TIME
  }
}
