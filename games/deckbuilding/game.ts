import { checkedValue, type Game } from '@kantyna/kernel'
import { meta } from './meta.ts'
import { act } from './rules/act.ts'
import { assign, takeReward } from './rules/attack.ts'
import { type Attacker, attackValue, everyAttacker } from './rules/attack-value.ts'
import { copy, type Duel, type DuelOptions, duelOptions, secrets, setup, streams } from './rules/duel.ts'
import { cardLanguage } from './rules/effects/language.ts'
import { inventory } from './rules/inventory.ts'
import { destination } from './rules/purchase.ts'
import { routines } from './rules/rounds.ts'
import { pickBases } from './rules/setup.ts'
import { cardTriggers } from './rules/triggers.ts'
import { newBase } from './rules/turn.ts'
import { tableOptions } from './words/options.ts'

const kinds = [
  act,
  assign,
  takeReward,
  cardTriggers.kind,
  destination,
  newBase,
  pickBases,
  ...cardLanguage.decisions,
]

/** The Deckbuilding Game as the kernel plays it: rules without words. */
export const game: Game<Duel, DuelOptions> & { readonly secrets: typeof secrets } = {
  meta,
  rulesVersion: '2',
  options: duelOptions,
  tableOptions,
  streams,
  routines,
  decisions: Object.fromEntries(kinds.map((kind) => [kind.name, kind])),
  turnKinds: ['act'],
  whoseTurn: (t) => (t.turn === 0 ? null : t.active),
  turnNumber: (t) => t.turn,
  secrets,
  inventory,
  setup,
  copy,
  allies: (_, seat) => [seat],
  values: [checkedValue<Duel, Attacker>(attackValue, everyAttacker)],
  longestGame: 100_000,
}
