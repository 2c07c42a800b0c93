import { at, drawBelow, type Seat } from '@kantyna/kernel'
import { captiveOn } from '../../../outer-rim/rules/contacts/contacts.ts'
import { distance } from '../../../outer-rim/rules/map/map.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { isSeatDefeated, spaceOfSeat } from '../../../outer-rim/rules/reads.ts'
import { contactOfCard, heldOfType } from '../../../outer-rim/rules/resources/holding.ts'
import type { PublicRimWithContacts, Rim } from '../../../outer-rim/rules/rim.ts'
import { contactOf, resourceOf, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { seatOfPerson } from '../contacts/contacts.ts'
import { personOfBounty } from '../jobs/player-bounties.ts'
import { type SeenContact, seenContacts } from './seen-contacts.ts'

/**
 * Bounty targets of a hunter (UB-AIB-08, UB-AIB-09, UB-AIB-10, UB-AIB-11, UB-AIB-12, UB-AIB-13, UB-AIB-14, UB-AIB-15,
 * UB-AIB-16), based on public facts.
 */

/** Ties between targets are broken at random, from a separate random stream (UB-AIB-16). */
export const AI_TARGETS = 'ai targets'

/** UB-AIB-11, UB-AIB-12, UB-AIB-13, UB-AIB-14: the kinds of target, in the order of preference. */
const kinds = ['character', 'crew', 'contact', 'hidden'] as const

export interface Target {
  readonly is: (typeof kinds)[number]
  /** The bounty whose target it is. */
  readonly bounty: number
  readonly space: number
  /** The seat of the character or the owner of the crew, or NONE. */
  readonly seat: Seat | typeof NONE
  /** The crew card, or NONE. */
  readonly card: number
  /** The place of a contact, and its token if it is face up, or NONE. */
  readonly place: number
  readonly contact: number
  /** The rank of a contact, by its dots, from 0 on; 0 for other targets, for which it does not matter. */
  readonly rank: number
  readonly away: number
}

/** Why a target was preferred to the others, in the order of the criteria. */
export type Reason = 'kind' | 'rank' | 'distance' | 'chance'

/** UB-AIB-08. A facedown contact is a target only if no visible person matches the bounty (UB-AIB-09, UB-AIB-10). */
export function targetsOf(t: Rim, hunter: Seat): readonly Target[] {
  const contacts = seenContacts(t)
  const all = heldOfType(t, hunter, 'bounty').flatMap((bounty) =>
    targetsOfBounty(t, hunter, bounty, contacts),
  )
  // Several bounties on the same person are one target.
  return all.filter((target, index) => all.findIndex((other) => isSame(target, other)) === index)
}

/** The targets of one bounty: first a character, then crew, then contacts. */
export function targetsOfBounty(
  t: PublicRimWithContacts,
  hunter: Seat,
  bounty: number,
  contacts: readonly SeenContact[],
): readonly Target[] {
  if (captiveOn(t, hunter, bounty) !== NONE) return []
  const person = personOfBounty(t, bounty)
  const player = person === null ? NONE : seatOfPerson(t, person)
  // G-49: a bounty on the hunter itself has no target.
  if (person === null || player === hunter) return []
  const visibleTargets = [
    ...(player === NONE ? [] : [characterTarget(t, hunter, bounty, player)]),
    ...crewTargets(t, hunter, bounty, person),
    ...contacts
      .filter((contact) => contact.person === person)
      .map((contact) => contactTarget(t, hunter, bounty, contact)),
  ]
  return visibleTargets.length > 0 ? visibleTargets : hiddenTargets(t, hunter, bounty, contacts)
}

function isSame(one: Target, other: Target): boolean {
  return (
    one.is === other.is && one.seat === other.seat && one.card === other.card && one.place === other.place
  )
}

const noDetails = { seat: NONE, card: NONE, place: NONE, contact: NONE, rank: 0 } as const

function characterTarget(t: PublicRimWithContacts, hunter: Seat, bounty: number, seat: Seat): Target {
  return { ...noDetails, is: 'character', bounty, seat, ...spaceAndDistance(t, hunter, spaceOfSeat(t, seat)) }
}

/** Crew of any player: the hunter's own crew is at distance 0 (G-50). */
function crewTargets(
  t: PublicRimWithContacts,
  hunter: Seat,
  bounty: number,
  person: string,
): readonly Target[] {
  const found: Target[] = []
  for (let seat = 0; seat < t.seats; seat++)
    for (const card of heldOfType(t, seat, 'crew')) {
      const crew = resourceOf(t, card)
      if (crew.type === 'crew' && crew.person === person)
        found.push({
          ...noDetails,
          is: 'crew',
          bounty,
          seat,
          card,
          ...spaceAndDistance(t, hunter, spaceOfSeat(t, seat)),
        })
    }
  return found
}

function contactTarget(t: PublicRimWithContacts, hunter: Seat, bounty: number, contact: SeenContact): Target {
  const { place, rank, person, space, contact: token } = contact
  const is = person === null ? 'hidden' : 'contact'
  return { ...noDetails, is, bounty, place, contact: token, rank, ...spaceAndDistance(t, hunter, space) }
}

/**
 * UB-AIB-09: the nearest facedown contact of the bounty's rank, or several that are equally near (G-53). If none is
 * left, there is no target (G-51).
 */
function hiddenTargets(
  t: PublicRimWithContacts,
  hunter: Seat,
  bounty: number,
  contacts: readonly SeenContact[],
): readonly Target[] {
  const rank = tablesOf(t).ranks.indexOf(contactOf(t, contactOfCard(t, bounty)).rank)
  const hidden = contacts
    .filter((contact) => contact.person === null && contact.rank === rank)
    .map((contact) => contactTarget(t, hunter, bounty, contact))
  return withLeast(hidden, ({ away }) => away)
}

function spaceAndDistance(
  t: PublicRimWithContacts,
  hunter: Seat,
  space: number,
): Pick<Target, 'space' | 'away'> {
  return { space, away: distance(t, spaceOfSeat(t, hunter), space) }
}

function withLeast(targets: readonly Target[], amount: (target: Target) => number): readonly Target[] {
  const least = Math.min(...targets.map(amount))
  return targets.filter((target) => amount(target) === least)
}

/**
 * UB-AIB-11, UB-AIB-12, UB-AIB-13, UB-AIB-14, UB-AIB-15: the criteria. Each one keeps the best of the remaining
 * targets.
 */
const preferences: readonly (readonly [Reason, (target: Target) => number])[] = [
  ['kind', ({ is }) => kinds.indexOf(is)],
  ['rank', ({ rank }) => rank],
  ['distance', ({ away }) => away],
]

export function preferred(targets: readonly Target[]): readonly Target[] {
  return preferences.reduce((left, [, amount]) => withLeast(left, amount), targets)
}

interface Chosen {
  readonly target: Target
  /** The criteria by which other targets were ruled out; empty if there were none. */
  readonly because: readonly Reason[]
}

/** UB-AIB-16: equal targets are decided at random. */
export function chooseTarget(t: Rim, targets: readonly Target[]): Chosen {
  const because: Reason[] = []
  let left = targets
  for (const [reason, amount] of preferences) {
    const fewer = withLeast(left, amount)
    if (fewer.length < left.length) because.push(reason)
    left = fewer
  }
  if (left.length === 1) return { target: at(left, 0), because }
  return { target: at(left, drawBelow(t, AI_TARGETS, left.length)), because: [...because, 'chance'] }
}

/** The targets in the hunter's space that it can encounter: defeated players are not fought (G-77, OR-DEF-09). */
export function targetsHere(t: Rim, hunter: Seat): readonly Target[] {
  return targetsOf(t, hunter).filter(
    ({ is, seat, away }) => away === 0 && !(is === 'character' && isSeatDefeated(t, seat)),
  )
}
