/**
 * The entry for the page's rules. Nothing else imports it, so that the bundler gives it a file of its own. It exports
 * the game with this expansion alone, and the module for a table with others.
 */
export { game, unfinishedBusiness as module } from './rules/game.ts'
