/** Nothing else imports this file, so the page fetches the rules under its name. */
export { game } from './rules/game.ts'
