import { assert, type Resolved } from '@kantyna/kernel'
import type { points } from './points/index.ts'
import type { Rim } from './rim.ts'

/** The resolved points of the game (points/) in one composition: plain numbers, lists and functions. */
export type RimRules = Resolved<typeof points>

/** By the bits of `modules`: 0 is the base game. */
const compositions: (RimRules | undefined)[] = []

/** The rules that a position is played by. It costs two lookups. */
export function rulesOf(t: Pick<Rim, 'modules'>): RimRules {
  return compositions[t.modules] as RimRules // positions are made by games, and a game is built with its rules
}

/** Called when a game is built (game.ts): the base game when it is loaded, one with expansions when it is asked for. */
export function registerRules(modules: number, rules: RimRules): void {
  assert(compositions[modules] === undefined, 'two compositions have the same bits')
  compositions[modules] = rules
}
