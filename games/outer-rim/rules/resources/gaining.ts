import {
  ask,
  at,
  call,
  type Decision,
  type DecisionKind,
  decisionKind,
  drawBelow,
  hasListener,
  onePart,
  PASS,
  partsOf,
  picked,
  pickedAll,
  type Refusal,
  remove,
  result,
  routine,
  type Seat,
  scopeOf,
  withPart,
} from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import { passCaptive } from '../contacts/contacts.ts'
import type { RimContext } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import type { SeatFrame } from '../frames.ts'
import { withElement, withoutElement } from '../lists.ts'
import { sendHome } from '../market/decks.ts'
import { noteOn } from '../market/purchase-notes.ts'
import { NONE } from '../pieces.ts'
import { heldBy } from '../reads.ts'
import type { Rim } from '../rim.ts'
import { pieceThing } from '../scenario/things.ts'
import { cardOf } from '../tables.ts'
import { discardCard } from './discarding.ts'
import { canMakeRoomFor, fitsChanged, makingRoomFor } from './slots.ts'

interface TakeResourceFrame extends SeatFrame {
  readonly routine: 'takeResource'
  readonly card: number
  /** The seat has already decided to take the card: it is asked only if another card has to go. */
  readonly isWanted: boolean
}

/**
 * A seat gains a resource, which lies in `resolving` until it is taken. The card goes into an empty slot (OR-RES-02),
 * or replaces one card that is in the way (OR-RES-03, OR-MKT-10), or the seat declines it, whether or not there is room
 * (OR-RES-04, OR-CREW-02, OR-ESPC-06, OR-R-12). The caller finds in `returned` whether it was taken.
 */
export function gainResource(t: Rim, seat: Seat, card: number, isWanted = false): void {
  call<TakeResourceFrame>(t, { routine: 'takeResource', stage: 0, seat, card, isWanted })
}

/** Adds a card without checking slots: cards that do not fit are discarded when things are settled (OR-SLOT-08). */
export function putIntoHold(t: Rim, seat: Seat, card: number): void {
  if (t.resolving.includes(card)) remove(t.resolving, card)
  t.held[seat] = withElement(heldBy(t, seat), card)
  if (hasListener(t)) emitEvent(t, { type: 'gained', seat, card })
  rulesOf(t).action.resourceGained(t, seat, card, NONE)
}

/** Moves a card from one seat to another, with its captive (OR-TRADE-07). */
export function handOverCard(t: Rim, from: Seat, to: Seat, card: number): void {
  t.held[from] = withoutElement(heldBy(t, from), card)
  t.held[to] = withElement(heldBy(t, to), card)
  passCaptive(t, from, to, card)
  if (hasListener(t)) emitEvent(t, { type: 'gained', seat: to, card, from })
  const { resourceLost, resourceGained } = rulesOf(t).action
  resourceLost(t, from, card, 'passedOn')
  resourceGained(t, to, card, from)
}

/** OR-RES-04: any card may be declined. */
export function mayDecline(): boolean {
  return true
}

export const TAKE = 0
export const TAKE_ID = 'take'

function cardInQuestion(t: Rim): number {
  return (scopeOf(t, 'takeResource') as TakeResourceFrame).card // only this routine asks the question
}

function fitsWithoutDiscard(t: Rim, seat: Seat, card: number): boolean {
  return fitsChanged(t, seat, heldBy(t, seat), NONE, card)
}

export const takeResource: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'takeResource',
  shape: 'one',
  rules: ['OR-RES-02', 'OR-RES-03', 'OR-RES-04', 'OR-CREW-02'],
  list(t, seat) {
    const card = cardInQuestion(t)
    if (!canMakeRoomFor(t, seat, card)) return []
    return rulesOf(t).action.mayDecline(t, seat, card) ? [TAKE, PASS] : [TAKE]
  },
  option(t, seat) {
    const card = cardInQuestion(t)
    return { id: TAKE_ID, touches: [pieceThing(card)], facts: { card, ...noteOn(t, seat, card) } }
  },
  next(t, seat, picks) {
    if (picks.length > 1 || at(picks, 0) === PASS) return null
    const card = cardInQuestion(t)
    return fitsWithoutDiscard(t, seat, card) ? null : onePart('discard', makingRoomFor(t, seat, card))
  },
  partOption: (t, _, __, ___, code) => ({
    id: cardOf(t, code).id,
    touches: [pieceThing(code)],
    facts: { card: code },
  }),
  source: (t) => pieceThing(cardInQuestion(t)),
  passFacts: (t) => ({ card: cardInQuestion(t) }),
  byRule: takeByRule,
})

/** OR-AIBUY-09: the AI player takes a card that fits, and discards nothing for it unless it must (OR-GAP-42). */
function takeByRule(t: Rim, { seat }: Decision): readonly number[] {
  const card = cardInQuestion(t)
  if (fitsWithoutDiscard(t, seat, card)) return [TAKE]
  if (rulesOf(t).action.mayDecline(t, seat, card)) return [PASS]
  const discardable = makingRoomFor(t, seat, card)
  return withPart(
    [TAKE],
    [at(discardable, discardable.length === 1 ? 0 : drawBelow(t, 'ai', discardable.length))],
  )
}

/** OR-RES-03. */
const noRoom: Refusal = { rule: 'OR-RES-03', reason: 'noSlot' }

function emitDeclined(t: Rim, seat: Seat, card: number, refusal?: Refusal): void {
  if (!hasListener(t)) return
  emitEvent(
    t,
    refusal === undefined ? { type: 'declined', seat, card } : { type: 'declined', seat, card, refusal },
  )
}

/** If nobody is asked about a card because there is no room for it, an event says so. */
export function emitNoRoom(t: Rim, refusal: Refusal, { seat, source }: RimContext): void {
  if (source !== undefined && isNoRoom(refusal)) emitDeclined(t, seat, source, noRoom)
}

export function isNoRoom(refusal: Refusal): boolean {
  return [refusal, ...(refusal.others ?? [])].some(({ reason }) => reason === noRoom.reason)
}

export const takingResource = routine<Rim, TakeResourceFrame>('takeResource')('shown', {
  ask(t, { seat, card, isWanted }) {
    const isTaken = isWanted || !rulesOf(t).action.mayDecline(t, seat, card)
    if (isTaken && fitsWithoutDiscard(t, seat, card)) return 'take'
    if (!ask(t, takeResource, seat)) {
      emitDeclined(t, seat, card, noRoom)
      return 'leave'
    }
  },
  makeRoom(t, { seat }) {
    if (picked(t) === PASS) return 'decline'
    const [discarded] = partsOf(pickedAll(t))
    if (discarded !== undefined) discardCard(t, seat, at(discarded, 0))
  },
  take(t, { seat, card }) {
    putIntoHold(t, seat, card)
    return result(true)
  },
  decline(t, { seat, card }) {
    emitDeclined(t, seat, card)
  },
  leave(t, { card }) {
    if (t.resolving.includes(card)) sendHome(t, card)
    return result(false)
  },
})
