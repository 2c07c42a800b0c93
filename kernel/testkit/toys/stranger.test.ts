import { testGame } from '../index.ts'
import { strangerGame } from './stranger.ts'

const gameCase = { game: strangerGame, seats: 3, options: {} }
const amounts = { games: 60, secretPositions: 400, matches: 4, mutations: 30 }
testGame('the swapped stranger, in random games', gameCase, amounts)
testGame('the same behind screens', { ...gameCase, isMasked: true }, amounts)
