import { type Effects, effectLanguage } from '@kantyna/kernel'
import { countNames, treeCombinators } from '../../words/cards/combinator-words.ts'
import { FIRST_AREA, thingOf } from '../abilities/sources.ts'
import { hasFreeAction } from '../free-actions/offers.ts'
import { copy, type Galaxy } from '../galaxy.ts'
import * as conditionsByName from './conditions.ts'
import * as operationsByName from './operations.ts'
import { useTreeRules } from './run.ts'
import type { Conditions, GalaxyContext, Operations, TreeEffect, TreeWhen } from './vocabulary.ts'

export { effectRefusal, runEffect, unmetRequirement } from './run.ts'
export type { TreeEffect, TreeWhen } from './vocabulary.ts'

// A mapped type can be looked up by any name. The vocabulary's interfaces do not allow that.
const operations: { readonly [Op in keyof Operations]: Operations[Op] } = operationsByName
const conditions: { readonly [Is in keyof Conditions]: Conditions[Is] } = conditionsByName

/** The language of everything printed: cards, tiles, tokens, planets, tracks. */
export const treeLanguage: Effects<Galaxy, GalaxyContext, TreeEffect, TreeWhen> = effectLanguage<
  Galaxy,
  GalaxyContext
>()(operations, conditions, {
  counts: countNames,
  combinators: () => treeCombinators,
  source: ({ source = FIRST_AREA }) => thingOf(source),
  copy,
  // The seat may use a token first, which may open an option that is closed now (GC-ORG-109).
  mayOpen: (t, seat) => t.acting === seat && hasFreeAction(t, seat),
})

useTreeRules(treeLanguage)
