import { testGame } from '../index.ts'
import { galaxy } from './galaxy.ts'

for (const isMasked of [false, true]) {
  testGame(
    `three seats${isMasked ? ', masked' : ''}`,
    { game: galaxy, seats: 3, options: {}, isMasked },
    { games: 100, secretPositions: 120, matches: 4, mutations: 60 },
  )
}
