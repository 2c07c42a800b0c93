import { at, type Seat } from '@kantyna/kernel'
import type { Duel } from '../duel.ts'
import type { ExileArgs } from '../effects/operations/exile.ts'
import { averageWorth, gainFrom, playWorthOf } from './card-worth.ts'

/** What a player loses with an exiled card; negative if the deck is better without it. */
export function exileLoss(t: Duel, seat: Seat): (card: number) => number {
  const average = averageWorth(t, seat)
  const hand = at(t.hands, seat)
  return (card) => gainFrom(card, average) + (hand.includes(card) ? playWorthOf(card) : 0)
}

/** What exiling the weakest cards gains. */
export function gainFromExile(t: Duel, seat: Seat, { cards, upTo, from }: ExileArgs): number {
  const loss = exileLoss(t, seat)
  const losses: number[] = []
  if (from.includes('hand')) for (const card of at(t.hands, seat)) losses.push(loss(card))
  if (from.includes('discard')) for (const card of at(t.discards, seat)) losses.push(loss(card))
  losses.sort((a, b) => a - b)
  let gain = 0
  for (const least of losses.slice(0, cards)) if (least < 0 || upTo !== true) gain -= least
  return gain
}
