import {
  ask,
  at,
  type BlockedOption,
  type DecisionKind,
  decisionKind,
  drawBelow,
  type Option,
  picked,
  type Refusal,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { factions } from '../../content/names.ts'
import { indexOfUse, sourceOfUse, usable, useAbility, useCode, useOption } from '../abilities/abilities.ts'
import { blockedAbilities } from '../abilities/ability-options.ts'
import { rulesOf } from '../composition.ts'
import { captiveOn, isKnownTo } from '../contacts/contacts.ts'
import type { SeatFrame } from '../frames.ts'
import { spaceOfTarget, startBountyFight, wantedCrewHere } from '../jobs/bounties.ts'
import { jobsHere, refusalOfJob, startJob } from '../jobs/jobs.ts'
import { contactSpaces, contactSpacesAt, distance, spaceOfSeat } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import { contactOn, patrolLevel, patrolSpace } from '../reads.ts'
import { hasPermission, heldOfType } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { contactThing, patrolThing, pieceThing, spaceThing } from '../scenario/things.ts'
import { settle } from '../settling.ts'
import { cardOf } from '../tables.ts'
import { placeName, startContactEncounter } from './encounter-contact.ts'
import { fightPatrol, forcingPatrols } from './encounter-patrol.ts'
import { drawEncounterFor } from './encounter-space.ts'
import { deckAt } from './section-key.ts'

/**
 * The encounter phase (OR-ENC-01, OR-ENC-02, OR-ENC-03, OR-ENC-04, OR-ENC-05, OR-ENC-06, OR-ENC-07, OR-ENC-08): the
 * routine 'encounterPhase' asks a seat for one encounter, resolves it and settles.
 */

/** The first code of each range of encounters. */
export const SPACE = 0
export const PATROL = 1
export const CONTACT = 10
export const JOB = 1_000
export const BOUNTY = 2_000
export const USE = 10_000

/** The codes of added kinds come after all abilities. Each kind has its own range. */
const ADDED = 1_000_000
const CODES_OF_KIND = 100_000

/**
 * A kind of encounter that an expansion adds, with codes of its own from 0: which codes are possible, their options, how
 * they are resolved, and whether one may replace the encounter with a patrol that forces one (OR-ENC-06).
 */
export interface EncounterKind {
  codes(t: Rim, seat: Seat): readonly number[]
  option(t: Rim, seat: Seat, code: number): Option
  resolve(t: Rim, seat: Seat, code: number): void
  replacesPatrol(t: Rim, seat: Seat, code: number, faction: number): boolean
  /** Encounters of this kind that a player might expect but cannot have now, and why. */
  blocked?(t: Rim, seat: Seat): readonly BlockedOption[]
}

function pushAddedCodes(t: Rim, seat: Seat, codes: number[]): void {
  const { kinds } = rulesOf(t).encounter
  for (let index = 0; index < kinds.length; index++)
    for (const code of at(kinds, index).codes(t, seat)) codes.push(ADDED + index * CODES_OF_KIND + code)
}

function addedKind(t: Rim, code: number): EncounterKind {
  return at(rulesOf(t).encounter.kinds, Math.floor((code - ADDED) / CODES_OF_KIND))
}

/** The added kind of an encounter and its own code; null for encounters of the base game. */
export function addedEncounter(
  t: Rim,
  code: number,
): { readonly kind: EncounterKind; readonly code: number } | null {
  return code < ADDED ? null : { kind: addedKind(t, code), code: ownCode(code) }
}

function ownCode(code: number): number {
  return (code - ADDED) % CODES_OF_KIND
}

/** The range of Ketsu Onyo's ability. She does not move (OR-R-11). */
const LONG_REACH = 3

/**
 * Whether an encounter in a space is possible (OR-ENC-02). With the ability, patrols and contacts within three spaces
 * are in reach too.
 */
function isInReach(t: Rim, seat: Seat, space: number, isFar: boolean): boolean {
  const own = spaceOfSeat(t, seat)
  return space === own || (isFar && space !== NONE && distance(t, own, space) <= LONG_REACH)
}

/**
 * All encounters that would be possible without a patrol that forces one (OR-ENC-04, OR-EPAT-09, OR-EPAT-11, UB-CON-02,
 * UB-REF-13).
 */
function allEncounters(t: Rim, seat: Seat): number[] {
  const codes = [SPACE]
  const own = spaceOfSeat(t, seat)
  if (hasPermission(t, seat, 'longReach')) {
    for (let faction = 0; faction < factions.length; faction++)
      if (isInReach(t, seat, patrolSpace(t, faction), true)) codes.push(PATROL + faction)
    for (let place = 0; place < contactSpaces.length; place++)
      if (contactOn(t, place) !== NONE && isInReach(t, seat, at(contactSpaces, place).space, true))
        codes.push(CONTACT + place)
  } else {
    for (let faction = 0; faction < factions.length; faction++)
      if (patrolSpace(t, faction) === own) codes.push(PATROL + faction)
    for (const place of contactSpacesAt(own)) if (contactOn(t, place) !== NONE) codes.push(CONTACT + place)
  }
  // OR-JOB-04, OR-BNTY-14, OR-BNTY-19, OR-ENC-05, OR-ENC-08, OR-GAP-40, OR-GAP-41.
  for (const job of jobsHere(t, seat)) codes.push(JOB + job)
  for (const bounty of wantedCrewHere(t, seat)) codes.push(BOUNTY + bounty)
  for (const { source, index } of usable(t, seat, 'encounter')) codes.push(USE + useCode(source, index))
  pushAddedCodes(t, seat, codes)
  return codes
}

/** The encounters with patrols that force them, and the encounters that may replace one of those. */
function forcedEncounters(t: Rim, seat: Seat, forcing: readonly number[]): number[] {
  const codes = forcing.map((faction) => PATROL + faction)
  const added: number[] = []
  pushAddedCodes(t, seat, added)
  const replaces = (code: number) =>
    forcing.some((faction) => addedKind(t, code).replacesPatrol(t, seat, ownCode(code), faction))
  return [...codes, ...added.filter(replaces)]
}

function encounterOption(t: Rim, seat: Seat, code: number): Option {
  if (code >= ADDED) return addedKind(t, code).option(t, seat, ownCode(code))
  if (code >= USE) return useOption(t, seat, code - USE)
  if (code >= BOUNTY) return pieceOption(t, 'bounty', code - BOUNTY)
  if (code >= JOB) return pieceOption(t, 'job', code - JOB)
  if (code >= CONTACT) {
    const place = code - CONTACT
    // A face-down contact has a name only for players who have peeked at it (OR-CON-06).
    const contact = contactOn(t, place)
    const facts = isKnownTo(t, seat, contact) ? { place, contact } : { place }
    return { id: `contact-${placeName(place)}`, touches: [contactThing(place)], facts }
  }
  if (code === SPACE) {
    const space = spaceOfSeat(t, seat)
    const deck = deckAt(space)
    return { id: 'space', touches: [spaceThing(space)], facts: { deck, space } }
  }
  const faction = code - PATROL
  return {
    id: `patrol-${at(factions, faction)}`,
    touches: [patrolThing(faction)],
    facts: { faction, level: patrolLevel(t, faction), space: patrolSpace(t, faction) },
  }
}

function pieceOption(t: Rim, what: 'job' | 'bounty', piece: number): Option {
  return { id: `${what}-${cardOf(t, piece).id}`, touches: [pieceThing(piece)], facts: { card: piece } }
}

/** OR-ENC-03, OR-ENC-06, OR-EPAT-10, OR-GAP-41: a patrol that forces its encounter excludes all others. */
function blockedByPatrol(code: number, faction: number): Refusal {
  const rule = code >= JOB ? 'OR-ENC-06' : 'OR-ENC-03'
  return { rule, reason: 'patrolForces', facts: { faction } }
}

/**
 * OR-BNTY-07: held bounties whose target, as far as the player knows, is not here. Bounties that another option names
 * are left out.
 */
function blockedBounties(t: Rim, seat: Seat, named: readonly Option[]): BlockedOption[] {
  const isFar = hasPermission(t, seat, 'longReach')
  return heldOfType(t, seat, 'bounty').flatMap((bounty): BlockedOption[] => {
    if (named.some(({ touches }) => touches.includes(pieceThing(bounty)))) return []
    if (captiveOn(t, seat, bounty) !== NONE || !rulesOf(t).encounter.canCompleteBounty(t, seat, bounty))
      return []
    const space = spaceOfTarget(t, seat, bounty)
    if (space === NONE || (space !== 'unknown' && isInReach(t, seat, space, isFar))) return []
    const { facts, ...option } = pieceOption(t, 'bounty', bounty)
    const refusal: Refusal =
      space === 'unknown'
        ? { rule: 'OR-BNTY-07', reason: 'wantedUnseen' }
        : { rule: 'OR-BNTY-07', reason: 'wantedElsewhere', facts: { space } }
    return [{ ...option, facts: { ...facts, isElsewhere: true }, refusal }]
  })
}

export const encounter: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'encounter',
  shape: 'one',
  rules: ['OR-ENC-01', 'OR-ENC-02', 'OR-ENC-03', 'OR-ENC-04', 'OR-ENC-05'],
  list(t, seat) {
    const forcing = forcingPatrols(t, seat)
    return forcing.length > 0 ? forcedEncounters(t, seat, forcing) : allEncounters(t, seat)
  },
  option: encounterOption,
  blocked(t, seat) {
    const forcing = forcingPatrols(t, seat)
    const [faction] = forcing
    const blocked: BlockedOption[] = []
    if (faction !== undefined) {
      const forced = forcedEncounters(t, seat, forcing)
      for (const code of allEncounters(t, seat))
        if (!forced.includes(code))
          blocked.push({ ...encounterOption(t, seat, code), refusal: blockedByPatrol(code, faction) })
    }
    for (const job of heldOfType(t, seat, 'job')) {
      const refusal = refusalOfJob(t, seat, job)
      if (refusal !== null) blocked.push({ ...pieceOption(t, 'job', job), refusal })
    }
    // OR-ENC-05, OR-ABIL-01.
    blocked.push(...blockedAbilities(t, seat, 'encounter', () => false))
    for (const kind of rulesOf(t).encounter.kinds) blocked.push(...(kind.blocked?.(t, seat) ?? []))
    const named = [...blocked, ...allEncounters(t, seat).map((code) => encounterOption(t, seat, code))]
    return [...blocked, ...blockedBounties(t, seat, named)]
  },
  // The AI player's cards decide its encounters; chance makes a mandatory decision (OR-AIDEC-02).
  byRule: (t, { options }) => [at(options, drawBelow(t, 'ai', options.length))],
})

function resolve(t: Rim, seat: Seat, code: number): void {
  if (code >= ADDED) addedKind(t, code).resolve(t, seat, ownCode(code))
  else if (code >= USE) useAbility(t, seat, sourceOfUse(code - USE), indexOfUse(code - USE))
  else if (code >= BOUNTY) startBountyFight(t, seat, code - BOUNTY, 'crew')
  else if (code >= JOB) startJob(t, seat, code - JOB)
  else if (code >= CONTACT) startContactEncounter(t, seat, code - CONTACT)
  else if (code === SPACE) drawEncounterFor(t, seat)
  else fightPatrol(t, seat, code - PATROL)
}

const encounterPhase = routine<Rim, SeatFrame>('encounterPhase')('shown', {
  askWhich(t, { seat }) {
    ask(t, encounter, seat)
  },
  resolve(t, { seat }) {
    resolve(t, seat, picked(t))
  },
  settle(t) {
    settle(t)
  },
})

export const encounterPhaseRoutines = [encounterPhase]
