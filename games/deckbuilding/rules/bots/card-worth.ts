import { at, type Seat } from '@kantyna/kernel'
import type { Ability, Timing } from '../../content/card.ts'
import { whenEffectOf } from '../abilities/abilities.ts'
import type { Duel } from '../duel.ts'
import type { CardEffect } from '../effects/language.ts'
import type { ExileArgs } from '../effects/operations/exile.ts'
import { cardOf, forceOf, hitPointsOf, isShip, PIECES, printedAttackOf, resourcesOf } from '../pieces.ts'
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

/** What a base is worth to the player who puts it into play: its hit points and the value of its abilities. */
export function baseWorth(base: number): number {
  return cardOf(base).abilities.reduce((sum, ability) => sum + baseAbilityWorth(ability), hitPointsOf(base))
}

function baseAbilityWorth(ability: Ability): number {
  if ('prevents' in ability) return 2.5 * ability.prevents
  if (!('when' in ability)) return 0
  switch (ability.effect.op) {
    case 'buy':
      return 20
    case 'exile':
      return 2.5 * ability.effect.cards
    case 'draw':
      return 5
    case 'gain':
      return 0.5 * ability.effect.amount
    default:
      return 0
  }
}

const PLAYED: readonly Timing[] = ['play']

/** The order in which cards are played: the best first, and those that ask a question last. */
export function playOrder(card: number): number {
  return whenEffectOf(PLAYED, card) === null ? 100 + playWorthOf(card) : 1 + playWorthOf(card)
}

/** Whether the price of the effect is a card of the hand. A bot pays it before it plays that card. */
export function takesFromHand(effect: CardEffect | null): boolean {
  return effect?.op === 'pay' && (effect.cost.op === 'discard' || effect.cost.op === 'exile')
}

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
