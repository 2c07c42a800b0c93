import { at, type RandomBelow, type Seat } from '@kantyna/kernel'
import { attackNeededFor } from '../combat/attack.ts'
import { attackersOf, attackOf } from '../combat/attack-value.ts'
import { damageLeft } from '../combat/damage.ts'
import { basesToWin, type Duel, NOTHING, opponentOf } from '../duel.ts'
import { cardLanguage } from '../effects/language.ts'
import { cardOf, costOf, hitPointsOf } from '../pieces.ts'
import { isEnemy } from '../setup/sides.ts'
import { ATTACK_ROW, actionOf, pieceOf } from '../turn/act.ts'
import { worthOf } from './card-worth.ts'

/** Chooses the best attacks with the cards in play. */

/** The share of a card's worth that a player gains when the opponent can no longer buy it. */
const DENIED = 0.25
/** The worth of destroying a base now instead of a turn later. */
const BASE_NOW = 6

/** A card and its attack against the row, computed once. */
interface RowAttacker {
  readonly card: number
  readonly attack: number
}

/** The cards that can attack the row, weakest first. */
export function rowAttackersAmong(t: Duel, seat: Seat, able: readonly number[]): readonly RowAttacker[] {
  return able
    .map((card) => ({ card, attack: attackOf(t, seat, card, true) }))
    .sort((a, b) => a.attack - b.attack)
}

/**
 * The weakest cards that defeat a target in the row: one card if one is enough, otherwise the strongest card and the
 * helpers that it needs.
 */
export function attackersFor(attackers: readonly RowAttacker[], needed: number): readonly number[] | null {
  const left = attackers.slice()
  const chosen: number[] = []
  let missing = needed
  while (missing > 0) {
    // If no card is enough, this takes the last one, which is the strongest.
    const [next] = left.splice(weakestAbove(left, missing), 1)
    if (next === undefined) return null
    chosen.push(next.card)
    missing -= next.attack
  }
  return chosen
}

function weakestAbove(attackers: readonly RowAttacker[], attack: number): number {
  for (let index = 0; index < attackers.length; index++)
    if (at(attackers, index).attack >= attack) return index
  return attackers.length - 1
}

/** The best attack on the row, or NOTHING if the cards gain more by attacking the base. */
export function bestRowAttack(
  t: Duel,
  seat: Seat,
  options: readonly number[],
  randomBelow: RandomBelow,
): number {
  const attackers = rowAttackersAmong(t, seat, attackersOf(t, seat, true))
  const damageCost = costOfDamage(t, seat)
  let best = 0
  let attack = NOTHING
  for (const code of options) {
    if (actionOf(code) !== ATTACK_ROW) continue
    const target = pieceOf(code)
    const chosen = attackersFor(attackers, attackNeededFor(target))
    if (chosen === null) continue
    const gain =
      gainFromDefeat(t, seat, target) - damageCost(strengthOf(t, seat, chosen)) + randomBelow(8) / 16
    if (gain <= best) continue
    best = gain
    attack = code
  }
  return attack
}

function gainFromDefeat(t: Duel, seat: Seat, target: number): number {
  const { reward } = cardOf(target)
  const gain = reward === null ? costOf(target) : cardLanguage.hint(t, reward, { seat, source: target })
  return isEnemy(t, seat, target) ? gain + DENIED * worthOf(target) : gain
}

/**
 * What a player loses by dealing less damage to the opponent's base. The loss is greatest if the base would otherwise
 * have been destroyed.
 */
function costOfDamage(t: Duel, seat: Seat): (lost: number) => number {
  const opponent = opponentOf(seat)
  const base = at(t.bases, opponent)
  let shield = 0
  for (let ship = 0; ship < at(t.ships, opponent).length; ship++) shield += damageLeft(t, opponent, ship)
  if (base === NOTHING && shield === 0) return () => 0
  const toughness = shield + (base === NOTHING ? 0 : hitPointsOf(base) - at(t.baseDamage, opponent))
  const spare = strengthOf(t, seat, attackersOf(t, seat, false)) - toughness
  if (spare < 0) return (lost) => lost
  const isLast = base !== NOTHING && at(t.victory, seat).length === basesToWin(t.options) - 1
  const lossOfDestruction = isLast ? Number.POSITIVE_INFINITY : BASE_NOW
  return (lost) => (lost <= spare ? 0 : lossOfDestruction + lost - spare)
}

/** The attack of these cards against the base and its ships. */
function strengthOf(t: Duel, seat: Seat, cards: readonly number[]): number {
  let strength = 0
  for (const card of cards) strength += attackOf(t, seat, card, false)
  return strength
}
