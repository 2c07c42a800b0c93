import type { Inventory, Secrets } from '@kantyna/kernel'
import type { Duel } from './duel.ts'
import { FIRST_BASE } from './pieces.ts'
import { basesFor } from './sets.ts'

/** Who may see what (G-27): hands, decks and secret bases are hidden, everything else lies open. */
export const secrets = {
  options: 'shown',
  turn: 'shown',
  active: 'shown',
  empire: 'shown',
  force: 'shown',
  resources: 'shown',
  hands: { own: 'card', remembered: true },
  decks: { count: 'card', remembered: true },
  discards: { shown: 'card' },
  units: { shown: 'card' },
  ships: { shown: 'card' },
  shipDamage: 'shown',
  bases: { shown: 'base' },
  baseDamage: 'shown',
  baseDecks: { own: 'base', remembered: true },
  putAway: { own: 'base', remembered: true },
  victory: { shown: 'base' },
  row: { shown: 'card' },
  galaxyDeck: { count: 'card', remembered: true },
  galaxyDiscard: { shown: 'card' },
  pilots: { shown: 'card' },
  exiled: { shown: 'card' },
  knowers: 'knowers',
  owners: 'owners',
  used: 'shown',
  attacked: 'shown',
  boosts: 'shown',
  doomed: 'shown',
  purchases: 'shown',
  neutralPurchases: 'shown',
  neutralPlays: 'shown',
  topsNext: 'shown',
  prevented: 'shown',
} as const satisfies Secrets<Duel>

const deckCards = Array.from({ length: FIRST_BASE }, (_, card) => card)

export function inventory(t: Pick<Duel, 'empire' | 'options'>): Inventory {
  return { card: deckCards, base: [...basesFor(t, 0), ...basesFor(t, 1)] }
}
