import { call, hasListener, routine, type Seat } from '@kantyna/kernel'
import { triggerAbilities } from '../../../outer-rim/rules/abilities/abilities.ts'
import { startDamage } from '../../../outer-rim/rules/combat/suffering.ts'
import { removeContact } from '../../../outer-rim/rules/contacts/contacts.ts'
import type { SeatFrame } from '../../../outer-rim/rules/frames.ts'
import { payElimination } from '../../../outer-rim/rules/jobs/bounties.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { heldBy } from '../../../outer-rim/rules/reads.ts'
import { removeCard } from '../../../outer-rim/rules/resources/discarding.ts'
import { contactOfCard } from '../../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { settle } from '../../../outer-rim/rules/settling.ts'
import { resourceOf } from '../../../outer-rim/rules/tables.ts'
import { emitAdded } from '../events.ts'

/** What a hunter has caught: a contact on the map, or a crew card and its owner. */
interface Caught {
  readonly bounty: number
  readonly contact: number
  readonly owner: Seat | typeof NONE
  readonly crew: number
  /** The hunter has won a combat for it, so it does not suffer the damage of the bounty. */
  readonly isFought: boolean
}

interface CollectingFrame extends SeatFrame, Caught {
  readonly routine: 'aiCollecting'
}

export function collectBounty(t: Rim, seat: Seat, caught: Caught): void {
  call<CollectingFrame>(t, { routine: 'aiCollecting', stage: 0, seat, ...caught })
}

/**
 * A hunter completes a non-confrontational bounty (UB-AIN-01, UB-AIN-02, UB-AIN-03, UB-AIN-04, UB-AIN-05, UB-AIN-06,
 * UB-AIN-07, UB-AIN-08). It rolls no dice, captures nobody, and gains the reward before it suffers the damage. After a
 * won fight, it follows the same steps without the damage (UB-AIC-08 to UB-AIC-10).
 */
const collecting = routine<Rim, CollectingFrame>('aiCollecting')('shown', {
  // UB-AIN-01, UB-AIC-08; the token of a crew member leaves the game with its card (G-59).
  remove(t, { seat, bounty, contact, owner, crew, isFought }) {
    if (hasListener(t)) emitAdded(t, { type: 'huntCompleted', seat, bounty, isFought })
    const token = crew === NONE ? contact : contactOfCard(t, crew)
    if (owner !== NONE && heldBy(t, owner).includes(crew)) removeCard(t, owner, crew)
    if (token !== NONE && !t.removedContacts.includes(token)) removeContact(t, token)
  },
  // UB-AIN-02, UB-AIN-08, UB-AIC-09.
  reward(t, { seat, bounty }) {
    payElimination(t, seat, bounty)
  },
  // UB-AIN-03, UB-AIC-10.
  putAway(t, { seat, bounty }) {
    if (heldBy(t, seat).includes(bounty)) removeCard(t, seat, bounty)
  },
  after(t, { seat, bounty }) {
    const facts = { bounty, contact: contactOfCard(t, bounty), captured: false }
    triggerAbilities(t, seat, 'contactEliminated', facts)
    triggerAbilities(t, seat, 'bountyCollected', facts)
  },
  // UB-AIN-06: a seat that now has enough fame wins before it suffers the damage.
  settleReward(t) {
    settle(t)
  },
  // UB-AIN-04, UB-AIN-05.
  damage(t, { seat, bounty, isFought }) {
    const resource = resourceOf(t, bounty)
    if (isFought || resource.type !== 'bounty') return
    const { kind, value } = resource.combat
    startDamage(t, seat, kind === 'ground' ? 'character' : 'ship', value)
  },
  settleDamage(t) {
    settle(t)
  },
})

export const collectingRoutines = [collecting]
