import { at, type Seat } from '@kantyna/kernel'
import { basesToWin, type Duel, NOTHING, rivalOf } from './duel.ts'
import { costOf, hitPointsOf } from './pieces.ts'

/** How well a seat stands, from 0 (lost) to 1 (won). */
export function evaluate(t: Duel, seat: Seat): number {
  if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0
  const lead = strength(t, seat) - strength(t, rivalOf(seat))
  return 1 / (1 + Math.exp(-lead / 20))
}

function strength(t: Duel, seat: Seat): number {
  const rival = rivalOf(seat)
  const base = at(t.bases, rival)
  const need = basesToWin(t.options)
  let points = (at(t.victory, seat).length * 60) / need
  points += base === NOTHING ? 0 : (at(t.baseDamage, rival) / hitPointsOf(base)) * (50 / need)
  for (const pile of [t.hands, t.decks, t.discards, t.units, t.ships])
    for (const card of at(pile, seat)) points += costOf(card)
  return points
}
