import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  type Frame,
  hasListener,
  partsOf,
  picked,
  pickedAll,
  remove,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { abilityOf, waitsForTiming } from '../abilities/abilities.ts'
import { type Duel, forgetTurn, HAND_SIZE, NOTHING } from '../duel.ts'
import { cardLanguage } from '../effects/language.ts'
import { emitEvent } from '../events.ts'
import { gainForce, isAtOwnEnd } from '../force/force.ts'
import { callAttack, callPurchase, callTriggers } from '../frames.ts'
import { discardFromRow, draw, exile } from '../market/piles.ts'
import { costOf, factionOf, forceOf, isShip, NEUTRAL, nameOf, resourcesOf } from '../pieces.ts'
import { thingOf } from '../scenario/things.ts'
import { ATTACK_BASE, ATTACK_ROW, act, actionOf, BUY, BUY_OFF, END, PLAY, pieceOf, USE } from './act.ts'

/** Which base comes next? The player chooses freely among those that are left (DB-START-03). */
export const newBase: DecisionKind<Duel> = decisionKind({
  name: 'newBase',
  shape: 'one',
  rules: ['DB-START-02', 'DB-START-03'],
  list: (t, seat) => at(t.baseDecks, seat).slice(),
  option: (_, __, base) => ({ id: nameOf(base), touches: [thingOf(base)], facts: { base } }),
})

export function beginTurn(t: Duel): void {
  call<Frame>(t, { routine: 'turn', stage: 0 })
}

/**
 * A turn (DB-TURN-04): its start (DB-START-01), any number of actions, and its end (DB-END-01), each in the order of
 * the rulebook's steps.
 */
export const turn = routine<Duel, Frame>('turn')('shown', {
  begin(t) {
    t.turn++
    emitEvent(t, { type: 'turnBegan', seat: t.active, turn: t.turn })
    // DB-START-05: a base in play stays.
    if (t.bases[t.active] !== NOTHING) return 'startOfTurn'
  },
  // DB-START-02 to DB-START-04, DB-ADV-05: a destroyed base is replaced by one that its owner chooses.
  chooseNewBase(t) {
    if (at(t.baseDecks, t.active).length === 1) return 'revealLastBase'
    ask(t, newBase, t.active)
  },
  takeNewBase(t) {
    reveal(t, t.active, picked(t))
    return 'startOfTurn'
  },
  revealLastBase(t) {
    reveal(t, t.active, at(at(t.baseDecks, t.active), 0))
  },
  startOfTurn(t) {
    callTriggers(t, t.active, ['turnStart'], [at(t.bases, t.active)])
  },
  // DB-START-06, DB-FORCE-08, DB-FORCE-09: the player gains 1 resource, once, if the marker is on the outermost space
  // of their side.
  forceBonus(t) {
    if (!isAtOwnEnd(t, t.active)) return
    addResources(t, t.active, 1)
    emitEvent(t, { type: 'forceBonus', seat: t.active })
  },
  // DB-START-07, DB-START-10, DB-PLAY-09: then ships that are already in play give their resources.
  shipsPay(t) {
    let amount = 0
    for (const ship of at(t.ships, t.active)) amount += resourcesOf(ship)
    if (amount === 0) return
    addResources(t, t.active, amount)
    emitEvent(t, { type: 'shipsPaid', seat: t.active, amount })
  },
  // DB-TURN-05, DB-TURN-06, DB-TURN-07, DB-TURN-08, DB-TURN-09: any actions of the active player in any order, or none.
  askForAction(t) {
    ask(t, act, t.active)
  },
  takeAction(t) {
    const picks = pickedAll(t)
    const code = at(picks, 0)
    if (actionOf(code) === END) return 'endTurn'
    perform(t, t.active, actionOf(code), pieceOf(code), picks)
    return 'askForAction'
  },
  endTurn(t) {
    const seat = t.active
    if (hasListener(t)) emitEvent(t, { type: 'turnEnded', seat, unspent: at(t.resources, seat) })
  },
  // DB-END-12, DB-ABIL-14: borrowed cards are exiled first.
  exileBorrowed(t) {
    for (const card of t.doomed) exile(t, t.active, card)
  },
  // DB-END-02, DB-END-03, DB-END-05, DB-END-06, DB-PLAY-07: units and the whole hand are discarded, ships stay.
  discardUnitsAndHand(t) {
    const discard = at(t.discards, t.active)
    for (const unit of at(t.units, t.active)) discard.push(unit)
    for (const card of at(t.hands, t.active)) discard.push(card)
    t.units[t.active] = []
    t.hands[t.active] = []
  },
  // DB-END-04, DB-END-07, DB-END-11: everything that is counted for one turn is reset; unspent resources are lost.
  forgetTurn(t) {
    t.resources[t.active] = 0
    forgetTurn(t)
  },
  // DB-END-08 to DB-END-10: if the deck runs out, the cards just discarded are shuffled in.
  drawHand(t) {
    draw(t, t.active, HAND_SIZE)
  },
})

/**
 * Turns up a base, which is the player's base from now on, without damage. Its "when revealed" ability is used now or
 * never (DB-WHEN-02).
 */
function reveal(t: Duel, seat: Seat, base: number): void {
  remove(at(t.baseDecks, seat), base)
  t.bases[seat] = base
  t.baseDamage[seat] = 0
  emitEvent(t, { type: 'baseRevealed', seat, base })
  callTriggers(t, seat, ['reveal'], [base])
}

/** All resources of a turn are one pool (DB-START-08, DB-START-09). */
function addResources(t: Duel, seat: Seat, amount: number): void {
  t.resources[seat] = at(t.resources, seat) + amount
}

function perform(t: Duel, seat: Seat, action: number, piece: number, picks: readonly number[]): void {
  switch (action) {
    case PLAY:
      play(t, seat, piece)
      break
    case BUY:
      callPurchase(t, {
        seat,
        card: piece,
        from: t.row.includes(piece) ? 'row' : 'pilots',
        price: costOf(piece),
        to: 'discard',
      })
      break
    // DB-OPT-05, DB-OPT-06, DB-OPT-08.
    case BUY_OFF:
      t.resources[seat] = at(t.resources, seat) - costOf(piece)
      emitEvent(t, { type: 'boughtOff', seat, card: piece, price: costOf(piece) })
      discardFromRow(t, piece)
      break
    case USE:
      use(t, seat, piece)
      break
    case ATTACK_ROW:
      callAttack(t, seat, piece, at(partsOf(picks), 0))
      break
    case ATTACK_BASE:
      callAttack(t, seat, NOTHING, at(partsOf(picks), 0))
      break
  }
}

/**
 * The card goes into play. Then its resources count, then its Force, then abilities that react to it (DB-PLAY-01,
 * DB-PLAY-02, DB-PLAY-03, DB-PLAY-04, DB-PLAY-05). From now on it may attack and be used (DB-PLAY-06). Its attack
 * counts only when it attacks (DB-PLAY-10).
 */
function play(t: Duel, seat: Seat, card: number): void {
  remove(at(t.hands, seat), card)
  if (isShip(card)) {
    at(t.ships, seat).push(card)
    at(t.shipDamage, seat).push(0)
  } else at(t.units, seat).push(card)
  if (hasListener(t)) emitEvent(t, { type: 'played', seat, card })
  const resources = resourcesOf(card)
  if (resources > 0) {
    addResources(t, seat, resources)
    if (hasListener(t))
      emitEvent(t, {
        type: 'gained',
        seat,
        stat: 'resources',
        amount: resources,
        source: card,
        isPrinted: true,
      })
  }
  const force = forceOf(card)
  if (force > 0) gainForce(t, seat, force)
  const isFirstNeutral = factionOf(card) === NEUTRAL && t.neutralPlays++ === 0
  if (isFirstNeutral) callTriggers(t, seat, ['play', 'firstNeutralPlay'], [card, at(t.bases, seat)])
  else if (waitsForTiming(card)) callTriggers(t, seat, ['play'], [card])
}

/** The ability is marked as used first, then carried out (DB-ABIL-01, DB-ABIL-07 to DB-ABIL-09). */
function use(t: Duel, seat: Seat, card: number): void {
  t.used.push(card)
  emitEvent(t, { type: 'used', seat, card })
  const effect = abilityOf(card)
  if (effect !== null) cardLanguage.run(t, effect, { seat, source: card })
}
