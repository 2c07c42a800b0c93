import type { DuelOptions } from '@kantyna/games/deckbuilding'
import { type RaceOptions, superTeams } from '@kantyna/games/super-teams'
import {
  answer,
  anyPicks,
  at,
  begin,
  type Chance,
  fastDice,
  type Game,
  newChance,
  type Position,
} from '@kantyna/kernel'
import type { Work } from '../measure.ts'

export const seatCounts = [2, 3, 4] as const

export const raceOptions: RaceOptions = { teams: 'choose', firstPlayer: 'random' }
export const duelOptions: DuelOptions = {
  bases: 'beginner',
  length: 'recommended',
  buyOff: 'no',
  empire: '1',
}

const GAMES_A_TIME = 20

/** Whole games of Super Teams, every choice at random from the legal ones; counts decisions. */
export function randomPlay(seats: number): Work {
  let key = 1
  return racing(seats, () => newChance(key++, superTeams.streams))
}

/** As randomPlay, on the generator of real games. */
export function randomPlayOnFairChance(seats: number): Work {
  let game = 0
  return racing(seats, () => newChance(`${game++}`.padStart(64, '0'), superTeams.streams))
}

/** A race asks one-of questions alone, which need no more than an index. */
function racing(seats: number, chance: () => Chance): Work {
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

/** Whole games of any game, with questions of every shape. */
export function randomPlayOf<P extends Position, O extends object>(
  game: Game<P, O>,
  seats: number,
  options: O,
): Work {
  const dice = fastDice(seats)
  let key = 1
  return () => {
    let decisions = 0
    for (let played = 0; played < GAMES_A_TIME; played++) {
      const t = begin(game, seats, options, newChance(key++, game.streams))
      while (t.outcome === null) {
        const decision = at(t.open, 0)
        answer(game, t, decision, anyPicks(decision, dice.below))
        decisions++
      }
    }
    return decisions
  }
}
