import { assert, type Plain, type Refusal, type Seat } from '@kantyna/kernel'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import type { GalaxyContext, TreeEffect, TreeWhen } from './vocabulary.ts'

/**
 * The language of cards as the rules below it see it. Operations call those rules (tracks, missions, outposts …), and
 * the rules run printed effects. To break this circle, language.ts hands itself over here when it is loaded, instead of
 * being imported.
 */
interface TreeRules {
  /**
   * Operations and conditions are declared for whole positions, as they also run. What they check is public: this is
   * the one place where the compiler does not prove it, so these two stay methods.
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
export function meets(t: PublicGalaxy, seat: Seat, when: TreeWhen): Refusal | null {
  return treeRules().holds(t, when, { seat, from: 'action' })
}
