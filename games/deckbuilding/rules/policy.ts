import { at, type Decision, PASS, type Seat } from '@kantyna/kernel'
import { abilityOf } from './abilities.ts'
import { ATTACK_BASE, ATTACK_ROW, actionOf, BUY, PLAY, pieceOf, USE } from './act.ts'
import { neededFor } from './attack.ts'
import { attackersOf, attackOf } from './attack-value.ts'
import { damageLeft } from './damage.ts'
import { type Duel, NOTHING, rivalOf } from './duel.ts'
import { type CardEffect, cardLanguage } from './effects/language.ts'
import { cardOf, costOf, FIRST_BASE, hitPointsOf, isShip } from './pieces.ts'
import { isEnemy } from './sides.ts'

/** A quick sensible player for playouts: plays everything, uses what is worth it, attacks, buys, ends the turn. */
export function policy(t: Duel, decision: Decision, below: (sides: number) => number): readonly number[] {
  const { kind, options, seat } = decision
  switch (kind) {
    case 'act':
      return [chooseAction(t, seat, options, below)]
    case 'commit':
      return chooseAttackers(t, seat, options)
    case 'assign':
      return [decision.max]
    case 'chooseEffect':
      return [chooseEffect(t, seat, options)]
    case 'pickExile':
      return chooseExiles(options, decision.min, decision.max)
    case 'pickDiscard':
    case 'pickForced':
      return [leastOf(options, costOf)]
    case 'pickFromRow':
    case 'pickSwapOut':
      return [mostOf(options, (card) => (isEnemy(t, seat, card) ? costOf(card) : -costOf(card)))]
    case 'pickKeep':
      return [mostOf(options, (card) => (isEnemy(t, seat, card) ? -costOf(card) : costOf(card)))]
    case 'pickTarget':
      return [at(options, 0)]
    case 'pickBases':
      return anyOf(options, decision.min, below)
    case 'newBase':
      return [mostOf(options, (base) => hitPointsOf(base) + below(6))]
    default:
      return [
        options.length > 1
          ? mostOf(options, (code) => (code === PASS ? -1 : costOrNothing(code)))
          : at(options, 0),
      ]
  }
}

function chooseAction(
  t: Duel,
  seat: Seat,
  options: readonly number[],
  below: (sides: number) => number,
): number {
  let purchase = NOTHING
  let use = NOTHING
  for (const code of options) {
    const action = actionOf(code)
    if (action === PLAY) return code
    if (action === USE && isWorthUsing(t, seat, pieceOf(code))) use = code
    if (action === BUY && isBetterBuy(purchase, code, below)) purchase = code
  }
  if (use !== NOTHING) return use
  const attack = chooseTarget(t, seat, options, below)
  if (attack !== NOTHING) return attack
  return purchase === NOTHING ? at(options, options.length - 1) : purchase
}

function isBetterBuy(best: number, code: number, below: (sides: number) => number): boolean {
  if (best === NOTHING) return true
  return costOf(pieceOf(code)) * 4 + below(6) > costOf(pieceOf(best)) * 4
}

/** What costs the card itself or a card of the hand is left alone, unless the card has done its work. */
function isWorthUsing(t: Duel, seat: Seat, card: number): boolean {
  const effect = abilityOf(card)
  if (effect === null) return false
  if (effect.op === 'pay' && effect.cost.op === 'exileThis') return false
  return cardLanguage.hint(t, effect, { seat, source: card }) > 0
}

/** The base, or a card of the row that falls and pays well for it. */
function chooseTarget(
  t: Duel,
  seat: Seat,
  options: readonly number[],
  below: (sides: number) => number,
): number {
  let strike = NOTHING
  let best = 0
  let target = NOTHING
  let reach = -1
  for (const code of options) {
    const action = actionOf(code)
    if (action === ATTACK_BASE) strike = code
    if (action !== ATTACK_ROW) continue
    if (reach < 0) reach = reachOf(t, seat, true)
    const card = pieceOf(code)
    const needed = neededFor(card)
    if (needed > reach) continue
    const { reward } = cardOf(card)
    const gain =
      (reward === null ? costOf(card) : cardLanguage.hint(t, reward, { seat, source: card })) + needed * 0.4
    const worth = gain - needed * 0.8 + below(3)
    if (worth <= best) continue
    best = worth
    target = code
  }
  if (strike === NOTHING || target === NOTHING) return strike === NOTHING ? target : strike
  return isDecisive(t, seat) || below(3) === 0 ? strike : target
}

function reachOf(t: Duel, seat: Seat, againstRow: boolean): number {
  let reach = 0
  for (const card of attackersOf(t, seat, againstRow)) reach += attackOf(t, seat, card, againstRow)
  return reach
}

/** The base would fall. */
function isDecisive(t: Duel, seat: Seat): boolean {
  const rival = rivalOf(seat)
  const base = at(t.bases, rival)
  if (base === NOTHING) return false
  let needed = hitPointsOf(base) - at(t.baseDamage, rival)
  for (let ship = 0; ship < at(t.ships, rival).length; ship++) needed += damageLeft(t, rival, ship)
  return reachOf(t, seat, false) >= needed
}

/** Against the base everybody goes; against the row the strongest, until it is enough. */
function chooseAttackers(t: Duel, seat: Seat, options: readonly number[]): readonly number[] {
  const top = t.stack[t.stack.length - 1] as { readonly target?: number } | undefined // the attack that asks
  const target = top?.target ?? NOTHING
  if (target === NOTHING) return options
  const strongest = options.toSorted((a, b) => attackOf(t, seat, b, true) - attackOf(t, seat, a, true))
  let left = neededFor(target)
  const sent: number[] = []
  for (const card of strongest) {
    if (left <= 0) break
    sent.push(card)
    left -= attackOf(t, seat, card, true)
  }
  return sent
}

interface WaitingEffect {
  readonly effect: { readonly op: string; readonly of?: readonly CardEffect[]; readonly do?: CardEffect }
  readonly context: { readonly seat: Seat; readonly source: number }
}

/** What is worth most to whom the effect serves, or least where the rival is made to choose. */
function chooseEffect(t: Duel, seat: Seat, options: readonly number[]): number {
  const { effect, context } = t.stack[t.stack.length - 1] as unknown as WaitingEffect // what asks is an effect
  const inner = effect.do !== undefined && effect.do.op === 'choose' ? effect.do.of : undefined
  const parts = effect.of ?? inner ?? (effect.do === undefined ? [] : [effect.do])
  const worth = (code: number) => (code === PASS ? 0 : cardLanguage.hint(t, at(parts, code), context))
  return mostOf(options, (code) => (context.seat === seat ? worth(code) : -worth(code)))
}

/** Starters first, and never anything worth keeping while one may stop. */
function chooseExiles(options: readonly number[], min: number, max: number): readonly number[] {
  const weakest = options.toSorted((a, b) => costOf(a) - costOf(b))
  return weakest.filter((card, index) => index < min || (index < max && costOf(card) === 0))
}

function costOrNothing(code: number): number {
  return code >= FIRST_BASE || code < 0 ? 0 : costOf(code) + (isShip(code) ? 1 : 0)
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

function leastOf(options: readonly number[], worth: (code: number) => number): number {
  return mostOf(options, (code) => -worth(code))
}

function anyOf(options: readonly number[], count: number, below: (sides: number) => number): number[] {
  const left = options.slice()
  const chosen: number[] = []
  while (chosen.length < count) chosen.push(...left.splice(below(left.length), 1))
  return chosen
}
