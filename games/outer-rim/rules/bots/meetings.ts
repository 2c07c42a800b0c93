import { at, type Seat } from '@kantyna/kernel'
import { indexOfUse, sourceOfUse } from '../abilities/abilities.ts'
import { addedEncounter, BOUNTY, CONTACT, JOB, PATROL, SPACE, USE } from '../encounters/encounter-phase.ts'
import { bountyOn } from '../jobs/bounties.ts'
import { contactSpaces } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { contactOf, tablesOf } from '../tables.ts'
import { useWorth } from './abilities.ts'
import { factsOf } from './card-facts.ts'
import { ENCOUNTER } from './measure.ts'
import { outlookOfScript } from './outlook.ts'
import { patrolWorth } from './patrol-worth.ts'
import {
  captiveWorth,
  chanceOfJob,
  costOfFight,
  costOfJob,
  eliminationWorth,
  isUnknown,
  type SeatStrength,
} from './prospects.ts'
import { bonusOf } from './reward-bonus.ts'
import { wantsEncounter, wantsSpaceEncounter, wantsUnknownContact } from './wants.ts'

/** The worth of a face-down contact. Most contacts can be hired. */
const UNKNOWN_CONTACT = 0.2

export function unknownContactWorth(t: Rim, seat: Seat): number {
  return UNKNOWN_CONTACT + wantsUnknownContact(t, seat)
}

/** The worth of talking to a contact, as far as the seat knows it. */
export function talkWorth(t: Rim, seat: Seat, place: number, unknownContact?: number): number {
  if (isUnknown(t, seat, place)) return unknownContact ?? unknownContactWorth(t, seat)
  const source = at(t.contacts, place)
  const [script] = tablesOf(t).byNumber.get(contactOf(t, source).number) ?? []
  return script === undefined ? 0 : Math.max(0, outlookOfScript(t, script, { seat, source }))
}

/** The worth of an encounter to a seat (OR-ENC-04), by its code. */
export function meetingWorth(t: Rim, strength: SeatStrength, code: number): number {
  const { seat } = strength
  const added = addedEncounter(t, code)
  if (added !== null) return wantsEncounter(t, seat, added.kind, added.code)
  if (code >= USE) return useWorth(t, seat, sourceOfUse(code - USE), indexOfUse(code - USE))
  if (code >= BOUNTY) return huntWorth(t, strength, code - BOUNTY)
  if (code >= JOB) {
    const facts = factsOf(t, code - JOB)
    const reward = facts.reward + bonusOf(t, seat, 'job', facts)
    return chanceOfJob(t, seat, facts) * reward - costOfJob(t, strength, facts)
  }
  if (code >= CONTACT) return contactWorth(t, strength, code - CONTACT)
  return code === SPACE ? ENCOUNTER + wantsSpaceEncounter(t, seat) : patrolWorth(t, strength, code - PATROL)
}

/** The average worth of fighting for a bounty. A captive must still be delivered. */
export function huntWorth(t: Rim, strength: SeatStrength, bounty: number): number {
  const facts = factsOf(t, bounty)
  const { combatKind, combatValue } = facts
  const { wins, cost } = costOfFight(strength, combatKind === 'ground', combatValue)
  const captive = captiveWorth(t, strength, facts, at(t.spaces, strength.seat))
  return wins * Math.max(eliminationWorth(t, strength.seat, facts), captive) - cost
}

function contactWorth(t: Rim, strength: SeatStrength, place: number): number {
  const { seat } = strength
  if (!isUnknown(t, seat, place)) {
    const bounty = bountyOn(t, seat, at(t.contacts, place))
    return bounty === NONE
      ? talkWorth(t, seat, place)
      : Math.max(talkWorth(t, seat, place), huntWorth(t, strength, bounty))
  }
  return talkWorth(t, seat, place) + bountyWorthOfUnknown(t, strength, place)
}

/** A face-down token may be the target of a bounty: any unknown token of its rank is equally likely. */
function bountyWorthOfUnknown(t: Rim, strength: SeatStrength, place: number): number {
  const { seat } = strength
  const { rank } = at(contactSpaces, place)
  let wanted = 0
  for (const piece of at(t.held, seat)) {
    const facts = factsOf(t, piece)
    if (facts.resource.type !== 'bounty' || facts.rank !== rank || isKnown(t, seat, facts.contact)) continue
    wanted += Math.max(0, huntWorth(t, strength, piece))
  }
  return wanted === 0 ? 0 : wanted / Math.max(1, unknownOfRank(t, seat, rank)) + 0.1
}

function isKnown(t: Rim, seat: Seat, contact: number): boolean {
  return contact === NONE || (at(t.knowers, contact) & (1 << seat)) !== 0
}

function unknownOfRank(t: Rim, seat: Seat, rank: number): number {
  let count = 0
  for (let place = 0; place < contactSpaces.length; place++)
    if (at(contactSpaces, place).rank === rank && isUnknown(t, seat, place)) count++
  return count
}
