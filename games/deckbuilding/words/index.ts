/** The page fetches the words through this file. Nothing else imports it, so it keeps its own name when built. */
export { words } from './game-words.ts'
export { shortcuts } from './questions/turn-offers.ts'
