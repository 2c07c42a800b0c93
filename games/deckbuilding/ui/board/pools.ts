import type { Seat } from '@kantyna/kernel'
import { attackersOf, attackOf } from '../../rules/combat/attack-value.ts'
import type { PublicDuel } from '../../rules/duel.ts'

/** The total attack that a player still has, and the share of each card. */
export interface AttackSum {
  readonly total: number
  readonly parts: readonly { readonly piece: number; readonly attack: number }[]
}

export function attackSum(view: PublicDuel, seat: Seat, againstRow: boolean): AttackSum {
  const parts = attackersOf(view, seat, againstRow).map((piece) => ({
    piece,
    attack: attackOf(view, seat, piece, againstRow),
  }))
  return { total: sumOf(parts), parts }
}

export function sumOf(parts: AttackSum['parts']): number {
  return parts.reduce((sum, { attack }) => sum + attack, 0)
}
