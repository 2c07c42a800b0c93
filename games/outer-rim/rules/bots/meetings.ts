import { at, type Seat } from '@kantyna/kernel'
import { indexOfUse, sourceOfUse } from '../abilities/abilities.ts'
import { BOUNTY, CONTACT, furtherEncounter, JOB, PATROL, SPACE, USE } from '../encounters/encounter-phase.ts'
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
  type Able,
  captiveWorth,
  chanceOfJob,
  costOfFight,
  costOfJob,
  eliminationWorth,
  isUnknown,
} from './prospects.ts'
import { bonusOf } from './reward-bonus.ts'
import { wantsEncounter, wantsSpaceEncounter, wantsStranger } from './wants.ts'

/** A contact that nobody has seen: most want to be hired. */
const STRANGER = 0.2

export function strangerWorth(t: Rim, seat: Seat): number {
  return STRANGER + wantsStranger(t, seat)
}

/** What talking to a contact brings, as far as a seat can know. */
export function talkWorth(t: Rim, seat: Seat, place: number, stranger?: number): number {
  if (isUnknown(t, seat, place)) return stranger ?? strangerWorth(t, seat)
  const source = at(t.contacts, place)
  const [script] = tablesOf(t).byNumber.get(contactOf(t, source).number) ?? []
  return script === undefined ? 0 : Math.max(0, outlookOfScript(t, script, { seat, source }))
}

/** What each encounter is worth to a seat (OR-ENC-04), by its code. */
export function meetingWorth(t: Rim, able: Able, code: number): number {
  const { seat } = able
  const further = furtherEncounter(t, code)
  if (further !== null) return wantsEncounter(t, seat, further.kind, further.code)
  if (code >= USE) return useWorth(t, seat, sourceOfUse(code - USE), indexOfUse(code - USE))
  if (code >= BOUNTY) return huntWorth(t, able, code - BOUNTY)
  if (code >= JOB) {
    const facts = factsOf(t, code - JOB)
    const reward = facts.reward + bonusOf(t, seat, 'job', facts)
    return chanceOfJob(t, seat, facts) * reward - costOfJob(t, able, facts)
  }
  if (code >= CONTACT) return contactWorth(t, able, code - CONTACT)
  return code === SPACE ? ENCOUNTER + wantsSpaceEncounter(t, seat) : patrolWorth(t, able, code - PATROL)
}

/** The fight for a bounty, won or lost: a captive has to be brought home first. */
export function huntWorth(t: Rim, able: Able, bounty: number): number {
  const facts = factsOf(t, bounty)
  const { combatKind, combatValue } = facts
  const { wins, cost } = costOfFight(able, combatKind === 'ground', combatValue)
  const brought = captiveWorth(t, able, facts, at(t.spaces, able.seat))
  return wins * Math.max(eliminationWorth(t, able.seat, facts), brought) - cost
}

function contactWorth(t: Rim, able: Able, place: number): number {
  const { seat } = able
  if (!isUnknown(t, seat, place)) {
    const bounty = bountyOn(t, seat, at(t.contacts, place))
    return bounty === NONE
      ? talkWorth(t, seat, place)
      : Math.max(talkWorth(t, seat, place), huntWorth(t, able, bounty))
  }
  return talkWorth(t, seat, place) + wantedAmong(t, able, place)
}

/** A token that nobody has seen may be one that is wanted: of its rank, any of those that are not known. */
function wantedAmong(t: Rim, able: Able, place: number): number {
  const { seat } = able
  const { rank } = at(contactSpaces, place)
  let wanted = 0
  for (const piece of at(t.held, seat)) {
    const facts = factsOf(t, piece)
    if (facts.resource.type !== 'bounty' || facts.rank !== rank || isKnown(t, seat, facts.contact)) continue
    wanted += Math.max(0, huntWorth(t, able, piece))
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
