/** All conditions of cards, by the names that card texts use. */

export { baseIs } from './conditions/base-is.ts'
export { forceIsWithYou } from './conditions/force-is-with-you.ts'
export { opponentHas, youHave } from './conditions/in-play.ts'
export { topCardIs } from './conditions/top-card-is.ts'
