import { testGlossary } from '@kantyna/kernel/testkit'
import { superTeams } from '../index.ts'
import { library } from '../library.ts'

testGlossary(
  library,
  superTeams.meta.seats.map((seats) => ({
    game: superTeams,
    seats,
    options: { teams: 'choose', firstPlayer: 'random' },
  })),
)
