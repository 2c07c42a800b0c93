import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  drawBelow,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { cardRules } from '../abilities/card-language.ts'
import { turnUpContact } from '../contacts/contacts.ts'
import type { ContactEncounterFrame } from '../frames.ts'
import { bountyOn, startBountyFight } from '../jobs/bounties.ts'
import { contactSpaces, contactSpacesAt, spaces } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { contactThing } from '../scenario/things.ts'
import { contactOf } from '../tables.ts'
import { chooseEncounterAgain } from './encounter-again.ts'

/**
 * Contact encounters (OR-ECON-01, OR-ECON-02, OR-ECON-03, OR-ECON-04, OR-ECON-05, OR-ECON-06, OR-ECON-07,
 * OR-ECON-08).
 */

/** The id of a contact space: the planet and a number, left to right. */
export function placeName(place: number): string {
  const { space } = at(contactSpaces, place)
  return `${spaces[space]?.id ?? ''}-${contactSpacesAt(space).indexOf(place) + 1}`
}

export function startContactEncounter(t: Rim, seat: Seat, place: number): void {
  call<ContactEncounterFrame>(t, { routine: 'contactEncounter', stage: 0, seat, place })
}

function encounterOf(t: Rim): ContactEncounterFrame {
  return at(t.stack, t.stack.length - 1) as ContactEncounterFrame // only a contact encounter asks the question
}

export const FIGHT = 0
export const TALK = 1

/**
 * OR-ECON-05 to OR-ECON-07, OR-ENC-07: the seat is asked after the token is turned up, when any player can read its
 * databank card.
 */
const fightOrTalk: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'fightOrTalk',
  shape: 'one',
  rules: ['OR-ECON-05', 'OR-ECON-06', 'OR-ECON-07'],
  list: () => [FIGHT, TALK],
  option(t, seat, code) {
    const { place } = encounterOf(t)
    const contact = at(t.contacts, place)
    const bounty = bountyOn(t, seat, contact)
    return {
      id: code === FIGHT ? 'fight' : 'talk',
      touches: [contactThing(place)],
      facts: { contact, bounty },
    }
  },
  source: (t) => contactThing(encounterOf(t).place),
  isOpen: true,
  byRule: (t, { options }) => [at(options, drawBelow(t, 'ai', options.length))],
})

/**
 * OR-ECON-03, OR-ECON-04: the token is chosen before it is turned up, and the choice is binding, unless turning it up
 * removes it.
 */
const contactEncounter = routine<Rim, ContactEncounterFrame>('contactEncounter')('shown', {
  // OR-ECON-02.
  reveal(t, { seat, place }) {
    if (!turnUpContact(t, seat, place, 'encounter')) {
      chooseEncounterAgain(t)
      return 'end'
    }
    if (bountyOn(t, seat, at(t.contacts, place)) === NONE) return 'talk'
  },
  askHow(t, { seat }) {
    ask(t, fightOrTalk, seat)
  },
  takeHow(t, { seat, place }) {
    if (picked(t) !== FIGHT) return
    startBountyFight(t, seat, bountyOn(t, seat, at(t.contacts, place)), 'map')
    return 'end'
  },
  // OR-ECON-01, OR-ECON-08: the token stays in its place unless the card says otherwise.
  talk(t, { seat, place }) {
    const source = at(t.contacts, place)
    const { number } = contactOf(t, source)
    cardRules().run(t, { op: 'script', number }, { seat, source })
  },
  end: () => undefined,
})

export const contactEncounterRoutines = [contactEncounter]
export const contactEncounterKinds = [fightOrTalk]
