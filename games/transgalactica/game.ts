/** What the page fetches of the rules: a file that nothing else imports, so that it is fetched by its own name. */
export { game } from './rules/game.ts'
