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
import { strangerWorth, talkWorth } from './meetings.ts'
import { patrolWorth } from './patrol-worth.ts'
import {
  type Able,
  chanceOfJob,
  costOfJob,
  delayed,
  dependsOnSpace,
  prospectOf,
  turnsTo,
} from './prospects.ts'
import { bonusOf } from './reward-bonus.ts'
import { bestBuy } from './shopping.ts'
import { wantsOfSpaces } from './wants.ts'

/** What standing in a space at the end of a move is worth to a seat. */
export interface Outing {
  readonly able: Able
  /** By faction. */
  readonly patrolWorths: readonly number[]
  readonly ignoresPatrols: boolean
  /** What the market offers, wherever there is one. */
  readonly market: number
  readonly cards: readonly HeldCard[]
  /** What it is worth to meet a contact that the seat does not know. */
  readonly stranger: number
  /** What else there is to be had in a space. */
  wanted(space: number): number
}

interface HeldCard {
  readonly piece: number
  readonly type: ResourceType
  /** Where it brings its reward. */
  readonly to: number
  /** What a job is worth where it can be tried, less what trying it costs; null for others. */
  readonly job: number | null
  /** What it is worth in every space; null where that depends on the space. */
  readonly anywhere: number | null
}

export function outingOf(t: Rim, able: Able): Outing {
  const expected = wantsOfSpaces(t, able)
  const forAbilities = spacesForAbilities(t, able)
  return {
    able,
    patrolWorths: t.patrolSpaces.map((_, faction) => patrolWorth(t, able, faction)),
    ignoresPatrols: hasPermission(t, able.seat, 'ignorePatrols'),
    market: bestBuy(t, able),
    cards: at(t.held, able.seat).map((piece) => heldCard(t, able, piece)),
    stranger: strangerWorth(t, able.seat),
    wanted: (space) => expected(space) + forAbilities(space),
  }
}

function heldCard(t: Rim, able: Able, piece: number): HeldCard {
  const facts = factsOf(t, piece)
  const { type } = facts.resource
  return {
    piece,
    type,
    to: facts.to,
    job: type === 'job' ? netOfJob(t, able, facts) : null,
    anywhere: dependsOnSpace(type) ? null : prospectOf(t, able, piece, at(t.spaces, able.seat)),
  }
}

/** Nobody stays for a job that nobody would try. */
function netOfJob(t: Rim, able: Able, facts: CardFacts): number {
  const reward = facts.reward + bonusOf(t, able.seat, 'job', facts)
  return Math.max(0, reward * chanceOfJob(t, able.seat, facts) - costOfJob(t, able, facts))
}

/** Somebody without anything to do needs a market. */
const MARKET = 0.12

export function worthOfSpace(
  t: Rim,
  { able, patrolWorths, ignoresPatrols, market, cards, stranger, wanted }: Outing,
  space: number,
): number {
  const { seat, drive } = able
  let sum = 0
  let encounter = ENCOUNTER
  for (const { piece, type, to, job, anywhere } of cards) {
    const worth =
      anywhere ??
      (job === null ? prospectOf(t, able, piece, space) : job * delayed(turnsTo(t, space, to, drive)))
    sum += worth
    // What is done here and now cannot go wrong on the way any more.
    if (to === space && type !== 'bounty') sum += 0.1 * worth
  }
  if (isPlanet(space)) {
    sum += market + MARKET
    for (const place of contactsAt(t, space))
      encounter = Math.max(encounter, talkWorth(t, seat, place, stranger))
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
