import { testGame } from '@kantyna/kernel/testkit'
import { transgalactica } from '../index.ts'

for (const seats of transgalactica.meta.seats)
  testGame(
    `Transgalactica: ${seats} players`,
    { game: transgalactica, seats, options: {} },
    { games: 15, secretPositions: 400, matches: 1, mutations: 30 },
  )
