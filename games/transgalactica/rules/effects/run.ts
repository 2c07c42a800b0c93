import { assert, type Plain, type Refusal, type Seat } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'
import type { GalaxyContext, TreeEffect, TreeWhen } from './vocabulary.ts'

/**
 * The language of cards as the rules below it know it. Operations call those rules (tracks, missions, outposts …), and
 * the rules run what is printed on cards, so the language is handed to them here instead of being imported: language.ts
 * does so once, when it is loaded.
 */
interface TreeRules {
  legal(t: Galaxy, effect: TreeEffect, context: GalaxyContext): Refusal | null
  run(t: Galaxy, effect: TreeEffect, context: GalaxyContext): Plain | void
  holds(t: Galaxy, when: TreeWhen, context: GalaxyContext): Refusal | null
}

let rules: TreeRules | null = null

export function useTreeRules(language: TreeRules): void {
  rules = language
}

function treeRules(): TreeRules {
  assert(rules !== null, 'the language of cards is not loaded')
  return rules
}

/** Does what an effect says, as far as it can be done: at once, or before the caller's next stage where it asks. */
export function runEffect(t: Galaxy, effect: TreeEffect, context: GalaxyContext): void {
  const language = treeRules()
  if (language.legal(t, effect, context) === null) language.run(t, effect, context)
}

/** Why nothing of an effect can be done or would change anything; null where a part at least would. */
export function effectRefusal(t: Galaxy, effect: TreeEffect, context: GalaxyContext): Refusal | null {
  return treeRules().legal(t, effect, context)
}

/** Why a seat does not meet a requirement; null where it does. */
export function meets(t: Galaxy, seat: Seat, when: TreeWhen): Refusal | null {
  return treeRules().holds(t, when, { seat, from: 'action' })
}
