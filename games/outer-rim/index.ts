/** Outer Rim as far as it is played without words; its bundle for the terminal and for tests comes with them. */
export { game as outerRim } from './game.ts'
export type { RimEvent } from './rules/events.ts'
export type { Rim, RimOptions } from './rules/rim.ts'
