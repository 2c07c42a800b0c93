/** What the page fetches of the rules: a file that nothing else imports, so that it is fetched by its own name. */
export { extensibleRim as extensible, game, type RimGame } from './rules/game.ts'
