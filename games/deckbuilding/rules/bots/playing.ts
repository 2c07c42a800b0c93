import type { Moment } from '../../content/card.ts'
import { whenOf } from '../abilities.ts'
import { pieceOf } from '../act.ts'
import type { CardEffect } from '../effects/language.ts'
import { playWorthOf } from './card-worth.ts'

const PLAYED: readonly Moment[] = ['play']

/** Which cards are played first: the best, and those last that ask something, when it is known what is needed. */
export function playOrder(code: number): number {
  const card = pieceOf(code)
  return whenOf(PLAYED, card) === null ? playWorthOf(card) : playWorthOf(card) - 100
}

/** Its price is a card of the hand: better paid before that card is played. */
export function takesFromHand(effect: CardEffect | null): boolean {
  return effect?.op === 'pay' && (effect.cost.op === 'discard' || effect.cost.op === 'exile')
}
