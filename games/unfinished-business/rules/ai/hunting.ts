import {
  ask,
  call,
  type DecisionKind,
  decisionKind,
  done,
  hasListener,
  PASS,
  picked,
  type Refusal,
  routine,
  type Seat,
  scopeOf,
} from '@kantyna/kernel'
import { combatKindAt, startCombat } from '../../../outer-rim/rules/combat/combat.ts'
import { captiveOn, turnUpContact } from '../../../outer-rim/rules/contacts/contacts.ts'
import { emitEvent } from '../../../outer-rim/rules/events.ts'
import type { CombatFrame, SeatFrame } from '../../../outer-rim/rules/frames.ts'
import { PROTECT } from '../../../outer-rim/rules/jobs/bounties.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { contactOn, heldBy, isSeatDefeated } from '../../../outer-rim/rules/reads.ts'
import { discardCard } from '../../../outer-rim/rules/resources/discarding.ts'
import { heldOfType, isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceThing } from '../../../outer-rim/rules/scenario/things.ts'
import { contactOf } from '../../../outer-rim/rules/tables.ts'
import { emitAdded } from '../events.ts'
import { personOfBounty, startPlayerBountyFight } from '../jobs/player-bounties.ts'
import { collectBounty } from './collecting.ts'
import { chooseTarget, targetsHere } from './targets.ts'

/**
 * A bounty hunter's encounter with a target in its space (UB-AIE-01, UB-AIE-02, UB-AIE-03, UB-AIE-04, UB-AIE-05,
 * UB-AIE-06, UB-AIE-07, UB-AIE-08, UB-AIE-09, UB-AIE-10, UB-AIE-11, UB-AIE-12). The hunter always has this encounter
 * when its card says so (G-64). It then resolves a bounty, with or without a combat (UB-AIE-02), unless the token shows
 * a person that the hunter has no bounty on.
 */

interface HuntFrame extends SeatFrame {
  readonly routine: 'aiHunt'
  bounty: number
  /** The target: a crew card and its owner, or the place of a contact. */
  owner: Seat | typeof NONE
  crew: number
  place: number
}

/** G-52: without a target in its space, the hunter skips this line of its card. */
export function refusalOfHunt(t: Rim, hunter: Seat): Refusal | null {
  return targetsHere(t, hunter).length > 0 ? null : { rule: 'UB-AIE-01', reason: 'noTargetHere' }
}

export function startHunt(t: Rim, hunter: Seat): void {
  call<HuntFrame>(t, {
    routine: 'aiHunt',
    stage: 0,
    seat: hunter,
    bounty: NONE,
    owner: NONE,
    crew: NONE,
    place: NONE,
  })
}

export function currentHunt(t: Rim): HuntFrame {
  return scopeOf(t, 'aiHunt') as HuntFrame // made by `startHunt`
}

/** UB-AIE-08: the owner fights for the crew member or loses it without a fight. */
const protectFromHunter: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'protectFromHunter',
  shape: 'one',
  rules: ['UB-AIE-08', 'UB-AIE-09', 'UB-AIE-10'],
  list: () => [PROTECT, PASS],
  option(t) {
    const { seat, crew, bounty } = currentHunt(t)
    return {
      id: 'protect',
      touches: [pieceThing(crew)],
      facts: { seat, crew, bounty, kind: combatKindAt(t, seat) },
    }
  },
  passFacts(t) {
    const { seat, crew, bounty } = currentHunt(t)
    return { seat, crew, bounty }
  },
  source: (t) => pieceThing(currentHunt(t).crew),
  isOpen: true,
  // UB-AIX-07.
  byRule: () => [PASS],
})

/**
 * UB-AIE-08, UB-AIE-12, UB-AIX-07: whether the owner may fight for the crew member. The owner must be another player, a
 * person, and not defeated.
 */
function canProtect(t: Rim, { seat, owner }: HuntFrame): boolean {
  return owner !== NONE && owner !== seat && !isAutoma(t, owner) && !isSeatDefeated(t, owner)
}

/**
 * UB-AIE-04: the hunter's bounty on a contact; NONE if there is none. It need not be the bounty that led the hunter
 * there.
 */
function bountyFor(t: Rim, hunter: Seat, contact: number): number {
  const { person } = contactOf(t, contact)
  const found = heldOfType(t, hunter, 'bounty').find(
    (bounty) => personOfBounty(t, bounty) === person && captiveOn(t, hunter, bounty) === NONE,
  )
  return found ?? NONE
}

const hunt = routine<Rim, HuntFrame>('aiHunt')('shown', {
  choose(t, frame) {
    const { seat } = frame
    const targets = targetsHere(t, seat)
    if (targets.length === 0) return done
    const { target, because } = chooseTarget(t, targets)
    if (hasListener(t)) emitAdded(t, { type: 'aiTarget', seat, does: 'encounters', target, because })
    frame.bounty = target.bounty
    // UB-AIE-11, UB-AIC-11, UB-AIC-12, UB-AIC-13, UB-AIC-14, UB-AIC-15, UB-AIC-16, UB-AIC-17, UB-AIC-18, UB-AIC-19.
    if (target.is === 'character') {
      startPlayerBountyFight(t, seat, target.bounty, target.seat)
      return 'end'
    }
    frame.place = target.place
    frame.owner = target.seat
    frame.crew = target.card
    return target.is === 'crew' ? 'askToProtect' : 'turnUp'
  },
  // UB-AIE-03, UB-AIE-06.
  turnUp(t, frame) {
    const { seat, place } = frame
    // UB-AIX-06: the token showed a player's character and was removed, so the hunter chooses again.
    if (!turnUpContact(t, seat, place, 'encounter')) return 'choose'
    const contact = contactOn(t, place)
    frame.bounty = bountyFor(t, seat, contact)
    if (frame.bounty !== NONE) return 'withoutFight'
    // UB-AIE-05, G-66: the contact stays where it is, face up.
    if (hasListener(t)) emitAdded(t, { type: 'huntMissed', seat, contact })
    return done
  },
  askToProtect(t, frame) {
    if (!canProtect(t, frame)) return 'withoutFight'
    ask(t, protectFromHunter, frame.owner)
  },
  takeProtection(t, { owner, crew }) {
    const isProtected = picked(t) !== PASS
    if (hasListener(t)) emitEvent(t, { type: 'protected', seat: owner, card: crew, isProtected })
    // UB-AIE-10.
    if (!isProtected) return 'withoutFight'
  },
  // UB-AIE-09, UB-AIC-01, UB-AIC-02, UB-AIC-03, UB-AIC-04, UB-AIC-05: `decideHunt` gives the reward before
  // the damage.
  fight(t, { seat, owner, bounty }) {
    startCombat(t, {
      kind: combatKindAt(t, seat),
      attacker: seat,
      sides: [{ seat }, { seat: owner }],
      opponent: { is: 'player', seat: owner },
      context: { seat, source: bounty },
    })
    return 'end'
  },
  withoutFight(t, { seat, bounty, owner, crew, place }) {
    const contact = place === NONE ? NONE : contactOn(t, place)
    collectBounty(t, seat, { bounty, contact, owner, crew, isFought: false })
  },
  end: () => undefined,
})

/** Ends the bounty after a fight for a protected crew member, before the damage is suffered (UB-AIC-20). */
export function decideHunt(t: Rim, combat: CombatFrame): void {
  const caller = t.stack[t.stack.indexOf(combat) - 1]
  if (caller?.routine !== 'aiHunt') return
  const { seat, bounty, owner, crew } = caller as HuntFrame // made by `startHunt`
  // UB-AIC-08 to UB-AIC-10.
  if (combat.hasWon) collectBounty(t, seat, { bounty, contact: NONE, owner, crew, isFought: true })
  // UB-AIC-07.
  else if (heldBy(t, seat).includes(bounty)) discardCard(t, seat, bounty)
}

export const huntingRoutines = [hunt]
export const huntingKinds = [protectFromHunter]
