import { at, type Decision, type RandomBelow, type Seat, withPart } from '@kantyna/kernel'
import { abilityOf } from '../abilities/abilities.ts'
import { attackNeededFor } from '../combat/attack.ts'
import { attackersOf } from '../combat/attack-value.ts'
import { damageLeft } from '../combat/damage.ts'
import { type Duel, NOTHING, opponentOf } from '../duel.ts'
import { type CardEffect, cardLanguage } from '../effects/language.ts'
import type { AttackFrame } from '../frames.ts'
import { costOf } from '../pieces.ts'
import { ATTACK_BASE, ATTACK_ROW, actionOf, BUY, PLAY, pieceOf, USE } from '../turn/act.ts'
import { attackersFor, bestRowAttack, rowAttackersAmong } from './attacks.ts'
import { averageWorth, baseWorth, exileLoss, gainFrom, playOrder, takesFromHand } from './card-worth.ts'
import { worthOfPicks } from './picking.ts'

/**
 * A quick, sensible player for playouts: it plays everything, uses worthwhile abilities, attacks, buys, ends the turn.
 */
export function policy(t: Duel, decision: Decision, randomBelow: RandomBelow): readonly number[] {
  const { kind, options, seat, min, max } = decision
  switch (kind) {
    case 'act':
      return withAttackers(t, seat, chooseAction(t, seat, options, randomBelow))
    case 'assign':
      return [chooseShare(t, seat, decision)]
    case 'pickExile':
      return chooseExiles(t, seat, options, min, max)
    case 'pickBases':
      return options.toSorted((a, b) => baseWorth(b) - baseWorth(a)).slice(0, min)
    default:
      return [bestOption(options, worthOfPicks(t, seat, kind))]
  }
}

const top = (t: Duel) => at(t.stack, t.stack.length - 1) // the frame that asks is on top

/**
 * Chooses in the order of a good turn: play and use everything, attack the row, spend the resources, attack the base.
 */
function chooseAction(t: Duel, seat: Seat, options: readonly number[], randomBelow: RandomBelow): number {
  const best = (action: number, worth: (card: number) => number) => bestAction(options, action, worth)
  const use = (isWanted: (effect: CardEffect) => boolean) =>
    best(USE, (card) => {
      const effect = abilityOf(card)
      return effect !== null && isWanted(effect) ? cardLanguage.hint(t, effect, { seat, source: card }) : 0
    })

  const play = best(PLAY, playOrder)
  if (play !== NOTHING) return firstOf(use(takesFromHand), play)
  const used = use((effect) => !exilesItself(effect))
  if (used !== NOTHING) return used
  const raid = options.some((code) => actionOf(code) === ATTACK_ROW)
    ? bestRowAttack(t, seat, options, randomBelow)
    : NOTHING
  if (raid !== NOTHING) return raid
  const purchase = best(BUY, worthOfPurchases(t, seat, randomBelow))
  const strike = best(ATTACK_BASE, () => 1)
  return firstOf(purchase, strike, use(exilesItself), at(options, options.length - 1))
}

/** The option of this action with the greatest worth, or NOTHING if no option is worth more than 0. */
function bestAction(options: readonly number[], action: number, worth: (card: number) => number): number {
  let best = NOTHING
  let most = 0
  for (const code of options) {
    if (actionOf(code) !== action) continue
    const value = worth(pieceOf(code))
    if (value <= most) continue
    most = value
    best = code
  }
  return best
}

function firstOf(...codes: readonly number[]): number {
  return codes.find((code) => code !== NOTHING) ?? NOTHING
}

/** The worth of a resource that a purchase leaves for the next one. */
const CHANGE = 0.4

/** The worth of cards that improve the deck, preferring those that use more of the resources. */
function worthOfPurchases(t: Duel, seat: Seat, randomBelow: RandomBelow): (card: number) => number {
  const average = averageWorth(t, seat)
  return (card) => {
    const gain = gainFrom(card, average)
    return gain <= 0 ? 0 : gain + CHANGE * (at(t.resources, seat) - costOf(card)) + randomBelow(8) / 16
  }
}

/** Whether the card itself is the price. The bot pays it after the card has done its work. */
function exilesItself(effect: CardEffect): boolean {
  return effect.op === 'pay' && effect.cost.op === 'exileThis'
}

/** All cards attack the base; just enough cards attack the row. */
function withAttackers(t: Duel, seat: Seat, code: number): readonly number[] {
  const action = actionOf(code)
  if (action === ATTACK_BASE) return withPart([code], attackersOf(t, seat, false))
  if (action !== ATTACK_ROW) return [code]
  const able = attackersOf(t, seat, true)
  return withPart(
    [code],
    attackersFor(rowAttackersAmong(t, seat, able), attackNeededFor(pieceOf(code))) ?? able,
  )
}

/** Destroys a ship if possible. Damage that cannot destroy one goes to the first ship. */
function chooseShare(t: Duel, seat: Seat, { min, max }: Decision): number {
  const { left, shares } = top(t) as AttackFrame // only an attack asks this
  const opponent = opponentOf(seat)
  if (damageLeft(t, opponent, shares.length) <= left) return max
  for (let ship = shares.length + 1; ship < at(t.ships, opponent).length; ship++)
    if (damageLeft(t, opponent, ship) <= left) return min
  return max
}

/** The weakest cards: as many as required, or as many as make the deck better. */
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

function bestOption(options: readonly number[], worth: (code: number) => number): number {
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
