import {
  ask,
  at,
  type DecisionKind,
  decisionKind,
  isHeard,
  picked,
  remove,
  routine,
  skip,
} from '@kantyna/kernel'
import { sendOf } from './abilities.ts'
import { type Duel, NOTHING } from './duel.ts'
import { cardLanguage } from './effects/language.ts'
import { tell } from './events.ts'
import { callTriggers, type Destination, type PurchaseFrame } from './frames.ts'
import { factionOf, NEUTRAL, nameOf } from './pieces.ts'
import { hideKnown, refillRow, takeFromRow } from './piles.ts'
import { thingOf } from './things.ts'

const purchaseOf = (t: Duel) => at(t.stack, t.stack.length - 1) as PurchaseFrame // only a purchase asks this

/** The texts that could send the card elsewhere: its own, and the buyer's base's. */
function senders(t: Duel, { seat, card, first, firstNeutral }: PurchaseFrame): number[] {
  const found: number[] = []
  if (sendOf(card)?.sends === 'this') found.push(card)
  const base = at(t.bases, seat)
  const send = base === NOTHING ? null : sendOf(base)
  if (send !== null && ((send.sends === 'first' && first) || (send.sends === 'firstNeutral' && firstNeutral)))
    found.push(base)
  return found
}

/** Where the effect that buys says, or the Smuggler: codes besides the senders' own numbers. */
const AS_SAID = 1000
const BOUND = 1001

/** Where does the card go? Asked only where more than one place is possible. */
export const destination: DecisionKind<Duel> = decisionKind({
  name: 'destination',
  shape: 'one',
  rules: ['DB-BUY-09', 'DB-BUY-12', 'DB-ABIL-02'],
  list(t) {
    const frame = purchaseOf(t)
    const codes = senders(t, frame)
    codes.push(frame.bound ? BOUND : AS_SAID)
    return codes
  },
  option(t, _, code) {
    const { card, to } = purchaseOf(t)
    if (code === AS_SAID) return { id: to, touches: [], facts: { to, by: NOTHING, exiled: false, card } }
    if (code === BOUND)
      return { id: 'deckTop', touches: [], facts: { to: 'deckTop', by: NOTHING, exiled: false, card } }
    const send = sendOf(code)
    return {
      id: `${send?.to ?? to} by ${nameOf(code)}`,
      touches: [thingOf(code)],
      facts: { to: send?.to ?? to, by: code, exiled: send?.exiled === true, card },
    }
  },
  source: (t) => thingOf(purchaseOf(t).card),
})

export const purchase = routine<Duel, PurchaseFrame>('purchase')(
  ['seat', 'card', 'from', 'price', 'to', 'bound', 'first', 'firstNeutral', 'sender'],
  {
    pay(t, frame) {
      const { seat, card, price } = frame
      t.resources[seat] = at(t.resources, seat) - price
      frame.first = t.purchases++ === 0
      if (factionOf(card) === NEUTRAL) frame.firstNeutral = t.neutralPurchases++ === 0
      frame.bound = t.topsNext
      t.topsNext = false
      if (senders(t, frame).length === 0) return skip
      ask(t, destination, seat)
    },
    beSent(t, frame) {
      const code = picked(t)
      if (code < AS_SAID) frame.sender = code
    },
    move(t, frame) {
      const { seat, card, from, price, sender } = frame
      if (from === 'row') takeFromRow(t, card)
      else remove(from === 'pilots' ? t.pilots : t.galaxyDiscard, card)
      t.owners[card] = seat
      const to = placeFor(frame)
      if (to === 'discard') at(t.discards, seat).push(card)
      else {
        at(to === 'hand' ? t.hands : t.decks, seat).push(card)
        hideKnown(t, card)
      }
      if (sender !== NOTHING && sendOf(sender)?.exiled === true) t.doomed.push(card)
      if (isHeard(t)) tell(t, { type: 'bought', seat, card, price, from, to })
      refillRow(t)
    },
    rejoice(t, { seat, card, sender }) {
      const then = sender === NOTHING ? undefined : sendOf(sender)?.then
      const context = { seat, source: sender }
      if (then !== undefined && cardLanguage.legal(t, then, context) === null)
        cardLanguage.run(t, then, context)
      callTriggers(t, seat, ['buy'], [card])
    },
  },
)

function placeFor({ sender, bound, to }: PurchaseFrame): Destination {
  if (sender !== NOTHING) return sendOf(sender)?.to ?? to
  return bound ? 'deckTop' : to
}
