/** What bots know of Outer Rim. */
export { knowledge as bots } from './rules/bots/index.ts'
