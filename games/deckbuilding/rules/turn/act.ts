import {
  at,
  type BlockedOption,
  type DecisionKind,
  decisionKind,
  type Option,
  type Plain,
  pairing,
  partsOf,
  type Refusal,
  type Seat,
  somePart,
  type Total,
} from '@kantyna/kernel'
import { abilityOf, permitsNeutral } from '../abilities/abilities.ts'
import { attackNeededFor } from '../combat/attack.ts'
import { attackersOf, attackOf, attackValue, canAttack, hasAttackBonus } from '../combat/attack-value.ts'
import { type Duel, NOTHING, opponentOf } from '../duel.ts'
import { cardLanguage } from '../effects/language.ts'
import { costOf, faceOf, factionOf, isShip, NEUTRAL, nameOf, targetOf } from '../pieces.ts'
import type { DuelRefusal } from '../refusal.ts'
import { alike, copyId, distinct } from '../scenario/copies.ts'
import { thingOf } from '../scenario/things.ts'
import { isEnemy } from '../setup/sides.ts'
import type { Action } from './questions.ts'

/** What the active player can do: everything, in any order, until they end the turn (DB-TURN-05 to DB-TURN-07). */

export const PLAY = 0
export const BUY = 1
export const BUY_OFF = 2
export const USE = 3
export const ATTACK_ROW = 4
export const ATTACK_BASE = 5
export const END = 6

/** An action and its piece, in one code. */
const codes = pairing(END + 1, 256)
const codeOf = codes.code
export const { first: actionOf, second: pieceOf } = codes

/** The attack on the base needs no piece. */
const ATTACK_BASE_CODE = codeOf(ATTACK_BASE, 0)
const END_CODE = codeOf(END, 0)

export const act: DecisionKind<Duel> = decisionKind({
  name: 'act',
  shape: 'one',
  rules: ['DB-TURN-05', 'DB-TURN-06', 'DB-TURN-07', 'DB-TURN-08'],
  list(t, seat) {
    // Any card of the hand, or none (DB-FAQ-01). Playing a card is action 0, so the card is its own code.
    const codes = distinct(t, at(t.hands, seat))
    listPurchases(t, seat, codes)
    listAbilities(t, seat, codes)
    listAttacks(t, seat, codes)
    codes.push(END_CODE)
    return codes
  },
  option,
  next(t, seat, picks) {
    if (picks.length > 1) return null
    const code = at(picks, 0)
    const isRow = actionOf(code) === ATTACK_ROW
    if (!isRow && code !== ATTACK_BASE_CODE) return null
    return somePart('commit', attackersOf(t, seat, isRow), 1, Number.POSITIVE_INFINITY)
  },
  // DB-COMMIT-01, DB-COMMIT-02, DB-COMMIT-03, DB-COMMIT-04, DB-COMMIT-07, DB-COMMIT-09, DB-COMMIT-10: the cards that
  // attack together, once a turn.
  partOption(t, seat, picks, { codes }, card) {
    const code = at(picks, 0)
    const isRow = actionOf(code) === ATTACK_ROW
    return {
      id: copyId(codes, card),
      touches: [thingOf(card)],
      facts: {
        card,
        attack: attackOf(t, seat, card, isRow),
        // Terms are plain data.
        terms: attackValue.terms(t, { seat, card, againstRow: isRow }) as readonly object[] as Plain,
        needs: isRow ? attackNeededFor(pieceOf(code)) : 0,
      },
    }
  },
  total,
  blocked: (t, seat) => [
    ...blockedPurchases(t, seat),
    ...blockedAbilities(t, seat),
    ...blockedAttackers(t, seat),
  ],
})

/** The total attack of the cards (DB-BASE-01, DB-ROW-03), and whether it defeats a card of the row. */
function total(t: Duel, seat: Seat, picks: readonly number[]): Total | null {
  const code = at(picks, 0)
  const isRow = actionOf(code) === ATTACK_ROW
  if (!isRow && code !== ATTACK_BASE_CODE) return null
  const [cards = []] = partsOf(picks)
  const terms = cards.flatMap((card) => attackValue.terms(t, { seat, card, againstRow: isRow }))
  const amount = terms.reduce((sum, term) => sum + term.amount, 0)
  const needs = isRow ? attackNeededFor(pieceOf(code)) : 0
  if (amount >= needs) return { amount, terms }
  // The player may still make such an attack, which fails.
  const refusal: DuelRefusal = { rule: 'DB-ROW-10', reason: 'attackTooWeak', facts: { amount, needs } }
  return { amount, terms, refusal }
}

/**
 * Lists the cards of the player's faction, the neutral cards and the pilot that the pool can pay for (DB-BUY-01,
 * DB-BUY-02, DB-BUY-03, DB-BUY-04, DB-BUY-05, DB-BUY-06, DB-BUY-07, DB-BUY-08, DB-BUY-11); buying off (DB-OPT-07).
 */
function listPurchases(t: Duel, seat: Seat, codes: number[]): void {
  const has = at(t.resources, seat)
  const { row } = t
  for (let slot = 0; slot < row.length; slot++) {
    const card = at(row, slot)
    if (card === NOTHING || costOf(card) > has || isEnemy(t, seat, card) || isListed(row, slot)) continue
    codes.push(codeOf(BUY, card))
    if (t.options.buyOff === 'yes' && factionOf(card) === NEUTRAL) codes.push(codeOf(BUY_OFF, card))
  }
  const pilot = t.pilots[t.pilots.length - 1]
  if (pilot !== undefined && costOf(pilot) <= has) codes.push(codeOf(BUY, pilot))
}

/** Whether an identical card is further left in the row. They are one option. */
function isListed(row: readonly number[], slot: number): boolean {
  const face = faceOf(at(row, slot))
  for (let left = 0; left < slot; left++) {
    const other = at(row, left)
    if (other !== NOTHING && faceOf(other) === face) return true
  }
  return false
}

/**
 * Lists the abilities of units, ships and the base: each can be used at any time, once a turn (DB-ABIL-03, DB-ABIL-07,
 * DB-ABIL-08, DB-ABIL-12).
 */
function listAbilities(t: Duel, seat: Seat, codes: number[]): void {
  for (const unit of at(t.units, seat)) if (isUsable(t, seat, unit)) codes.push(codeOf(USE, unit))
  for (const ship of at(t.ships, seat)) if (isUsable(t, seat, ship)) codes.push(codeOf(USE, ship))
  const base = at(t.bases, seat)
  if (base !== NOTHING && isUsable(t, seat, base)) codes.push(codeOf(USE, base))
}

function isUsable(t: Duel, seat: Seat, card: number): boolean {
  const effect = abilityOf(card)
  return (
    effect !== null &&
    !t.used.includes(card) &&
    cardLanguage.legal(t, effect, { seat, source: card }) === null
  )
}

/** A player can attack even while the opponent has no base, as long as the opponent has ships (DB-BASE-16). */
function listAttacks(t: Duel, seat: Seat, codes: number[]): void {
  const opponent = opponentOf(seat)
  const hasTarget = t.bases[opponent] !== NOTHING || at(t.ships, opponent).length > 0
  const hasBonus = hasAttackBonus(t, seat)
  if (hasTarget && canAttack(t, seat, false, hasBonus)) codes.push(ATTACK_BASE_CODE)
  if (!canAttack(t, seat, true, hasBonus)) return
  for (let slot = 0; slot < t.row.length; slot++) {
    const card = at(t.row, slot)
    if (card !== NOTHING && isTarget(t, seat, card) && !isListed(t.row, slot))
      codes.push(codeOf(ATTACK_ROW, card))
  }
}

/**
 * Whether the card can be attacked: an enemy unit (DB-COMMIT-11 to DB-COMMIT-13), or a neutral one if the base allows
 * it and has not been used for that this turn.
 */
function isTarget(t: Duel, seat: Seat, card: number): boolean {
  if (targetOf(card) > 0) return isEnemy(t, seat, card)
  const base = at(t.bases, seat)
  const isPermitted = base !== NOTHING && permitsNeutral(base) === true && !t.used.includes(base)
  return isPermitted && factionOf(card) === NEUTRAL && !isShip(card)
}

function option(t: Duel, seat: Seat, code: number): Option {
  const card = pieceOf(code)
  const name = nameOf(card)
  switch (actionOf(code)) {
    case PLAY:
      return {
        id: `play ${name}`,
        touches: alike(at(t.hands, seat), card).map(thingOf),
        facts: { do: 'play' satisfies Action, card },
      }
    case BUY:
      return {
        id: `buy ${name}`,
        touches: alike(onSale(t), card).map(thingOf),
        facts: { do: 'buy' satisfies Action, card, price: costOf(card) },
      }
    case BUY_OFF:
      return {
        id: `buy-off ${name}`,
        touches: alike(t.row, card).map(thingOf),
        facts: { do: 'buyOff' satisfies Action, card, price: costOf(card) },
      }
    case USE: {
      const inPlay = [...at(t.units, seat), ...at(t.ships, seat)]
      return {
        id: `use ${copyId(inPlay, card)}`,
        touches: [thingOf(card)],
        facts: { do: 'use' satisfies Action, card },
      }
    }
    case ATTACK_ROW:
      return {
        id: `attack ${name}`,
        touches: alike(t.row, card).map(thingOf),
        facts: { do: 'attackRow' satisfies Action, card, needs: attackNeededFor(card) },
      }
    case ATTACK_BASE: {
      const opponent = opponentOf(seat)
      const base = at(t.bases, opponent)
      const targets = base === NOTHING ? at(t.ships, opponent) : [base, ...at(t.ships, opponent)]
      return {
        id: 'attack base',
        touches: targets.map(thingOf),
        facts: { do: 'attack' satisfies Action, target: base },
      }
    }
    default:
      return {
        id: 'end',
        touches: [],
        facts: {
          do: 'end' satisfies Action,
          resources: at(t.resources, seat),
          attackers: attackersOf(t, seat, false).length,
        },
      }
  }
}

function blockedPurchases(t: Duel, seat: Seat): BlockedOption[] {
  const has = at(t.resources, seat)
  const all = onSale(t)
  return all.flatMap((card, slot): BlockedOption[] => {
    if (card === NOTHING || isListed(all, slot)) return []
    const refusal = refusalToSell(t, seat, card, has)
    if (refusal === null) return []
    return [{ id: `buy ${nameOf(card)}`, touches: alike(all, card).map(thingOf), refusal }]
  })
}

/** The row and the top pilot. */
function onSale({ row, pilots }: Duel): number[] {
  return [...row, ...pilots.slice(-1)]
}

function refusalToSell(t: Duel, seat: Seat, card: number, has: number): DuelRefusal | null {
  if (isEnemy(t, seat, card)) {
    const rule = seat === t.empire ? 'DB-BUY-06' : 'DB-BUY-04'
    return { rule, reason: isShip(card) ? 'enemyShip' : 'enemyCard', facts: { card } }
  }
  if (costOf(card) <= has) return null
  return { rule: 'DB-BUY-08', reason: 'tooExpensive', facts: { card, price: costOf(card), has } }
}

function blockedAbilities(t: Duel, seat: Seat): BlockedOption[] {
  const inPlay = [...at(t.units, seat), ...at(t.ships, seat)]
  const base = at(t.bases, seat)
  return (base === NOTHING ? inPlay : [...inPlay, base]).flatMap((card): BlockedOption[] => {
    const refusal = refusalToUse(t, seat, card)
    if (refusal === null) return []
    return [{ id: `use ${copyId(inPlay, card)}`, touches: [thingOf(card)], refusal }]
  })
}

/** Null for cards that can be used, and for cards without an ability to use. */
function refusalToUse(t: Duel, seat: Seat, card: number): Refusal | null {
  const effect = abilityOf(card)
  if (effect === null) return null
  if (t.used.includes(card))
    return { rule: 'DB-ABIL-10', reason: 'alreadyUsed', facts: { card } } satisfies DuelRefusal
  return cardLanguage.legal(t, effect, { seat, source: card })
}

/** Cards in play that cannot take part in an attack now. */
function blockedAttackers(t: Duel, seat: Seat): BlockedOption[] {
  const able = attackersOf(t, seat, false)
  const inPlay = [...at(t.units, seat), ...at(t.ships, seat)]
  return inPlay
    .filter((card) => !able.includes(card))
    .map((card) => ({
      id: `attack with ${copyId(inPlay, card)}`,
      touches: [thingOf(card)],
      refusal: refusalToAttack(t, card),
    }))
}

function refusalToAttack(t: Duel, card: number): DuelRefusal {
  return t.attacked.includes(card)
    ? { rule: 'DB-COMMIT-07', reason: 'attackedAlready', facts: { card } }
    : { rule: 'DB-COMMIT-14', reason: 'noAttack', facts: { card } }
}
