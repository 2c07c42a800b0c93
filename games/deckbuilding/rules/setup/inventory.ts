import type { Inventory } from '@kantyna/kernel'
import type { PublicDuel } from '../duel.ts'
import { FIRST_BASE } from '../pieces.ts'
import { basesFor } from './sets.ts'

const deckCards = Array.from({ length: FIRST_BASE }, (_, card) => card)

export function inventory(t: Pick<PublicDuel, 'empire' | 'options'>): Inventory {
  return { card: deckCards, base: [...basesFor(t, 0), ...basesFor(t, 1)] }
}
