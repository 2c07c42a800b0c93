import { at, PASS, type Seat, type TriggersFrame } from '@kantyna/kernel'
import type { Timing } from '../../content/card.ts'
import { sendAbilityOf, whenEffectOf } from '../abilities/abilities.ts'
import { type Duel, opponentOf } from '../duel.ts'
import { type CardEffect, cardLanguage } from '../effects/language.ts'
import type { CardContext } from '../effects/operation.ts'
import type { AttackFrame } from '../frames.ts'
import { cardOf, FIRST_BASE } from '../pieces.ts'
import { isEnemy } from '../setup/sides.ts'
import { averageWorth, baseWorth, gainFrom, playWorthOf, worthOf } from './card-worth.ts'

const top = (t: Duel) => at(t.stack, t.stack.length - 1) // the frame that asks is on top

/** The worth of each option of a question with a single answer. */
export function worthOfPicks(t: Duel, seat: Seat, kind: string): (code: number) => number {
  switch (kind) {
    case 'chooseEffect':
      return worthOfEffects(t, seat)
    case 'takeReward': {
      const { target } = top(t) as AttackFrame // only an attack asks this
      const { reward } = cardOf(target)
      return (code) =>
        code === PASS ? 0 : reward === null ? 1 : cardLanguage.hint(t, reward, { seat, source: target })
    }
    case 'useWhen': {
      const { moments } = top(t) as TriggersFrame<Timing> // only triggers ask this
      return (code) => {
        const effect = code === PASS ? null : whenEffectOf(moments, code)
        return effect === null ? 0 : cardLanguage.hint(t, effect, { seat, source: code })
      }
    }
    case 'destination':
      return worthOfPlace
    case 'newBase':
      return baseWorth
    case 'pickDiscard':
    case 'pickForced':
      return (card) => -playWorthOf(card)
    case 'pickBorrow':
    case 'pickReturn':
    case 'pickTop':
      return playWorthOf
    case 'pickPurchase':
    case 'pickSwapIn': {
      const average = averageWorth(t, seat)
      return (card) => gainFrom(card, average)
    }
    case 'pickKeep':
      return (card) => (isEnemy(t, seat, card) ? -worthOf(card) : worthOf(card))
    case 'pickFromRow':
    case 'pickSwapOut':
      return (card) => worthOfLosing(t, seat, card)
    case 'pickShip':
      return (ship) => worthOfLosing(t, seat, ship) + (t.row.includes(ship) ? 0 : 100)
    case 'pickTarget':
      return (piece) => (piece >= FIRST_BASE ? 1 : 0)
    default:
      return () => 0
  }
}

/**
 * What a player gains when a card leaves the row or the opponent's ships. The player loses if they could have bought
 * it.
 */
function worthOfLosing(t: Duel, seat: Seat, card: number): number {
  if (isEnemy(t, seat, card)) return worthOf(card)
  return isEnemy(t, opponentOf(seat), card) ? -worthOf(card) : 0.2 * worthOf(card)
}

interface WaitingEffect {
  readonly effect: { readonly op: string; readonly of?: readonly CardEffect[]; readonly do?: CardEffect }
  readonly context: CardContext
}

/**
 * The worth of each effect for the seat that chooses. If the opponent chooses, what is best for the player of the card
 * is worst for the seat.
 */
function worthOfEffects(t: Duel, seat: Seat): (code: number) => number {
  const { effect, context } = top(t) as unknown as WaitingEffect // only an effect asks this
  const inner = effect.do !== undefined && effect.do.op === 'choose' ? effect.do.of : undefined
  const parts = effect.of ?? inner ?? (effect.do === undefined ? [] : [effect.do])
  const sign = context.seat === seat ? 1 : -1
  return (code) => (code === PASS ? 0 : sign * cardLanguage.hint(t, at(parts, code), context))
}

/** From best to worst: the hand, the top of the deck, the discard pile, the hand for one turn only. */
function worthOfPlace(code: number): number {
  const send = sendAbilityOf(code)
  if (send === null) return 0
  if (send.exiled === true) return -1
  return send.to === 'hand' ? 2 : 1
}
