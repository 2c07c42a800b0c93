import {
  ask,
  type BlockedOption,
  call,
  type DecisionKind,
  decisionKind,
  done,
  type Option,
  PASS,
  picked,
  routine,
  type Seat,
  scopeOf,
} from '@kantyna/kernel'
import type { Bounty, Cargo } from '../../content/card.ts'
import { triggerAbilities } from '../abilities/abilities.ts'
import { cardRules } from '../abilities/card-language.ts'
import { rollDie } from '../combat/roll.ts'
import { rulesOf } from '../composition.ts'
import { captiveOn, removeContact } from '../contacts/contacts.ts'
import { emitEvent } from '../events.ts'
import type { SeatFrame } from '../frames.ts'
import { spaceOfSeat } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import { captorCardsBy, heldBy } from '../reads.ts'
import { gainCredits } from '../resources/credits.ts'
import { discardCard, removeCard } from '../resources/discarding.ts'
import { hasPermission, rewardBonus } from '../resources/holding.ts'
import { shownBy } from '../resources/shown.ts'
import type { PublicRim, Rim } from '../rim.ts'
import { pieceThing } from '../scenario/things.ts'
import { settle } from '../settling.ts'
import { cardOf, resourceOf, tablesOf } from '../tables.ts'

/** The databank card for illegal cargo that is found (OR-DELIV-06). */
const HELD_UP = 1

/**
 * The cargo, and the bounties with a captive, that can be delivered in the player's space (OR-DELIV-02, OR-DELIV-07). Cards
 * gained in the encounter phase wait for a later turn (OR-DELIV-13), because only this action delivers.
 */
export function deliverable(t: PublicRim, seat: Seat): number[] {
  const found: number[] = []
  const held = heldBy(t, seat)
  const { isAtDestination: isHere } = rulesOf(t).action
  for (let index = 0; index < held.length; index++) {
    const piece = held[index] as number // the index is in range
    if (!isHere(t, seat, piece)) continue
    const { type } = resourceOf(t, piece)
    if (type === 'cargo' || (type === 'bounty' && captorCardsBy(t, seat).includes(piece))) found.push(piece)
  }
  return found
}

/** Whether the player is on the planet that a card names. */
export function isAtDestination(t: PublicRim, seat: Seat, piece: number): boolean {
  return tablesOf(t).destinations[shownBy(t, piece)] === spaceOfSeat(t, seat)
}

/** Cargo and bounties that cannot be delivered in the player's space, and why. */
function blockedDeliveries(t: Rim, seat: Seat): BlockedOption[] {
  const { isAtDestination: isHere } = rulesOf(t).action
  return heldBy(t, seat).flatMap((piece): BlockedOption[] => {
    const resource = resourceOf(t, piece)
    if (resource.type !== 'cargo' && resource.type !== 'bounty') return []
    const option = deliveryOption(t, seat, piece)
    if (resource.type === 'bounty' && captiveOn(t, seat, piece) === NONE)
      return [{ ...option, refusal: { rule: 'OR-DELIV-07', reason: 'noCaptive' } }]
    if (isHere(t, seat, piece)) return []
    const [rule, destination] =
      resource.type === 'cargo' ? ['OR-DELIV-02', resource.destination] : ['OR-DELIV-07', resource.capture.to]
    return [{ ...option, refusal: { rule, reason: 'deliveredElsewhere', facts: { destination } } }]
  })
}

/** The blocked deliveries as options of the action phase, whose ids begin with `deliver-`. */
export function blockedDeliverActions(t: Rim, seat: Seat): BlockedOption[] {
  return blockedDeliveries(t, seat).map((option) => ({ ...option, id: `deliver-${option.id}` }))
}

function deliveryOption(t: Rim, seat: Seat, piece: number): Option {
  const captive = captiveOn(t, seat, piece)
  const touches = captive === NONE ? [pieceThing(piece)] : [pieceThing(captive), pieceThing(piece)]
  return { id: cardOf(t, piece).id, touches, facts: { card: piece } }
}

interface DeliverFrame extends SeatFrame {
  readonly routine: 'deliverAction'
  /** The card that is being delivered or was held up. */
  card: number
  /** Cards that were held up in this action; they are not tried again. */
  tried: readonly number[]
}

/** What can still be delivered in this action: cargo that was held up stays aboard. */
function leftToDeliver(t: Rim, seat: Seat): number[] {
  const { tried } = scopeOf(t, 'deliverAction') as DeliverFrame // every frame of this routine has this type
  return deliverable(t, seat).filter((piece) => !tried.includes(piece))
}

/** The seat delivers its cards one after the other, in any order (OR-DELIV-10, OR-DELIV-11). */
export const deliverNext: DecisionKind<Rim> = decisionKind({
  name: 'deliverNext',
  shape: 'one',
  rules: ['OR-DELIV-01', 'OR-DELIV-10', 'OR-DELIV-11'],
  list(t, seat) {
    const left = leftToDeliver(t, seat)
    return left.length === 0 ? [] : [...left, PASS]
  },
  option: deliveryOption,
  blocked: blockedDeliveries,
  isOpen: true,
})

export function startDelivering(t: Rim, seat: Seat): void {
  call<DeliverFrame>(t, { routine: 'deliverAction', stage: 0, seat, card: NONE, tried: [] })
}

/** OR-DELIV-05, OR-DELIV-06: only a hit lets illegal cargo through, not a critical hit. */
function isCargoLetThrough(t: Rim, seat: Seat, face: unknown): boolean {
  if (face === 'hit') return true
  return (face === 'focus' || face === 'critical') && hasPermission(t, seat, 'smugglersLuck')
}

/** OR-GAP-67: a defeat does not end the action; an effect that ends the turn ends it at once (OR-DELIV-12). */
export const deliverAction = routine<Rim, DeliverFrame>('deliverAction')('shown', {
  ask(t, { seat }) {
    if (!ask(t, deliverNext, seat)) return done
  },
  choose(t, frame) {
    frame.card = picked(t)
    if (frame.card === PASS) return done
    frame.tried = [...frame.tried, frame.card]
    frame.returned = null
    const resource = resourceOf(t, frame.card)
    if (resource.type === 'bounty') {
      deliverCaptive(t, frame.seat, frame.card)
      return 'settle'
    }
    // OR-DELIV-04, OR-GAP-15.
    if (resource.traits?.includes('illegal') !== true) {
      deliverCargo(t, frame.seat, frame.card)
      return 'settle'
    }
    rollDie(t, frame.seat, 'delivery')
  },
  inspect(t, { seat, card, returned }) {
    if (isCargoLetThrough(t, seat, returned)) {
      deliverCargo(t, seat, card)
      return
    }
    // OR-GAP-14: the databank card decides about the cargo.
    emitEvent(t, { type: 'heldUp', seat, card })
    cardRules().run(t, { op: 'script', number: HELD_UP }, { seat, source: card })
  },
  settle(t) {
    settle(t)
  },
  next: () => 'ask',
})

/** The cargo that was held up, for databank card 1; NONE outside a deliver action. */
export function heldUpCargo(t: Rim): number {
  const frame = t.stack.findLast(({ routine: name }) => name === 'deliverAction') as DeliverFrame | undefined // the routine makes its own frames
  return frame?.card ?? NONE
}

interface DeliveryFrame extends SeatFrame {
  readonly routine: 'delivery'
  readonly card: number
  /**
   * The number of the resource that the card shows, if not its own. It is stored because the reward may rotate the
   * card.
   */
  readonly shown?: number
}

/** Delivers a cargo: the reward comes first, then the card is discarded (OR-DELIV-03). */
export function deliverCargo(t: Rim, seat: Seat, piece: number): void {
  const frame = { routine: 'delivery', stage: 0, seat, card: piece } as const
  const shown = shownBy(t, piece)
  call<DeliveryFrame>(t, shown === piece ? frame : { ...frame, shown })
}

/**
 * Delivers a captive: the seat gets the bounty's capture reward (OR-DELIV-08), and the card and the contact leave the
 * game (OR-DELIV-09).
 */
function deliverCaptive(t: Rim, seat: Seat, bounty: number): void {
  call<CaptiveFrame>(t, { routine: 'captiveDelivery', stage: 0, seat, card: bounty })
}

export const delivery = routine<Rim, DeliveryFrame>('delivery')('shown', {
  reward(t, { seat, card }) {
    emitEvent(t, { type: 'delivered', seat, card })
    const { reward } = resourceOf(t, card) as Cargo // only cargo is delivered here
    cardRules().run(t, rulesOf(t).encounter.reward(t, seat, card, reward), { seat, source: card })
  },
  bonus(t, { seat }) {
    gainCredits(t, seat, rewardBonus(t, seat, 'cargo'))
  },
  discard(t, { seat, card }) {
    rulesOf(t).action.deliveredCargo(t, seat, card)
  },
  after(t, { seat, card, shown = card }) {
    triggerAbilities(t, seat, 'cargoDelivered', { cargo: shown })
  },
})

/** Discards a delivered card (OR-DELIV-03), unless its reward has already moved it. */
export function discardDelivered(t: Rim, seat: Seat, card: number): void {
  if (heldBy(t, seat).includes(card)) discardCard(t, seat, card)
}

interface CaptiveFrame extends SeatFrame {
  readonly card: number
}

export const captiveDelivery = routine<Rim, CaptiveFrame>('captiveDelivery')('shown', {
  reward(t, { seat, card }) {
    emitEvent(t, { type: 'captiveDelivered', seat, card, contact: captiveOn(t, seat, card) })
    const { capture } = resourceOf(t, card) as Bounty // only a bounty has a captive
    cardRules().run(t, rulesOf(t).encounter.reward(t, seat, card, capture.reward), { seat, source: card })
  },
  bonus(t, { seat }) {
    gainCredits(t, seat, rewardBonus(t, seat, 'bounty'))
  },
  // OR-DELIV-09.
  remove(t, { seat, card }) {
    removeContact(t, captiveOn(t, seat, card))
    removeCard(t, seat, card)
  },
  after(t, { seat, card }) {
    triggerAbilities(t, seat, 'bountyCollected', { bounty: card, captured: true })
  },
})
