import { at, type Seat } from '@kantyna/kernel'
import { type Duel, NOTHING } from '../duel.ts'
import { costOf } from '../pieces.ts'
import { sideOf } from '../sides.ts'
import type { BuyArgs } from './args.ts'

/** The cards that an effect lets a seat buy now. */
export function purchasable(t: Duel, seat: Seat, { from, sides, free }: BuyArgs): number[] {
  const has = at(t.resources, seat)
  return (from === 'row' ? t.row : t.galaxyDiscard).filter(
    (card) =>
      card !== NOTHING && sides.includes(sideOf(t, seat, card)) && (free === true || costOf(card) <= has),
  )
}
