import { assert, type Resolved } from '@kantyna/kernel'
import type { points } from './points/index.ts'
import type { Rim } from './rim.ts'

/** The resolved points of the game (points/) in one composition: plain numbers, lists and functions. */
export type RimRules = Resolved<typeof points>

/** Indexed by the bits of `modules`: 0 is the base game. */
const compositions: (RimRules | undefined)[] = []

/** The rules that a position is played by. It costs two lookups. */
export function rulesOf(t: Pick<Rim, 'modules'>): RimRules {
  return compositions[t.modules] as RimRules // building a game registers its rules, and only games make positions
}

/**
 * Called when a game is built (game.ts). The base game is built when its module is loaded, a game with expansions on
 * demand.
 */
export function registerRules(modules: number, rules: RimRules): void {
  assert(compositions[modules] === undefined, 'two compositions have the same bits')
  compositions[modules] = rules
}
