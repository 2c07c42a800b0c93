import type { Timing } from '../../content/card.ts'
import { whenOf } from '../abilities/abilities.ts'
import type { CardEffect } from '../effects/language.ts'
import { playWorthOf } from './card-worth.ts'

const PLAYED: readonly Timing[] = ['play']

/** The order in which cards are played: the best first, and those that ask a question last. */
export function playOrder(card: number): number {
  return whenOf(PLAYED, card) === null ? 100 + playWorthOf(card) : 1 + playWorthOf(card)
}

/** Whether the price of the effect is a card of the hand. It is better paid before that card is played. */
export function takesFromHand(effect: CardEffect | null): boolean {
  return effect?.op === 'pay' && (effect.cost.op === 'discard' || effect.cost.op === 'exile')
}
