import { isLong, testGame } from '@kantyna/kernel/testkit'
import { newGame } from '../index.ts'

const amounts = isLong()
  ? { games: 500, secretPositions: 3500, matches: 10, mutations: 500 }
  : { games: 60, secretPositions: 120, matches: 2, mutations: 60 }

for (const seats of newGame.meta.seats)
  testGame(`New Game with ${seats} players`, { game: newGame, seats, options: {} }, amounts)
