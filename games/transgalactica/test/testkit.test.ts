import { isLong, testGame } from '@kantyna/kernel/testkit'
import { transgalactica } from '../index.ts'
import { claims } from '../ui/claims.ts'

/** The longer form tests 10,000 positions for leaks. */
const amounts = isLong()
  ? { games: 100, secretPositions: 2500, matches: 3, mutations: 60 }
  : { games: 15, secretPositions: 100, matches: 1, mutations: 30 }

for (const seats of transgalactica.meta.seats)
  testGame(`Transgalactica: ${seats} players`, { game: transgalactica, claims, seats, options: {} }, amounts)
