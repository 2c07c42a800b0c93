/** Nothing else imports this file, so the page fetches the words under its name. */
export { words } from './game-words.ts'
export { shortcuts } from './questions/turn-offers.ts'
