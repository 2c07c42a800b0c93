import { at, call, routine } from '@kantyna/kernel'
import { discardContact } from '../contacts/contacts.ts'
import type { SeatFrame } from '../frames.ts'
import { NONE } from '../pieces.ts'
import { gainResource } from '../resources/gaining.ts'
import type { Rim } from '../rim.ts'
import { contactInQuestion } from './contact-in-question.ts'
import type { RimContext } from './vocabulary.ts'

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

export const hiring = routine<Rim, HiringFrame>('hiring')('shown', {
  // OR-CREW-01, OR-CREW-02: without a slot another card must go, or nobody is hired.
  gain(t, { seat, card }) {
    gainResource(t, seat, card, true)
  },
  discardToken(t, { seat, card, contact }) {
    if (contact !== NONE && at(t.held, seat).includes(card)) discardContact(t, contact)
  },
})
