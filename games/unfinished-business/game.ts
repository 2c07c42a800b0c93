/**
 * What the page fetches of the rules: a file that nothing else imports, so that it is fetched by its own name. The game
 * with this expansion alone, and the module, for a table with others.
 */
export { game, unfinishedBusiness as module } from './rules/game.ts'
