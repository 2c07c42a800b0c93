import type { Seat } from '@kantyna/kernel'
import type { CardFilter, Side, Trait } from '../../content/card.ts'
import type { PublicDuel } from '../duel.ts'
import { cardOf, EMPIRE, factionOf, NEUTRAL, REBELS } from '../pieces.ts'

/** These functions read only public fields, so they work on views too. */

export function factionOfSeat(t: Pick<PublicDuel, 'empire'>, seat: Seat): number {
  return seat === t.empire ? EMPIRE : REBELS
}

/** DB-FAC-03, DB-FAC-04. */
export function sideOf(t: Pick<PublicDuel, 'empire'>, seat: Seat, piece: number): Side {
  const faction = factionOf(piece)
  if (faction === NEUTRAL) return 'neutral'
  return faction === factionOfSeat(t, seat) ? 'own' : 'enemy'
}

/** DB-FAC-03, DB-FAC-04. */
export function isEnemy(t: Pick<PublicDuel, 'empire'>, seat: Seat, piece: number): boolean {
  const faction = factionOf(piece)
  return faction !== NEUTRAL && faction !== factionOfSeat(t, seat)
}

/**
 * Whether a filter of the card `source` matches a card, including traits and the unique mark (DB-CARD-10, DB-CARD-11).
 */
export function fits(
  t: Pick<PublicDuel, 'empire'>,
  seat: Seat,
  { sides, kind, traits, unique, id, other }: CardFilter,
  piece: number,
  source: number,
): boolean {
  const card = cardOf(piece)
  if (kind !== undefined && card.kind !== kind) return false
  if (traits !== undefined && !card.traits.some((trait: Trait) => traits.includes(trait))) return false
  if (unique === true && !card.unique) return false
  if (id !== undefined && card.id !== id) return false
  if (other === true && piece === source) return false
  return sides === undefined || sides.includes(sideOf(t, seat, piece))
}
