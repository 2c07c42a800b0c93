import { at, type Seat } from '@kantyna/kernel'
import type { Duel } from '../duel.ts'
import { cardOf, forceOf, isShip, PIECES, printedAttackOf, resourcesOf } from '../pieces.ts'
import { abilityWorth, statWorths } from './ability-worth.ts'

/**
 * The worth of cards to their owner, in points of damage to a base. The numbers come from a regression over many
 * thousands of games: which decks won. Attack wins games; cards that give only resources soon make a deck worse.
 */

/** For a unit: what each draw of it gains. For a ship: the worth of having it in play. */
const worths = Float64Array.from({ length: PIECES }, (_, piece) => {
  const { kind, attack, resources, force, hitPoints, abilities } = cardOf(piece)
  const extra = abilities.reduce((sum, ability) => sum + abilityWorth(ability), 0)
  if (kind === 'base') return 0
  if (kind === 'ship') return 1.1 * hitPoints + 4 * attack + 1.7 * resources + 1.2 * extra
  return statWorths.attack * attack + statWorths.resources * resources + statWorths.force * force + extra
})

export function worthOf(piece: number): number {
  return worths[piece] as number // every piece has a worth
}

/** What playing a card gains in the same turn. */
const playWorths = Float64Array.from({ length: PIECES }, (_, piece) => {
  if (isShip(piece)) return 0.5 * worthOf(piece) + printedAttackOf(piece) + resourcesOf(piece)
  const abilities = cardOf(piece).abilities.filter((ability) => 'use' in ability || 'when' in ability)
  const extra = abilities.reduce((sum, ability) => sum + abilityWorth(ability), 0)
  return printedAttackOf(piece) + resourcesOf(piece) + 1.8 * forceOf(piece) + 0.5 * extra
})

export function playWorthOf(piece: number): number {
  return playWorths[piece] as number // every piece has a worth
}

/** The worth of an average unit of a deck. Only better units improve the deck, and worse ones should go. */
export function averageWorth(t: Duel, seat: Seat): number {
  let sum = 0
  let units = 0
  for (const piles of [t.hands, t.decks, t.discards, t.units])
    for (const card of at(piles, seat)) {
      if (isShip(card)) continue
      sum += worthOf(card)
      units++
    }
  return units === 0 ? 0 : sum / units
}

/** How much a card improves a deck. Ships stay in play, so they take no place in later hands. */
export function gainFrom(card: number, average: number): number {
  return isShip(card) ? worthOf(card) : worthOf(card) - average
}
