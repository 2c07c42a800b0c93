import { at, type Seat } from '@kantyna/kernel'
import type { ResourceType } from '../../content/names.ts'
import { contactsAt } from '../contacts/contacts.ts'
import { isPlanet } from '../map/map.ts'
import { standing } from '../reputation/reputation.ts'
import { hasPermission } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { spacesForAbilities } from './ability-wants.ts'
import { type CardFacts, factsOf } from './card-facts.ts'
import { ENCOUNTER } from './measure.ts'
import { talkWorth, unknownContactWorth } from './meetings.ts'
import { patrolWorth } from './patrol-worth.ts'
import {
  chanceOfJob,
  costOfJob,
  delayed,
  dependsOnSpace,
  prospectOf,
  type SeatStrength,
  turnsTo,
} from './prospects.ts'
import { bonusOf } from './reward-bonus.ts'
import { bestBuy } from './shopping.ts'
import { wantsOfSpaces } from './wants.ts'

/** What the worth of ending a move in a space depends on. */
export interface Trip {
  readonly strength: SeatStrength
  /** The worth of fighting each patrol, by faction. */
  readonly patrolWorths: readonly number[]
  readonly ignoresPatrols: boolean
  /** The worth of the market, on any planet. */
  readonly market: number
  readonly cards: readonly HeldCard[]
  /** The worth of meeting a contact that the seat does not know. */
  readonly unknownContact: number
  /** The worth of everything else in a space. */
  wanted(space: number): number
}

interface HeldCard {
  readonly piece: number
  readonly type: ResourceType
  /** Its destination. */
  readonly to: number
  /** The worth of a job at its destination, less the cost of trying it; null for others. */
  readonly job: number | null
  /** Its worth in every space; null if that depends on the space. */
  readonly anywhere: number | null
}

export function tripOf(t: Rim, strength: SeatStrength): Trip {
  const expected = wantsOfSpaces(t, strength)
  const forAbilities = spacesForAbilities(t, strength)
  return {
    strength,
    patrolWorths: t.patrolSpaces.map((_, faction) => patrolWorth(t, strength, faction)),
    ignoresPatrols: hasPermission(t, strength.seat, 'ignorePatrols'),
    market: bestBuy(t, strength),
    cards: at(t.held, strength.seat).map((piece) => heldCard(t, strength, piece)),
    unknownContact: unknownContactWorth(t, strength.seat),
    wanted: (space) => expected(space) + forAbilities(space),
  }
}

function heldCard(t: Rim, strength: SeatStrength, piece: number): HeldCard {
  const facts = factsOf(t, piece)
  const { type } = facts.resource
  return {
    piece,
    type,
    to: facts.to,
    job: type === 'job' ? netOfJob(t, strength, facts) : null,
    anywhere: dependsOnSpace(type) ? null : prospectOf(t, strength, piece, at(t.spaces, strength.seat)),
  }
}

/** The worth of a job less its cost, at least 0: a job that is not worth trying does not count against a space. */
function netOfJob(t: Rim, strength: SeatStrength, facts: CardFacts): number {
  const reward = facts.reward + bonusOf(t, strength.seat, 'job', facts)
  return Math.max(0, reward * chanceOfJob(t, strength.seat, facts) - costOfJob(t, strength, facts))
}

/** Even a seat with nothing to do benefits from a market. */
const MARKET = 0.12

export function worthOfSpace(
  t: Rim,
  { strength, patrolWorths, ignoresPatrols, market, cards, unknownContact, wanted }: Trip,
  space: number,
): number {
  const { seat, drive } = strength
  let sum = 0
  let encounter = ENCOUNTER
  for (const { piece, type, to, job, anywhere } of cards) {
    const worth =
      anywhere ??
      (job === null ? prospectOf(t, strength, piece, space) : job * delayed(turnsTo(t, space, to, drive)))
    sum += worth
    // A card whose destination is here can no longer fail on the way.
    if (to === space && type !== 'bounty') sum += 0.1 * worth
  }
  if (isPlanet(space)) {
    sum += market + MARKET
    for (const place of contactsAt(t, space))
      encounter = Math.max(encounter, talkWorth(t, seat, place, unknownContact))
  }
  let forced = 0
  for (let faction = 0; faction < patrolWorths.length; faction++) {
    const there = at(t.patrolSpaces, faction)
    const worth = at(patrolWorths, faction)
    if (there === space) {
      if (isForced(t, seat, faction, ignoresPatrols)) forced += worth - encounter
      else encounter = Math.max(encounter, worth)
    } else if (worth > 0.15) sum += 0.35 * worth * delayed(turnsTo(t, space, there, drive))
  }
  return sum + encounter + forced + wanted(space)
}

function isForced(t: Rim, seat: Seat, faction: number, ignoresPatrols: boolean): boolean {
  return !ignoresPatrols && standing(t, seat, faction) < 0
}
