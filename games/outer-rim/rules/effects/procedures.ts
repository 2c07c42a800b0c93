import {
  abstainOrDraw,
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { discardContact, swapContacts } from '../contacts/contacts.ts'
import type { SeatFrame } from '../frames.ts'
import { revealTop, takeTop } from '../market/decks.ts'
import { NONE } from '../pieces.ts'
import { gainResource } from '../resources/gaining.ts'
import type { Rim } from '../rim.ts'
import { contactInQuestion } from './contact-in-question.ts'
import { matchingPlaces } from './matching-places.ts'
import { placeOption } from './options.ts'
import type { ContactFilter, RimContext } from './vocabulary.ts'

interface GainingTopFrame extends SeatFrame {
  readonly routine: 'gainingTop'
  readonly deck: number
  card: number
}

/** A seat gains the top card of a market deck, and the next one is turned up. */
export function startGainingTop(t: Rim, seat: Seat, deck: number): void {
  call<GainingTopFrame>(t, { routine: 'gainingTop', stage: 0, seat, deck, card: NONE })
}

const gainingTop = routine<Rim, GainingTopFrame>('gainingTop')('shown', {
  gain(t, frame) {
    frame.card = takeTop(t, frame.deck)
    if (frame.card === NONE) return 'end'
    gainResource(t, frame.seat, frame.card)
  },
  reveal(t, { seat, deck, card }) {
    // Only gaining the card moves patrols (OR-PMOVE-01), not declining it (OR-RES-04).
    revealTop(t, deck, at(t.held, seat).includes(card) ? 'gained' : 'discarded')
  },
  end: () => undefined,
})

interface HiringFrame extends SeatFrame {
  readonly routine: 'hiring'
  readonly card: number
  /** The token, or NONE if it is not on the map. */
  readonly contact: number
}

export function startHiring(t: Rim, context: RimContext, card: number): void {
  const contact = contactInQuestion(t, context)
  call<HiringFrame>(t, { routine: 'hiring', stage: 0, seat: context.seat, card, contact })
}

const hiring = routine<Rim, HiringFrame>('hiring')('shown', {
  // OR-CREW-01, OR-CREW-02: without a slot another card must go, or nobody is hired.
  gain(t, { seat, card }) {
    gainResource(t, seat, card, true)
  },
  discardToken(t, { seat, card, contact }) {
    if (contact !== NONE && at(t.held, seat).includes(card)) discardContact(t, contact)
  },
})

interface SwappingFrame extends SeatFrame {
  readonly routine: 'swapping'
  readonly one: ContactFilter
  readonly other: ContactFilter
  /** The place of the first contact, once it is picked. */
  first: number
}

export function startSwapping(t: Rim, seat: Seat, one: ContactFilter, other: ContactFilter): void {
  call<SwappingFrame>(t, { routine: 'swapping', stage: 0, seat, one, other, first: NONE })
}

function placesNow(t: Rim): number[] {
  const { seat, one, other, first } = at(t.stack, t.stack.length - 1) as SwappingFrame // only this routine asks
  const places = (filter: ContactFilter) => matchingPlaces(t, seat, filter)
  if (first !== NONE) return places(other).filter((place) => place !== first)
  const others = places(other)
  return places(one).filter((place) => others.some((another) => another !== place))
}

/** Asked twice: for the first contact, then for the contact to exchange it with. */
const pickContactToSwap: DecisionKind<Rim> = decisionKind({
  name: 'pickContactToSwap',
  shape: 'one',
  rules: ['OR-CON-11'],
  list: placesNow,
  option: (_, __, place) => placeOption(place),
  byRule: abstainOrDraw('ai'),
})

const swapping = routine<Rim, SwappingFrame>('swapping')('shown', {
  askFirst(t, { seat }) {
    if (!ask(t, pickContactToSwap, seat)) return 'end'
  },
  takeFirst(t, frame) {
    frame.first = picked(t)
  },
  askOther(t, { seat }) {
    ask(t, pickContactToSwap, seat)
  },
  swap(t, { seat, first }) {
    swapContacts(t, seat, first, picked(t))
  },
  end: () => undefined,
})

/** The routines and questions that operations need, apart from those of the language. */
export const effectRoutines = [gainingTop, hiring, swapping]
export const effectKinds = [pickContactToSwap]
