import type { DuelOptions } from '@kantyna/games/deckbuilding'
import { type RaceOptions, superTeams } from '@kantyna/games/super-teams'
import { answer, anyPicks, at, begin, fastDice, type Game, newChance, type Position } from '@kantyna/kernel'
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
  return randomPlayOf(superTeams, seats, raceOptions)
}

/** As randomPlay, on the generator of real games. */
export function randomPlayOnFairChance(seats: number): Work {
  return randomPlayOf(superTeams, seats, raceOptions, (game) => `${game}`.padStart(64, '0'))
}

/** The same for any game; each of them has a key of its own. */
export function randomPlayOf<P extends Position, O extends object>(
  game: Game<P, O>,
  seats: number,
  options: O,
  keyOf: (played: number) => number | string = (played) => played,
): Work {
  const dice = fastDice(seats)
  let begun = 0
  return () => {
    let decisions = 0
    for (let played = 0; played < GAMES_A_TIME; played++) {
      const t = begin(game, seats, options, newChance(keyOf(++begun), game.streams))
      while (t.outcome === null) {
        const decision = at(t.open, 0)
        answer(game, t, decision, anyPicks(decision, dice.below))
        decisions++
      }
    }
    return decisions
  }
}
