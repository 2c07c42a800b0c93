import {
  ask,
  at,
  type DecisionKind,
  decisionKind,
  hasListener,
  picked,
  remove,
  routine,
} from '@kantyna/kernel'
import type { SendAbility } from '../../content/card.ts'
import { sendAbilityOf } from '../abilities/abilities.ts'
import { type Duel, NOTHING } from '../duel.ts'
import { cardLanguage } from '../effects/language.ts'
import { emitEvent } from '../events.ts'
import { callTriggers, type Destination, type PurchaseFrame } from '../frames.ts'
import { factionOf, NEUTRAL, nameOf } from '../pieces.ts'
import { thingOf } from '../scenario/things.ts'
import { markKnownToAll, refillRow, takeFromRow } from './piles.ts'

const purchaseOf = (t: Duel) => at(t.stack, t.stack.length - 1) as PurchaseFrame // only a purchase asks this

/** Where the card goes unless a card text sends it elsewhere. If the Smuggler was used, it goes on top of the deck. */
function usualPlace({ onTop, to }: PurchaseFrame): Destination {
  return onTop ? 'deckTop' : to
}

/** The cards whose texts could send the purchase elsewhere or do more: the bought card and the buyer's base. */
function senders(t: Duel, frame: PurchaseFrame): number[] {
  const { seat, card, first, firstNeutral } = frame
  const found: number[] = []
  const own = sendAbilityOf(card)
  if (own?.sends === 'this' && changesDestination(own, frame)) found.push(card)
  const base = at(t.bases, seat)
  const send = base === NOTHING ? null : sendAbilityOf(base)
  if (send === null || !changesDestination(send, frame)) return found
  if ((send.sends === 'first' && first) || (send.sends === 'firstNeutral' && firstNeutral)) found.push(base)
  return found
}

function changesDestination({ to, exiled, then }: SendAbility, frame: PurchaseFrame): boolean {
  return to !== usualPlace(frame) || exiled === true || then !== undefined
}

/** The code of the usual destination. The other codes are the cards that send the purchase elsewhere. */
const USUAL = 1000

/** Where does the card go? The player is asked only if the answer makes a difference. */
export const destination: DecisionKind<Duel> = decisionKind({
  name: 'destination',
  shape: 'one',
  rules: ['DB-BUY-09', 'DB-BUY-12', 'DB-ABIL-02'],
  list(t) {
    const frame = purchaseOf(t)
    return [...senders(t, frame), USUAL]
  },
  option(t, _, code) {
    const frame = purchaseOf(t)
    const { card } = frame
    const to = placeFor(frame, code)
    if (code === USUAL) return { id: to, touches: [], facts: { to, by: NOTHING, exiled: false, card } }
    return {
      id: `${to} by ${nameOf(code)}`,
      touches: [thingOf(code)],
      facts: { to, by: code, exiled: sendAbilityOf(code)?.exiled === true, card },
    }
  },
  source: (t) => thingOf(purchaseOf(t).card),
})

/**
 * Paying for a card and taking it (DB-BUY-01, DB-BUY-02, DB-BUY-07). Only a card of the row leaves a gap (DB-GROW-05).
 */
export const purchase = routine<Duel, PurchaseFrame>('purchase')('shown', {
  pay(t, frame) {
    const { seat, card, price } = frame
    t.resources[seat] = at(t.resources, seat) - price
    frame.first = t.purchases++ === 0
    if (factionOf(card) === NEUTRAL) frame.firstNeutral = t.neutralPurchases++ === 0
    frame.onTop = t.topsNext
    t.topsNext = false
    if (senders(t, frame).length === 0) return 'move'
  },
  // DB-BUY-09, DB-BUY-12: asked only if a text makes a difference.
  askForDestination(t, { seat }) {
    ask(t, destination, seat)
  },
  takeDestination(t, frame) {
    const code = picked(t)
    if (code !== USUAL) frame.sender = code
  },
  move(t, frame) {
    const { seat, card, from, price, sender } = frame
    if (from === 'row') takeFromRow(t, card)
    else remove(from === 'pilots' ? t.pilots : t.galaxyDiscard, card)
    t.owners[card] = seat
    const to = placeFor(frame, sender)
    if (to === 'discard') at(t.discards, seat).push(card)
    else {
      at(to === 'hand' ? t.hands : t.decks, seat).push(card)
      markKnownToAll(t, card)
    }
    if (sender !== NOTHING && sendAbilityOf(sender)?.exiled === true) t.doomed.push(card)
    if (hasListener(t)) emitEvent(t, { type: 'bought', seat, card, price, from, to })
    refillRow(t)
  },
  afterPurchase(t, { seat, card, sender }) {
    const then = sender === NOTHING ? undefined : sendAbilityOf(sender)?.then
    const context = { seat, source: sender }
    if (then !== undefined && cardLanguage.legal(t, then, context) === null)
      cardLanguage.run(t, then, context)
    callTriggers(t, seat, ['buy'], [card])
  },
})

function placeFor(frame: PurchaseFrame, sender: number): Destination {
  return sendAbilityOf(sender)?.to ?? usualPlace(frame)
}
