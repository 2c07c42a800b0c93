import { type RaceOptions, superTeams } from '@kantyna/games/super-teams'
import { answer, at, begin, type Chance, fastDice, newChance } from '@kantyna/kernel'
import type { Work } from '../measure.ts'

export const seatCounts = [2, 3, 4] as const

export const raceOptions: RaceOptions = { teams: 'choose', firstPlayer: 'random' }

const GAMES_A_TIME = 20

/** Whole games of Super Teams, every choice at random from the legal ones; counts decisions. */
export function randomPlay(seats: number): Work {
  let key = 1
  return playing(seats, () => newChance(key++, superTeams.streams))
}

/** As randomPlay, on the generator of real games. */
export function randomPlayOnFairChance(seats: number): Work {
  let game = 0
  return playing(seats, () => newChance(`${game++}`.padStart(64, '0'), superTeams.streams))
}

function playing(seats: number, chance: () => Chance): Work {
  const dice = fastDice(seats)
  return () => {
    let decisions = 0
    for (let game = 0; game < GAMES_A_TIME; game++) {
      const t = begin(superTeams, seats, raceOptions, chance())
      while (t.outcome === null) {
        const decision = at(t.open, 0)
        answer(superTeams, t, decision, [at(decision.options, dice.below(decision.options.length))])
        decisions++
      }
    }
    return decisions
  }
}
