import { checkedValue, type Game } from '@kantyna/kernel'
import { meta } from './meta.ts'
import { cardTriggers } from './rules/abilities/triggers.ts'
import { assign, takeReward } from './rules/combat/attack.ts'
import { type Attacker, attackValue, everyAttacker } from './rules/combat/attack-value.ts'
import { copy, type Duel, type DuelOptions, duelOptions, secrets, setup, streams } from './rules/duel.ts'
import { cardLanguage } from './rules/effects/language.ts'
import { destination } from './rules/market/purchase.ts'
import { inventory } from './rules/setup/sets.ts'
import { pickBases } from './rules/setup/setup.ts'
import { act } from './rules/turn/act.ts'
import { routines } from './rules/turn/rounds.ts'
import { newBase } from './rules/turn/turn.ts'
import { tableOptions } from './words/questions/options.ts'

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
