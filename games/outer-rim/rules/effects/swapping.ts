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
import { swapContacts } from '../contacts/contacts.ts'
import type { SeatFrame } from '../frames.ts'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { matchingPlaces } from './matching-places.ts'
import { placeOption } from './options.ts'
import type { ContactFilter } from './vocabulary.ts'

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
  const { seat, one, other, first } = at(t.stack, t.stack.length - 1) as SwappingFrame // only this routine asks it
  const places = (filter: ContactFilter) => matchingPlaces(t, seat, filter)
  if (first !== NONE) return places(other).filter((place) => place !== first)
  const others = places(other)
  return places(one).filter((place) => others.some((another) => another !== place))
}

/** First one contact, then the one to exchange it with. */
export const pickContactToSwap: DecisionKind<Rim> = decisionKind({
  name: 'pickContactToSwap',
  shape: 'one',
  rules: ['OR-CON-11'],
  list: placesNow,
  option: (_, __, place) => placeOption(place),
  byRule: abstainOrDraw('ai'),
})

export const swapping = routine<Rim, SwappingFrame>('swapping')('shown', {
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
