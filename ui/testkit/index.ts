export { testMoments } from './moments.ts'
export { saidOf } from './said.ts'
export { testToldGames } from './told-games.ts'
export { untold } from './untold.tsx'
