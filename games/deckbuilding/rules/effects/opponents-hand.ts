import { at } from '@kantyna/kernel'
import { type Duel, opponentOf } from '../duel.ts'
import type { DuelRefusal } from '../refusal.ts'
import type { CardContext } from './operation.ts'

const opponentsHandEmpty: DuelRefusal = { rule: 'DB-DISCARD-01', reason: 'opponentsHandEmpty' }

/** An opponent without cards can neither discard nor show any (G-15). */
export function opponentHoldsCards(t: Duel, _: object, { seat }: CardContext): DuelRefusal | null {
  return at(t.hands, opponentOf(seat)).length > 0 ? null : opponentsHandEmpty
}
