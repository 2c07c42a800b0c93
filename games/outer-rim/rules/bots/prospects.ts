import { at, type Seat } from '@kantyna/kernel'
import type { ResourceType } from '../../content/names.ts'
import { groundCombat, health, hull, hyperdrive, shipCombat, skillLevel } from '../abilities/values.ts'
import { chanceToPass } from '../combat/chance-to-pass.ts'
import { captiveOn } from '../contacts/contacts.ts'
import { contactSpaces, distance } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import { contactOfCard } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { type CardFacts, factsOf } from './card-facts.ts'
import { chanceToDeal, chanceToWin, DAMAGE, DEFEAT, DELAY, DELAY_WITH_CAPTIVE } from './measure.ts'
import { bonusOf } from './reward-bonus.ts'
import { ownProspect } from './wants.ts'

/** The values of a seat, computed once to compare many places or cards. */
export interface SeatStrength {
  readonly seat: Seat
  readonly drive: number
  readonly ground: number
  readonly ship: number
  /** The damage that the character and the ship can still take. */
  readonly health: number
  readonly hull: number
}

export function strengthOf(t: Rim, seat: Seat): SeatStrength {
  return {
    seat,
    drive: Math.max(1, hyperdrive.of(t, seat)),
    ground: groundCombat.of(t, seat),
    ship: shipCombat.of(t, seat),
    health: health.of(t, seat) - at(t.characterDamage, seat),
    hull: hull.of(t, seat) - at(t.shipDamage, seat),
  }
}

/** The assumed number of turns to a destination that is not on the map, for example one that moves. */
const SOME_TURNS = 3

/**
 * The number of turns that a seat needs to reach a space, if nothing stops it. The seat acts in the turn in which it
 * arrives.
 */
export function turnsTo(t: Rim, from: number, to: number, drive: number): number {
  if (to === NONE) return SOME_TURNS
  return Math.ceil(distance(t, from, to) / drive)
}

const delays: readonly number[] = Array.from({ length: 40 }, (_, turns) => DELAY ** turns)

export function delayed(turns: number): number {
  return delays[Math.min(delays.length - 1, turns)] ?? 0
}

/** The expected worth of a captive who is taken in a space. */
export function captiveWorth(t: Rim, strength: SeatStrength, facts: CardFacts, from: number): number {
  const reward = facts.reward + bonusOf(t, strength.seat, 'bounty', facts)
  return reward * DELAY_WITH_CAPTIVE ** Math.max(1, turnsTo(t, from, facts.to, strength.drive))
}

/** The worth of eliminating a bounty's contact, at once. */
export function eliminationWorth(t: Rim, seat: Seat, facts: CardFacts): number {
  return facts.elimination + bonusOf(t, seat, 'bounty', facts)
}

/** The probability of winning a fight, and its cost, won or lost: damage, and perhaps a defeat. */
export function costOfFight(
  { ground, health: left, ship, hull: hullLeft }: SeatStrength,
  isGround: boolean,
  theirs: number,
) {
  const limit = isGround ? left : hullLeft
  return {
    wins: chanceToWin(isGround ? ground : ship, theirs),
    cost: theirs * 0.625 * DAMAGE + chanceToDeal(theirs, limit) * DEFEAT,
  }
}

/** The probability that illegal cargo gets through, by the die or by the databank card (OR-DELIV-05, OR-DELIV-06). */
const CONTRABAND = 3 / 8 + (5 / 8) * 0.6

/** The worth of a held or offered card to a seat in a space, without bonus fame. */
export function prospectOf(t: Rim, strength: SeatStrength, piece: number, from: number): number {
  const own = ownProspect(t, strength, piece, from)
  if (own !== null) return own
  const facts = factsOf(t, piece)
  switch (facts.resource.type) {
    case 'cargo':
      return (
        (facts.reward + bonusOf(t, strength.seat, 'cargo', facts)) *
        (facts.isIllegal ? CONTRABAND : 1) *
        delayed(turnsTo(t, from, facts.to, strength.drive))
      )
    case 'job':
      return (
        (facts.reward + bonusOf(t, strength.seat, 'job', facts)) *
        chanceOfJob(t, strength.seat, facts) *
        delayed(turnsTo(t, from, facts.to, strength.drive))
      )
    case 'bounty':
      return bountyProspect(t, strength, piece, facts, from)
    case 'crew':
      return facts.use + crewSkills(t, strength.seat, facts)
    default:
      return facts.use
  }
}

/** Whether the worth of a card depends on the distance to its destination or target. */
export function dependsOnSpace(type: ResourceType): boolean {
  return type === 'cargo' || type === 'job' || type === 'bounty'
}

/** The probability of completing a job even if every test is passed. */
const JOB = 0.96
/** The probability that the damage of failing an optional test ends a job. */
const COSTLY = 0.15

/** A failed test of a required skill fails the job at once. Other failed tests only cost something (OR-JOB-07). */
export function chanceOfJob(t: Rim, seat: Seat, { tested, required }: CardFacts): number {
  let chance = JOB
  for (const skill of tested) {
    const passes = chanceToPass(skillLevel(t, seat, skill))
    chance *= required.includes(skill) ? passes : 1 - COSTLY * (1 - passes)
  }
  return chance
}

/** The average damage of a failed test in a job, and the damage of a job without failed tests. */
const FAILED = 1.6
const TRIED = 1
/** If the damage exceeds the limit by this much, the defeat is certain. */
const FATAL = 3

/** The cost of trying a job: damage, and perhaps a defeat. */
export function costOfJob(
  t: Rim,
  { seat, health: left, hull: hullLeft }: SeatStrength,
  { tested }: CardFacts,
): number {
  let damage = TRIED
  for (const skill of tested) damage += FAILED * (1 - chanceToPass(skillLevel(t, seat, skill)))
  const defeat = Math.max(0, Math.min(1, (damage + TRIED - Math.min(left, hullLeft + TRIED)) / FATAL))
  return damage * DAMAGE + defeat * DEFEAT
}

/** The worth of a crew member's skill. It is highest if nobody aboard has the skill. */
const SKILL = 0.3

function crewSkills(t: Rim, seat: Seat, { skills }: CardFacts): number {
  let sum = 0
  for (const skill of skills) sum += SKILL / Math.max(1, skillLevel(t, seat, skill))
  return sum
}

function bountyProspect(
  t: Rim,
  strength: SeatStrength,
  piece: number,
  facts: CardFacts,
  from: number,
): number {
  const { seat, drive } = strength
  const bonus = bonusOf(t, seat, 'bounty', facts)
  if (captiveOn(t, seat, piece) !== NONE)
    return (facts.reward + bonus) * delayed(turnsTo(t, from, facts.to, drive))
  const { wins, cost } = costOfFight(strength, facts.combatKind === 'ground', facts.combatValue)
  const where = spaceOfContact(t, seat, facts)
  if (where.space === NONE) return 0.02 * facts.elimination
  const space = where.space === ANYWHERE ? nearestUnknown(t, strength, facts.rank, from) : where.space
  if (space === NONE) return 0.02 * facts.elimination
  const captive = captiveWorth(t, strength, facts, space)
  const won = wins * Math.max(facts.elimination + bonus, captive) - cost
  if (won <= 0) return 0.05 * facts.elimination
  const turns = turnsTo(t, from, space, drive)
  return where.space === ANYWHERE ? won * delayed(turns + 2) * 0.6 : won * delayed(turns)
}

/** Stands for a space that the seat does not know. */
const ANYWHERE = -2
const somewhere = { space: ANYWHERE }
const nowhere = { space: NONE }

/** The space of a bounty's contact, as far as a seat knows: on the map, in a crew, gone, or unknown. */
function spaceOfContact(t: Rim, seat: Seat, { contact }: CardFacts): { readonly space: number } {
  if (contact === NONE) return nowhere
  if ((at(t.knowers, contact) & (1 << seat)) === 0) return somewhere
  const place = t.contacts.indexOf(contact)
  if (place >= 0) return at(contactSpaces, place)
  if (t.removedContacts.includes(contact)) return nowhere
  for (let owner = 0; owner < t.seats; owner++) {
    for (const crew of at(t.held, owner)) {
      if (contactOfCard(t, crew) === contact && factsOf(t, crew).resource.type === 'crew')
        return { space: at(t.spaces, owner) }
    }
  }
  return nowhere
}

/** Whether a contact space holds a token that the seat does not know. */
export function isUnknown(t: Rim, seat: Seat, place: number): boolean {
  const contact = at(t.contacts, place)
  return contact !== NONE && (at(t.knowers, contact) & (1 << seat)) === 0
}

function nearestUnknown(t: Rim, { seat }: SeatStrength, rank: number, from: number): number {
  let least = Number.POSITIVE_INFINITY
  let found = NONE
  for (let place = 0; place < contactSpaces.length; place++) {
    const { rank: dots, space } = at(contactSpaces, place)
    if (dots !== rank || !isUnknown(t, seat, place)) continue
    const steps = distance(t, from, space)
    if (steps >= least) continue
    least = steps
    found = space
  }
  return found
}
