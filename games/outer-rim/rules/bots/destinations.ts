import { at, type Seat } from '@kantyna/kernel'
import { contactsAt } from '../contacts.ts'
import { hasPermission } from '../holding.ts'
import { isPlanet } from '../map.ts'
import { standing } from '../reputation.ts'
import type { Rim } from '../rim.ts'
import { factsOf } from './card-facts.ts'
import { ENCOUNTER } from './measure.ts'
import { talkWorth } from './meetings.ts'
import { type Able, chanceOfJob, costOfJob, delayed, patrolWorth, prospectOf, turnsTo } from './prospects.ts'
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
  /** By held card: what a job is worth, less what trying it costs; null for others. */
  readonly jobs: readonly (number | null)[]
  /** What else there is to be had in a space. */
  wanted(space: number): number
}

export function outingOf(t: Rim, able: Able): Outing {
  return {
    able,
    patrolWorths: t.patrolSpaces.map((_, faction) => patrolWorth(t, able, faction)),
    ignoresPatrols: hasPermission(t, able.seat, 'ignorePatrols'),
    market: bestBuy(t, able),
    jobs: at(t.held, able.seat).map((piece) => netOfJob(t, able, piece)),
    wanted: wantsOfSpaces(t, able),
  }
}

/** Nobody stays for a job that nobody would try. */
function netOfJob(t: Rim, able: Able, piece: number): number | null {
  const facts = factsOf(t, piece)
  if (facts.resource.type !== 'job') return null
  return Math.max(0, facts.reward * chanceOfJob(t, able.seat, facts) - costOfJob(t, able, facts))
}

/** Somebody without anything to do needs a market. */
const MARKET = 0.12

export function worthOfSpace(
  t: Rim,
  { able, patrolWorths, ignoresPatrols, market, jobs, wanted }: Outing,
  space: number,
): number {
  const { seat, drive } = able
  let sum = 0
  let encounter = ENCOUNTER
  for (const [index, piece] of at(t.held, seat).entries()) {
    const { resource, to } = factsOf(t, piece)
    const job = jobs[index] ?? null
    const worth =
      job === null ? prospectOf(t, able, piece, space) : job * delayed(turnsTo(t, space, to, drive))
    sum += worth
    // What is done here and now cannot go wrong on the way any more.
    if (to === space && resource.type !== 'bounty') sum += 0.1 * worth
  }
  if (isPlanet(space)) {
    sum += market + MARKET
    for (const place of contactsAt(t, space)) encounter = Math.max(encounter, talkWorth(t, seat, place))
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
