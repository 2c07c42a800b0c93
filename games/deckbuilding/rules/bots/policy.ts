import { at, type Decision, PASS, type Seat } from '@kantyna/kernel'
import { abilityOf, sendOf, whenOf } from '../abilities.ts'
import { ATTACK_BASE, ATTACK_ROW, actionOf, BUY, PLAY, pieceOf, USE } from '../act.ts'
import { neededFor } from '../attack.ts'
import { damageLeft } from '../damage.ts'
import { type Duel, NOTHING, rivalOf } from '../duel.ts'
import { type CardContext, type CardEffect, cardLanguage } from '../effects/language.ts'
import type { AttackFrame, TriggersFrame } from '../frames.ts'
import { cardOf, costOf, FIRST_BASE } from '../pieces.ts'
import { isEnemy } from '../sides.ts'
import { bandFor, bestRowAttack, raidersAmong } from './attacks.ts'
import { baseWorth } from './base-worth.ts'
import { averageWorth, gainFrom, playWorthOf, worthOf } from './card-worth.ts'
import { exileLoss } from './exiling.ts'
import { playOrder, takesFromHand } from './playing.ts'

type Below = (sides: number) => number

/** A quick sensible player for playouts: plays everything, uses what is worth it, attacks, buys, ends the turn. */
export function policy(t: Duel, decision: Decision, below: Below): readonly number[] {
  const { kind, options, seat, min, max } = decision
  switch (kind) {
    case 'act':
      return [chooseAction(t, seat, options, below)]
    case 'commit':
      return chooseAttackers(t, seat, options)
    case 'assign':
      return [chooseShare(t, seat, decision)]
    case 'pickExile':
      return chooseExiles(t, seat, options, min, max)
    case 'pickBases':
      return options.toSorted((a, b) => baseWorth(b) - baseWorth(a)).slice(0, min)
    default:
      return [mostOf(options, worthOfPicks(t, seat, kind))]
  }
}

const top = (t: Duel) => at(t.stack, t.stack.length - 1) // whatever asks lies on top

function chooseAction(t: Duel, seat: Seat, options: readonly number[], below: Below): number {
  let play = NOTHING
  let price = NOTHING
  let use = NOTHING
  let mostUsed = 0
  let parting = NOTHING
  let purchase = NOTHING
  let mostGained = 0
  let canRaid = false
  let strike = NOTHING
  const purse = at(t.resources, seat)
  let average = Number.NaN
  for (const code of options) {
    const card = pieceOf(code)
    switch (actionOf(code)) {
      case PLAY:
        if (play === NOTHING || playOrder(code) > playOrder(play)) play = code
        break
      case USE: {
        const effect = abilityOf(card)
        if (effect === null || (play !== NOTHING && !takesFromHand(effect))) break
        const gain = cardLanguage.hint(t, effect, { seat, source: card })
        if (gain <= 0) break
        if (takesFromHand(effect)) price = code
        else if (isParting(effect)) parting = code
        else if (gain > mostUsed) {
          mostUsed = gain
          use = code
        }
        break
      }
      case BUY: {
        if (play !== NOTHING) break
        if (Number.isNaN(average)) average = averageWorth(t, seat)
        const gain = gainFrom(card, average)
        const worth = gain + CHANGE * (purse - costOf(card)) + below(8) / 16
        if (gain <= 0 || worth <= mostGained) break
        mostGained = worth
        purchase = code
        break
      }
      case ATTACK_ROW:
        canRaid = true
        break
      case ATTACK_BASE:
        strike = code
        break
    }
  }
  if (play !== NOTHING) return price === NOTHING ? play : price
  if (use !== NOTHING) return use
  const raid = canRaid ? bestRowAttack(t, seat, options, below) : NOTHING
  for (const code of [raid, purchase, strike, parting]) if (code !== NOTHING) return code
  return at(options, options.length - 1)
}

/** What a resource is worth that a purchase leaves for the next one. */
const CHANGE = 0.4

/** The card itself is the price: paid when it has done its work. */
function isParting(effect: CardEffect): boolean {
  return effect.op === 'pay' && effect.cost.op === 'exileThis'
}

/** Against the base everybody goes; against the row just enough. */
function chooseAttackers(t: Duel, seat: Seat, able: readonly number[]): readonly number[] {
  const { target } = top(t) as AttackFrame // only an attack asks this
  if (target === NOTHING) return able
  return bandFor(raidersAmong(t, seat, able), neededFor(target)) ?? able
}

/** A ship that can be destroyed is; what destroys none goes to the first. */
function chooseShare(t: Duel, seat: Seat, { min, max }: Decision): number {
  const { left, shares } = top(t) as AttackFrame // only an attack asks this
  const rival = rivalOf(seat)
  if (damageLeft(t, rival, shares.length) <= left) return max
  for (let ship = shares.length + 1; ship < at(t.ships, rival).length; ship++)
    if (damageLeft(t, rival, ship) <= left) return min
  return max
}

/** The weakest, and no more than must be or than the deck is better off without. */
function chooseExiles(
  t: Duel,
  seat: Seat,
  options: readonly number[],
  min: number,
  max: number,
): readonly number[] {
  const loss = exileLoss(t, seat)
  const weakest = options.toSorted((a, b) => loss(a) - loss(b))
  return weakest.filter((card, index) => index < min || (index < max && loss(card) < 0))
}

/** What each answer to a question about one thing is worth. */
function worthOfPicks(t: Duel, seat: Seat, kind: string): (code: number) => number {
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
      const { moments } = top(t) as TriggersFrame // only triggers ask this
      return (code) => {
        const effect = code === PASS ? null : whenOf(moments, code)
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

/** That a card leaves the row, or the rival's fleet: bad for those who could have bought it. */
function worthOfLosing(t: Duel, seat: Seat, card: number): number {
  if (isEnemy(t, seat, card)) return worthOf(card)
  return isEnemy(t, rivalOf(seat), card) ? -worthOf(card) : 0.2 * worthOf(card)
}

interface WaitingEffect {
  readonly effect: { readonly op: string; readonly of?: readonly CardEffect[]; readonly do?: CardEffect }
  readonly context: CardContext
}

/** What is worth most to whom the effect serves, or least where the rival is made to choose. */
function worthOfEffects(t: Duel, seat: Seat): (code: number) => number {
  const { effect, context } = top(t) as unknown as WaitingEffect // only an effect asks this
  const inner = effect.do !== undefined && effect.do.op === 'choose' ? effect.do.of : undefined
  const parts = effect.of ?? inner ?? (effect.do === undefined ? [] : [effect.do])
  const sign = context.seat === seat ? 1 : -1
  return (code) => (code === PASS ? 0 : sign * cardLanguage.hint(t, at(parts, code), context))
}

/** The hand, the top of the deck, the discard pile, and the hand for one turn only. */
function worthOfPlace(code: number): number {
  const send = sendOf(code)
  if (send === null) return 0
  if (send.exiled === true) return -1
  return send.to === 'hand' ? 2 : 1
}

function mostOf(options: readonly number[], worth: (code: number) => number): number {
  let best = at(options, 0)
  let most = worth(best)
  for (let index = 1; index < options.length; index++) {
    const code = at(options, index)
    const value = worth(code)
    if (value <= most) continue
    most = value
    best = code
  }
  return best
}
