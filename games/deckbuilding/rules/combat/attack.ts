import {
  ask,
  at,
  type DecisionKind,
  decisionKind,
  done,
  hasListener,
  PASS,
  type Plain,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { type Duel, NOTHING, opponentOf } from '../duel.ts'
import { type CardEffect, cardLanguage } from '../effects/language.ts'
import { emitEvent } from '../events.ts'
import { type AttackFrame, callTriggers } from '../frames.ts'
import { discardFromRow } from '../market/piles.ts'
import { cardOf, costOf, factionOf, NEUTRAL, targetOf } from '../pieces.ts'
import { thingOf } from '../scenario/things.ts'
import { attackOf } from './attack-value.ts'
import { damageBase, damageLeft, damageShip } from './damage.ts'

const frameOf = (t: Duel) => at(t.stack, t.stack.length - 1) as AttackFrame // only an attack asks these questions

/** The attack needed to defeat a card in the row: its target value, or its cost if a base lets neutrals be attacked. */
export function attackNeededFor(card: number): number {
  return factionOf(card) === NEUTRAL ? costOf(card) : targetOf(card)
}

/** How much of the damage does this ship get? It must get at least what the others cannot take. */
export const assign: DecisionKind<Duel> = decisionKind({
  name: 'assign',
  shape: 'number',
  rules: ['DB-BASE-03', 'DB-BASE-04'],
  list: () => [],
  bounds: (t, seat) => shareBounds(t, seat, frameOf(t)),
  option: (_, __, code) => ({ id: String(code), touches: [] }),
  source: (t, seat) => thingOf(at(at(t.ships, opponentOf(seat)), frameOf(t).shares.length)),
})

function shareBounds(t: Duel, seat: Seat, { left, shares }: AttackFrame): { min: number; max: number } {
  const opponent = opponentOf(seat)
  const ship = shares.length
  let others = 0
  for (let next = ship + 1; next < at(t.ships, opponent).length; next++)
    others += damageLeft(t, opponent, next)
  return { min: Math.max(0, left - others), max: Math.min(left, damageLeft(t, opponent, ship)) }
}

/** Does the player take the reward? */
export const takeReward: DecisionKind<Duel> = decisionKind({
  name: 'takeReward',
  shape: 'one',
  rules: ['DB-REWARD-02', 'DB-ROW-07'],
  list(t, seat) {
    const { target } = frameOf(t)
    const isPossible = cardLanguage.legal(t, rewardOf(target), { seat, source: target }) === null
    return isPossible ? [0, PASS] : []
  },
  option(t) {
    const { target } = frameOf(t)
    // An effect is a tree of plain data.
    return { id: 'take', touches: [], facts: { card: target, effect: rewardOf(target) as unknown as Plain } }
  },
  source: (t) => thingOf(frameOf(t).target),
})

/** The printed reward; a neutral card gives as many resources as it costs (Ord Mantell). */
function rewardOf(card: number): CardEffect {
  return cardOf(card).reward ?? { op: 'gain', stat: 'resources', amount: costOf(card) }
}

/**
 * The resolution of an attack with its committed cards: on the base and its ships (DB-BASE), or on one card of the row,
 * the same for both sides (DB-ROW-01, DB-ROW-02).
 */
export const attack = routine<Duel, AttackFrame>('attack')('shown', {
  // DB-COMMIT-05, DB-COMMIT-06, DB-BASE-01, DB-ROW-03: adds up the cards' attack. They cannot attack again this turn,
  // even if the attack fails (DB-ROW-11, DB-ROW-12).
  strike(t, frame) {
    const { seat, target, cards } = frame
    const isRow = target !== NOTHING
    let total = 0
    for (const card of cards) total += attackOf(t, seat, card, isRow)
    t.attacked.push(...cards) // DB-BASE-18
    if (hasListener(t)) {
      const struck = isRow ? target : at(t.bases, opponentOf(seat))
      emitEvent(t, { type: 'attacked', seat, target: struck, cards, total })
    }
    if (!isRow) {
      frame.left = total
      return 'hitShips'
    }
    if (factionOf(target) === NEUTRAL) t.used.push(at(t.bases, seat))
    // DB-ROW-04, DB-ROW-08 to DB-ROW-10: all or nothing; excess damage is lost, and no damage stays.
    const needed = attackNeededFor(target)
    if (total >= needed) return 'defeat'
    emitEvent(t, { type: 'attackFailed', target, total, needed })
    return done
  },
  // DB-ROW-05, DB-ROW-06.
  defeat(t, { seat, target }) {
    emitEvent(t, { type: 'defeated', seat, card: target })
    discardFromRow(t, target)
  },
  // DB-ROW-07, DB-REWARD-01, DB-REWARD-02, DB-REWARD-05 to DB-REWARD-07: the attacker may take the reward and use it
  // like anything else.
  offerReward(t, { seat }) {
    if (!ask(t, takeReward, seat)) return 'afterDefeat'
  },
  reward(t, { seat, target }) {
    const isTaken = picked(t) !== PASS
    emitEvent(t, { type: isTaken ? 'rewardTaken' : 'rewardDeclined', seat, card: target })
    if (isTaken) cardLanguage.run(t, rewardOf(target), { seat, source: target })
  },
  // DB-REWARD-04.
  afterDefeat(t, { seat, cards }) {
    callTriggers(t, seat, ['defeat'], cards)
    return done
  },
  // DB-BASE-02, DB-BASE-03, DB-BASE-07, DB-BASE-08: ships first, the rest to the base. Without a base the rest is lost
  // (DB-BASE-17).
  hitShips(t, frame) {
    const opponent = opponentOf(frame.seat)
    const ships = at(t.ships, opponent)
    let toughness = 0
    for (let ship = 0; ship < ships.length; ship++) toughness += damageLeft(t, opponent, ship)
    if (frame.left < toughness) return 'divide'
    for (const ship of ships.slice())
      damageShip(t, opponent, ship, damageLeft(t, opponent, ships.indexOf(ship)))
    damageBase(t, opponent, frame.left - toughness)
    return done
  },
  // DB-BASE-04.
  divide(t, frame) {
    const opponent = opponentOf(frame.seat)
    const ships = at(t.ships, opponent)
    if (frame.shares.length === ships.length) {
      for (const [index, ship] of ships.slice().entries())
        damageShip(t, opponent, ship, at(frame.shares, index))
      return done
    }
    const { min, max } = shareBounds(t, frame.seat, frame)
    if (min < max) return 'askForShare'
    addShare(frame, min)
    return 'divide'
  },
  askForShare(t, frame) {
    ask(t, assign, frame.seat)
  },
  assignShare(t, frame) {
    addShare(frame, picked(t))
    return 'divide'
  },
})

function addShare(frame: AttackFrame, share: number): void {
  frame.shares = [...frame.shares, share]
  frame.left -= share
}
