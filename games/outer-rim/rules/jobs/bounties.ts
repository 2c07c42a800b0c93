import {
  abstainOrDraw,
  ask,
  assert,
  at,
  call,
  type DecisionKind,
  decisionKind,
  hasListener,
  type Option,
  PASS,
  picked,
  routine,
  type Seat,
  scopeOf,
  skip,
} from '@kantyna/kernel'
import type { Bounty } from '../../content/card.ts'
import { triggerAbilities } from '../abilities/abilities.ts'
import { cardRules } from '../abilities/card-language.ts'
import { type BountyDecidedFrame, combatKindAt, startCombat } from '../combat/combat.ts'
import { currentCombat } from '../combat/dice-pools.ts'
import { rulesOf } from '../composition.ts'
import { captiveOn, captureContact, isKnownTo, placeOfContact, removeContact } from '../contacts/contacts.ts'
import { emitEvent } from '../events.ts'
import type { SeatFrame } from '../frames.ts'
import { contactSpaces } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import { heldBy, isSeatDefeated, spaceOfSeat } from '../reads.ts'
import { gainCredits } from '../resources/credits.ts'
import { discardCard, removeCard } from '../resources/discarding.ts'
import { contactOfCard, heldOfType, rewardBonus } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { pieceThing } from '../scenario/things.ts'
import { resourceOf } from '../tables.ts'

/** Bounties: fights with contacts and with crew, protection, capture and elimination. */

function bountyOf(t: Rim, piece: number): Bounty {
  const resource = resourceOf(t, piece)
  assert(resource.type === 'bounty', 'the card is no bounty')
  return resource
}

/**
 * The bounty of a seat on a contact, or NONE. OR-BNTY-01, OR-BNTY-06: the card names the token, and with it the rank.
 * OR-GAP-63, OR-GAP-64: several players may hunt the same contact, and a bounty is kept after its contact is gone. OR-R-08:
 * of two bounties of one player, the one held first counts.
 */
export function bountyOn(t: Rim, seat: Seat, contact: number): number {
  const found = heldOfType(t, seat, 'bounty').find(
    (bounty) => contactOfCard(t, bounty) === contact && captiveOn(t, seat, bounty) === NONE,
  )
  return found ?? NONE
}

/** A crew card and its owner. */
interface Hired {
  readonly owner: Seat
  readonly crew: number
}

function crewWith(t: Rim, contact: number): Hired | null {
  for (let owner = 0; owner < t.seats; owner++) {
    for (const crew of heldOfType(t, owner, 'crew'))
      if (contactOfCard(t, crew) === contact) return { owner, crew }
  }
  return null
}

/**
 * OR-BNTY-14, OR-BNTY-19, OR-CREW-07, OR-CREW-08: the bounties whose target is in the seat's own crew, or in the crew
 * of another player in the same space.
 */
export function wantedCrewHere(t: Rim, seat: Seat): readonly number[] {
  const bounties = heldOfType(t, seat, 'bounty')
  if (bounties.length === 0) return bounties
  return bounties.filter((bounty) => {
    const contact = contactOfCard(t, bounty)
    if (contact === NONE || captiveOn(t, seat, bounty) !== NONE) return false
    const hired = crewWith(t, contact)
    if (hired === null || spaceOfSeat(t, hired.owner) !== spaceOfSeat(t, seat)) return false
    return rulesOf(t).encounter.canCompleteBounty(t, seat, bounty)
  })
}

/**
 * The space of the target of a bounty, as far as a seat knows: on the map (face up or peeked at) or in a crew. 'unknown' if
 * the seat has not seen the token; NONE if it is out of play or on a bounty.
 */
export function spaceOfTarget(t: Rim, seat: Seat, bounty: number): number | 'unknown' {
  const contact = contactOfCard(t, bounty)
  if (contact === NONE) return NONE
  const hired = crewWith(t, contact)
  if (hired !== null) return spaceOfSeat(t, hired.owner)
  if (!isKnownTo(t, seat, contact)) return 'unknown'
  const place = placeOfContact(t, contact)
  return place === NONE ? NONE : at(contactSpaces, place).space
}

/** The default: every seat that holds the bounty can complete it. */
export function usualCanCompleteBounty(): boolean {
  return true
}

export interface BountyFightFrame extends SeatFrame {
  readonly routine: 'bountyFight'
  readonly bounty: number
  readonly contact: number
  /** The crew card that is fought and its owner; NONE for a contact on the map. */
  readonly crew: number
  readonly owner: Seat | typeof NONE
  isProtected: boolean
}

/** OR-BNTY-07: fights the contact of a bounty, on the map or in a crew. */
export function startBountyFight(t: Rim, seat: Seat, bounty: number, where: 'map' | 'crew'): void {
  const contact = contactOfCard(t, bounty)
  const hired = where === 'crew' ? crewWith(t, contact) : null
  call<BountyFightFrame>(t, {
    routine: 'bountyFight',
    stage: 0,
    seat,
    bounty,
    contact,
    crew: hired?.crew ?? NONE,
    owner: hired?.owner ?? NONE,
    isProtected: false,
  })
}

function currentFight(t: Rim): BountyFightFrame {
  return scopeOf(t, 'bountyFight') as BountyFightFrame // every frame of this routine has this type
}

export const PROTECT = 0

/** OR-BNTY-20: the owner fights for the crew member, or lets it fight for itself. */
const protect: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'protect',
  shape: 'one',
  rules: ['OR-BNTY-20', 'OR-BNTY-21'],
  list: () => [PROTECT, PASS],
  option(t) {
    const { seat, crew } = currentFight(t)
    return { id: 'protect', touches: [pieceThing(crew)], facts: { seat, crew, kind: combatKindAt(t, seat) } }
  },
  source: (t) => pieceThing(currentFight(t).crew),
  isOpen: true,
  // OR-AICREW-09.
  byRule: () => [PASS],
})

/** OR-DEF-11: a defeated owner cannot protect; OR-DEF-10: the crew member is fought anyway. */
function canProtect(t: Rim, { seat, owner }: BountyFightFrame): boolean {
  return owner !== NONE && owner !== seat && !isSeatDefeated(t, owner)
}

const bountyFight = routine<Rim, BountyFightFrame>('bountyFight')('shown', {
  askToProtect(t, frame) {
    if (!canProtect(t, frame)) return skip
    ask(t, protect, frame.owner)
  },
  takeProtection(t, frame) {
    frame.isProtected = picked(t) !== PASS
    const { owner, crew, isProtected } = frame
    if (hasListener(t)) emitEvent(t, { type: 'protected', seat: owner, card: crew, isProtected })
  },
  fight(t, { seat, bounty, contact, crew, owner, isProtected }) {
    const context = { seat, source: bounty }
    // OR-BNTY-21, OR-GAP-28: the place decides how the owner fights.
    if (isProtected) {
      startCombat(t, {
        kind: combatKindAt(t, seat),
        attacker: seat,
        sides: [{ seat }, { seat: owner }],
        opponent: { is: 'player', seat: owner },
        context,
      })
      return
    }
    // OR-BNTY-08, OR-BNTY-09, OR-BNTY-23: otherwise as printed on the bounty.
    const { kind, value } = bountyOf(t, bounty).combat
    startCombat(t, {
      kind,
      attacker: seat,
      sides: [{ seat }, { seat: null, dice: value }],
      opponent: { is: 'contact', contact, bounty },
      context,
      // OR-BNTY-18.
      off: owner === seat ? crew : NONE,
    })
  },
  end: () => undefined,
})

export const CAPTURE = 0
const ELIMINATE = 1

const BOTH_ENDS = [CAPTURE, ELIMINATE] as const
const CAPTURE_ONLY = [CAPTURE] as const

/** A note in a combat (combat.ts): the attacker cannot eliminate the beaten contact. */
export const CANNOT_ELIMINATE = 'cannotEliminate'

function bountyEnds(t: Rim): readonly number[] {
  return currentCombat(t)?.notes?.includes(CANNOT_ELIMINATE) === true ? CAPTURE_ONLY : BOTH_ENDS
}

function endOption(t: Rim, _: Seat, code: number): Option {
  const { bounty, contact } = currentFight(t)
  return {
    id: code === CAPTURE ? 'capture' : 'eliminate',
    touches: [pieceThing(bounty)],
    facts: { bounty, contact },
  }
}

/** OR-BNTY-10: the winner must choose one of the two (OR-R-07). */
const captureOrEliminate: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'captureOrEliminate',
  shape: 'one',
  rules: ['OR-BNTY-10', 'OR-BNTY-11', 'OR-BNTY-13'],
  list: (t) => bountyEnds(t).slice(),
  option: endOption,
  blocked(t, seat) {
    const ends = bountyEnds(t)
    const refusal = { rule: 'OR-BNTY-10', reason: 'cannotEliminate' }
    return ends.includes(ELIMINATE) ? [] : [{ ...endOption(t, seat, ELIMINATE), refusal }]
  },
  source: (t) => pieceThing(currentFight(t).bounty),
  isOpen: true,
  byRule: abstainOrDraw('ai'),
})

/** Pays the reward for an elimination, and carries out the rest of the card's effect. */
export function payElimination(t: Rim, seat: Seat, bounty: number): void {
  const bonus = rewardBonus(t, seat, 'bounty')
  if (bonus > 0) gainCredits(t, seat, bonus, bounty)
  const elimination = rulesOf(t).encounter.reward(t, seat, bounty, bountyOf(t, bounty).elimination)
  cardRules().attempt(t, elimination, { seat, source: bounty })
}

const bountyDecided = routine<Rim, BountyDecidedFrame>('bountyDecided')('shown', {
  begin(t, { seat, hasWon }) {
    const fight = currentFight(t)
    if (hasWon) {
      const { owner, crew } = fight
      // OR-BNTY-15, OR-BNTY-22, OR-GAP-26: the crew card is discarded, and the winner takes the token.
      if (owner !== NONE && heldBy(t, owner).includes(crew)) discardCard(t, owner, crew, 'elsewhere')
      return 'askForEnd'
    }
    // OR-BNTY-17: the attacker's own crew member is lost too, and becomes a contact again. OR-GAP-25, OR-GAP-27,
    // OR-GAP-56: crew of other players stays.
    const { owner, crew } = fight
    if (owner === seat) discardCard(t, seat, crew)
    return 'end'
  },
  askForEnd(t, { seat }) {
    ask(t, captureOrEliminate, seat)
  },
  takeEnd(t, { seat }) {
    const { bounty, contact } = currentFight(t)
    if (picked(t) !== CAPTURE) return
    captureContact(t, seat, contact, bounty)
    return 'end'
  },
  // OR-BNTY-11.
  reward(t, { seat }) {
    payElimination(t, seat, currentFight(t).bounty)
  },
  // OR-BNTY-12.
  remove(t, { seat }) {
    const { bounty, contact } = currentFight(t)
    removeContact(t, contact)
    if (heldBy(t, seat).includes(bounty)) removeCard(t, seat, bounty)
  },
  afterElimination(t, { seat }) {
    const { bounty, contact } = currentFight(t)
    triggerAbilities(t, seat, 'contactEliminated', { bounty, contact, captured: false })
  },
  afterReward(t, { seat }) {
    const { bounty, contact } = currentFight(t)
    triggerAbilities(t, seat, 'bountyCollected', { bounty, contact, captured: false })
  },
  end: () => undefined,
})

export const bountyRoutines = [bountyFight, bountyDecided]
export const bountyKinds = [protect, captureOrEliminate]
