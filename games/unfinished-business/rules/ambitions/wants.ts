import { at, type Seat } from '@kantyna/kernel'
import type { Resource } from '../../../outer-rim/content/card.ts'
import { factions } from '../../../outer-rim/content/names.ts'
import { skillLevel } from '../../../outer-rim/rules/abilities/values.ts'
import { shareMet } from '../../../outer-rim/rules/bots/goal-progress.ts'
import { CREDIT } from '../../../outer-rim/rules/bots/measure.ts'
import { outlook, outlookOfScript } from '../../../outer-rim/rules/bots/outlook.ts'
import { delayed, type SeatStrength, turnsTo } from '../../../outer-rim/rules/bots/prospects.ts'
import type { Wants } from '../../../outer-rim/rules/bots/wants.ts'
import type { CardEffect, CardWhen } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { distance } from '../../../outer-rim/rules/map/map.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { standing } from '../../../outer-rim/rules/reputation/reputation.ts'
import { countFitting } from '../../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { tablesOf } from '../../../outer-rim/rules/tables.ts'
import type { AmbitionGoal } from '../../content/card.ts'
import { hasFriendAt } from '../effects/conditions/friend-of-faction-here.ts'
import { spacesOfDestination } from './destinations.ts'
import { goalEncounters } from './encounters.ts'
import { isComplete, isOpen } from './goals.ts'
import { factsOfSheet, priceOf, type SheetFacts } from './sheet-facts.ts'
import { ambitionOf, hasAmbitions, sheetOf, sourceOfSheet } from './sheets.ts'
import { goalWorth } from './worth.ts'

/** What a bot with an ambition wants next, from what its goals lack. Worth is counted in fame. */

/** What each missing step of reputation, and each missing card, is worth as a share of its goal. */
const STANDING = 0.7
const CARD = 0.65
/** What a skill is worth that the goals test. */
export const SKILL = 0.2
/** What each die and each hull point is worth in the fights of goals. */
const SHIP_COMBAT = 0.25
const HULL = 0.08
const GROUND_COMBAT = 0.25
/** The chance that an unknown contact is one that a goal needs. */
const MAYBE = 0.2
/** What the credits that a goal needs are worth, as a share of the goal. */
const SAVED = 0.35
/** What each level is worth that a patrol must still gain. */
export const LEVEL = 0.5

/** What resolving an encounter of a sheet is worth to its owner. */
function attemptWorth(t: Rim, seat: Seat, effect: CardEffect): number {
  const context = { seat, source: sourceOfSheet(t, sheetOf(t, seat)) }
  if (effect.op !== 'script') return outlook(t, effect, context)
  const [script] = typeof effect.number === 'number' ? (tablesOf(t).byNumber.get(effect.number) ?? []) : []
  return script === undefined ? 0 : outlookOfScript(t, script, context)
}

/** What a goal that is bound to a place is worth to a seat at that place. */
export function goalWorthAtPlace(t: Rim, seat: Seat, { by, mark }: AmbitionGoal): number {
  if ('spaceEncounter' in by) return goalWorth(t, seat)
  if (!('encounter' in by)) return 0
  // A seat that cannot pay yet has no reason to go there.
  if (priceOf(by.encounter) > at(t.credits, seat)) return 0
  const worth = attemptWorth(t, seat, by.encounter)
  return mark === 'final' ? Math.max(0.5, worth) : Math.max(0, worth)
}

interface Attraction {
  readonly spaces: readonly number[]
  readonly worth: number
}

/** What a space is worth to a seat: what it can do there, and in the spaces that it can reach from there. */
function spacesWanted(t: Rim, { seat, drive }: SeatStrength): (space: number) => number {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return () => 0
  const goals: Attraction[] = []
  for (const [index, goal] of ambition.goals.entries())
    if (goal.at !== undefined && isOpen(t, seat, index))
      goals.push({ spaces: spacesOfDestination(t, goal.at), worth: goalWorthAtPlace(t, seat, goal) })
  const { friendly, sales } = factsOfSheet(sheetOf(t, seat))
  const friends = friendly.filter(({ index }) => isOpen(t, seat, index))
  const affordable = sales.flatMap(({ place, price, goods }): Attraction[] => {
    const worth = price <= at(t.credits, seat) ? saleWorth(t, seat, price, goods) : 0
    return worth > 0 ? [{ spaces: spacesOfDestination(t, place), worth }] : []
  })
  const gain = (space: number, { spaces, worth }: Attraction) => worth * nearness(t, space, spaces, drive)
  return (space) => {
    let sum = friends.some(({ friend }) => hasFriendAt(t, seat, space, friend)) ? goalWorth(t, seat) : 0
    for (const goal of goals) sum += gain(space, goal)
    let best = 0
    for (const sale of affordable) best = Math.max(best, gain(space, sale))
    return sum + best
  }
}

/** Each space on the way counts a little, because patrols may delay a move. */
const STEP = 0.02

/** From 0 to 1: how near the nearest of some spaces is. */
export function nearness(t: Rim, from: number, to: readonly number[], drive: number): number {
  let most = 0
  for (const space of to) {
    const closeness = 1 - STEP * distance(t, from, space)
    most = Math.max(most, delayed(turnsTo(t, from, space, drive)) * Math.max(0, closeness))
  }
  return most
}

/** What an effect that the sheet sells is worth, less its price. It may be reputation that a goal needs. */
function saleWorth(t: Rim, seat: Seat, price: number, goods: CardEffect): number {
  return outlook(t, goods, { seat, source: sourceOfSheet(t, sheetOf(t, seat)) }) - CREDIT * price
}

/** An unknown contact may turn out to be crew, a skill or a friend of a faction that a goal asks for. */
function unknownContactWanted(t: Rim, seat: Seat, facts: SheetFacts): number {
  const goal = goalWorth(t, seat)
  let sum = 0
  for (const part of unmet(t, seat, facts)) {
    if (part.is === 'has' && part.cards.types?.includes('crew') && share(t, seat, part) < 1)
      sum += MAYBE * goal
    if (part.is === 'hasSkill' && share(t, seat, part) < 1) sum += (MAYBE / 2) * goal
  }
  for (const { index } of facts.friendly) if (isOpen(t, seat, index)) sum += (MAYBE / 2) * goal
  return sum
}

/** The parts of the seat's goal conditions that are not met. */
function unmet(t: Rim, seat: Seat, { conditions, partsBySet, hasChoice }: SheetFacts): readonly CardWhen[] {
  let set = 0
  for (const [bit, { index, isLasting }] of conditions.entries())
    if (isLasting || !isComplete(t, seat, index)) set |= 1 << bit
  const parts = at(partsBySet, set)
  return hasChoice ? parts.flatMap((part) => singleConditions(t, seat, part)) : parts
}

/** Splits a condition into single ones. Every alternative counts, unless one of them is met already. */
function singleConditions(t: Rim, seat: Seat, when: CardWhen): readonly CardWhen[] {
  if (when.is === 'and') return when.of.flatMap((each) => singleConditions(t, seat, each))
  if (when.is !== 'or') return [when]
  const met = when.of.find((each) => share(t, seat, each) >= 1)
  return met === undefined ? when.of.flatMap((each) => singleConditions(t, seat, each)) : [met]
}

const standings = { negative: -1, neutral: 0, positive: 1 } as const

function stepsAway(value: number, wanted: readonly (keyof typeof standings)[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const each of wanted) least = Math.min(least, Math.abs(standings[each] - value))
  return least
}

/** The share of a condition that is met, from 0 to 1. */
export function share(t: Rim, seat: Seat, when: CardWhen): number {
  switch (when.is) {
    case 'and':
      return when.of.reduce((sum, each) => sum + share(t, seat, each), 0) / when.of.length
    case 'or':
      return Math.max(...when.of.map((each) => share(t, seat, each)))
    case 'reputation':
      if (when.faction === 'planet' || when.faction === 'choose' || when.faction === 'nearestPatrol') return 0
      return 1 - stepsAway(standing(t, seat, factions.indexOf(when.faction)), when.standings) / 2
    case 'hasSkill':
      return skillLevel(t, seat, when.skill) > 0 ? 1 : 0
    case 'hasCredits':
      return Math.min(1, at(t.credits, seat) / when.atLeast)
    default:
      return shareMet(t, seat, when)
  }
}

function reputationWanted(t: Rim, seat: Seat, facts: SheetFacts, faction: number, by: 1 | -1): number {
  const now = standing(t, seat, faction)
  const then = Math.max(-1, Math.min(1, now + by))
  let sum = 0
  for (const part of unmet(t, seat, facts))
    if (part.is === 'reputation' && part.faction === factions[faction])
      sum +=
        STANDING * goalWorth(t, seat) * (stepsAway(now, part.standings) - stepsAway(then, part.standings))
  return sum
}

function fits(resource: Resource, when: CardWhen & { readonly is: 'has' }): boolean {
  const { types, trait, faction } = when.cards
  if (types !== undefined && !types.includes(resource.type)) return false
  if (trait !== undefined && resource.traits?.includes(trait) !== true) return false
  return faction === undefined || (resource.type === 'crew' && resource.faction === faction)
}

function cardWanted(t: Rim, seat: Seat, facts: SheetFacts, resource: Resource, isHeld: boolean): number {
  const own = isHeld ? 1 : 0
  let sum = 0
  for (const part of unmet(t, seat, facts)) {
    if (part.is === 'has' && fits(resource, part)) {
      if (countFitting(t, seat, part.cards) - own < part.atLeast)
        sum += (CARD * goalWorth(t, seat)) / part.atLeast
    }
    if (part.is === 'hasSkill' && givesSkill(resource, part.skill)) {
      if (skillLevel(t, seat, part.skill) - own <= 0) sum += CARD * goalWorth(t, seat)
    }
  }
  for (const skill of facts.skills)
    if (givesSkill(resource, skill) && skillLevel(t, seat, skill) - own <= 0) sum += SKILL
  for (const { index, friend } of facts.friendly)
    if (resource.type === 'crew' && resource.faction === friend.faction && isOpen(t, seat, index))
      sum += goalWorth(t, seat)
  return sum + combatWanted(facts, resource) + worthOfHandingOver(t, seat, facts, resource)
}

/** What a card is worth that can pay for a goal. */
function worthOfHandingOver(t: Rim, seat: Seat, facts: SheetFacts, resource: Resource): number {
  for (const { index, cards } of facts.handedOver) {
    const { types, trait } = cards
    const isFitting =
      types?.includes(resource.type) !== false && (trait === undefined || resource.traits?.includes(trait))
    if (isFitting && isOpen(t, seat, index)) return goalWorth(t, seat) / 2
  }
  return 0
}

function givesSkill(resource: Resource, skill: string): boolean {
  if (resource.type === 'crew' && resource.skills.some((each) => each === skill)) return true
  return resource.abilities?.some((ability) => 'skill' in ability && ability.skill === skill) === true
}

/** Ships that are expensive enough for a goal, and ships that can win the fights of the goals. */
function shipWanted(t: Rim, seat: Seat, facts: SheetFacts, ship: number): number {
  const { cost, combat, hull } = at(tablesOf(t).ships, ship)
  let sum = facts.fights.includes('ship') ? SHIP_COMBAT * combat + HULL * hull : 0
  for (const part of unmet(t, seat, facts))
    if (part.is === 'shipCosts' && cost >= part.atLeast) sum += goalWorth(t, seat)
  return sum
}

/** Cards that give dice for the fights of the goals. */
function combatWanted({ fights }: SheetFacts, { abilities }: Resource): number {
  let sum = 0
  if (abilities === undefined || fights.length === 0) return sum
  for (const ability of abilities) {
    if (!('bonus' in ability) || typeof ability.amount !== 'number') continue
    if (ability.bonus === 'shipCombat' && fights.includes('ship')) sum += SHIP_COMBAT * ability.amount
    if (ability.bonus === 'groundCombat' && fights.includes('ground')) sum += GROUND_COMBAT * ability.amount
  }
  return sum
}

/** Spending credits loses worth if a goal needs them. */
function spendingWanted(t: Rim, seat: Seat, facts: SheetFacts, credits: number): number {
  const left = at(t.credits, seat) - credits
  const saved = SAVED * goalWorth(t, seat)
  let sum = 0
  for (const { index, price } of facts.priced)
    if (left < price && isOpen(t, seat, index)) sum -= saved * Math.min(1, credits / price)
  for (const { place, price, goods } of facts.sales)
    if (left < price && spacesOfDestination(t, place).length > 0 && saleWorth(t, seat, price, goods) > 0)
      sum -= saved * Math.min(1, credits / price)
  for (const part of unmet(t, seat, facts))
    if (part.is === 'hasCredits' && left < part.atLeast) sum -= saved * Math.min(1, credits / part.atLeast)
  return sum
}

/** Raising a patrol is worth something if the final goal asks for a higher level. */
function levelWanted(t: Rim, seat: Seat, faction: number): number {
  const place = ambitionOf(t, seat)?.goals.at(-1)?.at
  if (place === undefined || !('patrolOf' in place)) return 0
  return place.patrolOf === factions[faction] && at(t.patrolLevels, faction) < place.level
    ? LEVEL * goalWorth(t, seat)
    : 0
}

function spaceEncounterWanted(t: Rim, seat: Seat): number {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return 0
  const here = at(t.spaces, seat)
  const completesGoal = ambition.goals.some(
    ({ by, at: place }, index) =>
      'spaceEncounter' in by &&
      place !== undefined &&
      spacesOfDestination(t, place).includes(here) &&
      isOpen(t, seat, index),
  )
  return completesGoal ? goalWorth(t, seat) : 0
}

/** Null without the Ambitions variant, and for seats without a sheet. */
function factsFor(t: Rim, seat: Seat): SheetFacts | null {
  const sheet = hasAmbitions(t) ? sheetOf(t, seat) : NONE
  return sheet === NONE ? null : factsOfSheet(sheet)
}

/** What resolving a goal's encounter is worth where the seat is. */
function goalEncounterWorth(t: Rim, seat: Seat, index: number): number {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return 0
  const { by } = at(ambition.goals, index)
  return 'encounter' in by ? attemptWorth(t, seat, by.encounter) : 0
}

export const ambitionWants: Wants = {
  encounter: (t, seat, kind, goal) => (kind === goalEncounters ? goalEncounterWorth(t, seat, goal) : 0),
  spaces: (t, strength) => (hasAmbitions(t) ? spacesWanted(t, strength) : () => 0),
  card(t, seat, resource, isHeld) {
    const facts = factsFor(t, seat)
    return facts === null ? 0 : cardWanted(t, seat, facts, resource, isHeld)
  },
  ship(t, seat, ship) {
    const facts = factsFor(t, seat)
    return facts === null ? 0 : shipWanted(t, seat, facts, ship)
  },
  unknownContact(t, seat) {
    const facts = factsFor(t, seat)
    return facts === null ? 0 : unknownContactWanted(t, seat, facts)
  },
  spending(t, seat, credits) {
    const facts = factsFor(t, seat)
    return facts === null ? 0 : spendingWanted(t, seat, facts, credits)
  },
  reputation(t, seat, faction, by) {
    const facts = factsFor(t, seat)
    return facts === null ? 0 : reputationWanted(t, seat, facts, faction, by)
  },
  spaceEncounter: (t, seat) => (hasAmbitions(t) ? spaceEncounterWanted(t, seat) : 0),
  patrol: (t, seat, faction) => (hasAmbitions(t) ? levelWanted(t, seat, faction) : 0),
}
