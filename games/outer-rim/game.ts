import type { Game } from '@kantyna/kernel'
import { meta } from './meta.ts'
import { candidates } from './rules/bots/candidates.ts'
import { evaluate, LEAD_SCALE } from './rules/bots/evaluate.ts'
import { policy } from './rules/bots/policy.ts'
import { decisions, routines, streams } from './rules/flow.ts'
import { inventory } from './rules/inventory.ts'
import { rimOptions } from './rules/options.ts'
import { copy, type Rim, type RimOptions, secrets, setup } from './rules/rim.ts'
import { publicFacts } from './rules/secrets.ts'
import { tradeMoves } from './rules/trade.ts'
import { checkedValues } from './rules/values.ts'
import { violations } from './rules/violations.ts'
import { tableOptions } from './words/options.ts'

/** Outer Rim as the kernel plays it: rules without words. */
export const game: Game<Rim, RimOptions> & { readonly secrets: typeof secrets } = {
  meta,
  rulesVersion: '1',
  options: rimOptions,
  tableOptions,
  streams,
  routines,
  decisions,
  standing: tradeMoves,
  turnKinds: ['plan', 'act', 'encounter'],
  whoseTurn: (t) => (t.turn === 0 ? null : t.active),
  // Somebody alone is the only one who is ever asked.
  turnNumber: (t) => t.turn,
  secrets,
  publicFacts,
  inventory,
  setup,
  copy,
  violations,
  evaluate,
  leadScale: LEAD_SCALE,
  policy,
  candidates,
  // A turn has eight choices or so, and most of them weigh a whole market or a map.
  playoutCost: 4,
  allies: (_, seat) => [seat],
  values: checkedValues,
  // OR-R-01 bounds the turns; a turn has far fewer choices than this.
  longestGame: 200_000,
}
