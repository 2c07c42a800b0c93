import { isLong, testGame } from '@kantyna/kernel/testkit'
import { superTeams } from '../index.ts'
import { claims } from '../ui/claims.ts'

/** The long run checks what views reveal in more than 10,000 positions. */
const amounts = isLong()
  ? { games: 1000, secretPositions: 3500, matches: 10, mutations: 1000 }
  : { games: 200, secretPositions: 600, matches: 3, mutations: 340 }

for (const seats of superTeams.meta.seats) {
  testGame(
    `Super Teams with ${seats} players`,
    { game: superTeams, claims, seats, options: { teams: 'choose', firstPlayer: 'random' } },
    amounts,
  )
}

testGame(
  'Super Teams with teams dealt and a first player named',
  { game: superTeams, claims, seats: 3, options: { teams: 'dealt', firstPlayer: '2' } },
  { games: 20, secretPositions: 200, matches: 1, mutations: 30 },
)
