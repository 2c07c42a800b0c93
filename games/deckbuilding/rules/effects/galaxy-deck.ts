import type { Duel } from '../duel.ts'
import type { DuelRefusal } from '../refusal.ts'

/** Parts that operations on the top of the galaxy deck share. */

export interface LookArgs {
  readonly cards: number
}

export const galaxyDeckEmpty: DuelRefusal = { rule: 'DB-REVEAL-01', reason: 'galaxyDeckEmpty' }

export const hasGalaxyDeck = (t: Duel) => (t.galaxyDeck.length > 0 ? null : galaxyDeckEmpty)
