import { assert, type Plain, type Refusal, type Seat } from '@kantyna/kernel'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import type { GalaxyContext, TreeEffect, TreeWhen } from './vocabulary.ts'

/**
 * The language of cards as the rules below it see it. Operations call those rules (tracks, missions, outposts …), and
 * the rules run printed effects. To avoid a circular import, language.ts registers itself here when it is loaded.
 */
interface TreeRules {
  /**
   * Operations take whole positions, because they also run. Their checks read only what is public, but the compiler
   * cannot prove that here. `legal` and `holds` are methods, because TypeScript checks the parameters of methods less
   * strictly.
   */
  legal(t: PublicGalaxy, effect: TreeEffect, context: GalaxyContext): Refusal | null
  run(t: Galaxy, effect: TreeEffect, context: GalaxyContext): Plain | void
  holds(t: PublicGalaxy, when: TreeWhen, context: GalaxyContext): Refusal | null
}

let rules: TreeRules | null = null

export function useTreeRules(language: TreeRules): void {
  rules = language
}

function treeRules(): TreeRules {
  assert(rules !== null, 'the language of cards is not loaded')
  return rules
}

/** Runs an effect as far as possible: at once, or before the caller's next stage if it asks a question. */
export function runEffect(t: Galaxy, effect: TreeEffect, context: GalaxyContext): void {
  const language = treeRules()
  if (language.legal(t, effect, context) === null) language.run(t, effect, context)
}

/** Why no part of an effect can be done or would change anything; null if at least one part would. */
export function effectRefusal(t: PublicGalaxy, effect: TreeEffect, context: GalaxyContext): Refusal | null {
  return treeRules().legal(t, effect, context)
}

/** Why a seat does not meet a requirement; null if it does. */
export function unmetRequirement(t: PublicGalaxy, seat: Seat, when: TreeWhen): Refusal | null {
  return treeRules().holds(t, when, { seat, from: 'action' })
}
