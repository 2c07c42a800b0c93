/** The entry for the page's rules. Nothing else imports it, so that the bundler gives it a file of its own. */
export { extensibleRim as extensible, game, type RimGame } from './rules/game.ts'
