import { at, type BotKnowledge, type Seat } from '@kantyna/kernel'
import type { Resource } from '../../../outer-rim/content/card.ts'
import { factions } from '../../../outer-rim/content/names.ts'
import { LEAD_SCALE, strength } from '../../../outer-rim/rules/bots/evaluate.ts'
import { partMet } from '../../../outer-rim/rules/bots/goal-progress.ts'
import { CREDIT } from '../../../outer-rim/rules/bots/measure.ts'
import { outlook, outlookOfScript } from '../../../outer-rim/rules/bots/outlook.ts'
import { type Able, ableOf, delayed, turnsTo } from '../../../outer-rim/rules/bots/prospects.ts'
import type { Wants } from '../../../outer-rim/rules/bots/wants.ts'
import type { CardEffect, CardWhen } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { fitting } from '../../../outer-rim/rules/holding.ts'
import { distance } from '../../../outer-rim/rules/map.ts'
import { standing } from '../../../outer-rim/rules/reputation.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { characterOf, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { skillLevel } from '../../../outer-rim/rules/values.ts'
import { agreedFame, fameToWin } from '../../../outer-rim/rules/victory.ts'
import { ambitions } from '../../content/ambitions.ts'
import type { Ambition, AmbitionGoal } from '../../content/card.ts'
import { friendIsAt } from '../effects/conditions/friend-of-faction-here.ts'
import { spacesMeant } from './destinations.ts'
import { isComplete, isFinalOpen, isOpen } from './goals.ts'
import { ambitionOf, hasAmbitions, sheetOf, sourceOfSheet } from './sheets.ts'
import { fightsIn, skillsOf } from './skills.ts'
import { goalWorth } from './worth.ts'

/** What bots make of goals, in fame. How a seat stands is judged by even weights; what comes first, by what is missing. */
const GOAL = 1.4
const LASTING = 1.2
/** Of what is on the way to a goal, as long as it cannot be completed. */
const ON_THE_WAY = 0.6
/** What is missing of a condition, in standing or in cards. */
const STANDING = 0.7
const CARD = 0.65
/** A skill that the final goal tests. */
const SKILL = 0.2
/** Dice and hull for the fights that goals lead to. */
const SHIP_COMBAT = 0.25
const HULL = 0.08
const GROUND_COMBAT = 0.25
/** Of somebody whom nobody knows. */
const MAYBE = 0.2
/** Credits that a goal will take. */
const SAVED = 0.35
/** A patrol that has to be of a higher level. */
const LEVEL = 0.5

/** What trying a goal by its encounter is worth where the seat is. */
export function goalEncounterWorth(t: Rim, seat: Seat, index: number): number {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return 0
  const { by } = at(ambition.goals, index)
  return 'encounter' in by ? tryWorth(t, seat, by.encounter) : 0
}

function tryWorth(t: Rim, seat: Seat, effect: CardEffect): number {
  const context = { seat, source: sourceOfSheet(t, sheetOf(t, seat)) }
  if (effect.op !== 'script') return outlook(t, effect, context)
  const [script] = typeof effect.number === 'number' ? (tablesOf(t).byNumber.get(effect.number) ?? []) : []
  return script === undefined ? 0 : outlookOfScript(t, script, context)
}

/** What a goal that can be completed somewhere is worth to whoever is there. */
function worthThere(t: Rim, seat: Seat, { by, mark }: AmbitionGoal): number {
  if ('spaceEncounter' in by) return goalWorth(t, seat)
  if (!('encounter' in by)) return 0
  // What cannot be paid for yet is nothing to go to.
  if (priceOf(by.encounter) > at(t.credits, seat)) return 0
  const worth = tryWorth(t, seat, by.encounter)
  return mark === 'final' ? Math.max(0.5, worth) : Math.max(0, worth)
}

interface Attraction {
  readonly spaces: readonly number[]
  readonly worth: number
}

/** What it is worth to be in a space, by what can be done there or further on. */
function spacesWanted(t: Rim, able: Able): (space: number) => number {
  const { seat, drive } = able
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return () => 0
  const goals: Attraction[] = []
  let friends: Parameters<typeof friendIsAt>[3] | null = null
  for (const [index, goal] of ambition.goals.entries()) {
    if (!isOpen(t, seat, index)) continue
    if (goal.at !== undefined)
      goals.push({ spaces: spacesMeant(t, goal.at), worth: worthThere(t, seat, goal) })
    else if ('action' in goal.by && goal.by.if?.is === 'friendOfFactionHere') friends = goal.by.if
  }
  const bought = standingOnSale(t, seat, ambition).filter(({ price }) => price <= at(t.credits, seat))
  const gain = (space: number, { spaces, worth }: Attraction) => worth * nearness(t, space, spaces, drive)
  return (space) => {
    let sum = friends !== null && friendIsAt(t, seat, space, friends) ? goalWorth(t, seat) : 0
    for (const goal of goals) sum += gain(space, goal)
    return sum + Math.max(0, ...bought.map((sale) => gain(space, sale)))
  }
}

/** Each space of the way counts a little: patrols may make a short one long. */
const STEP = 0.02

/** From 0 to 1: how near the nearest of some spaces is. */
function nearness(t: Rim, from: number, to: readonly number[], drive: number): number {
  let most = 0
  for (const space of to) {
    const way = 1 - STEP * distance(t, from, space)
    most = Math.max(most, delayed(turnsTo(t, from, space, drive)) * Math.max(0, way))
  }
  return most
}

interface Sale extends Attraction {
  readonly price: number
}

/** Where reputation that a goal asks for can be bought. */
function standingOnSale(t: Rim, seat: Seat, { abilities }: Ambition): readonly Sale[] {
  return abilities.flatMap(({ ability, at: place }): Sale[] => {
    if (place === undefined || !('when' in ability) || ability.when !== 'encounter') return []
    const { does } = ability
    const price = priceOf(does)
    if (price === 0 || does.op !== 'pay') return []
    const context = { seat, source: sourceOfSheet(t, sheetOf(t, seat)) }
    const worth = outlook(t, does.for, context) - CREDIT * price
    return worth > 0 ? [{ spaces: spacesMeant(t, place), worth, price }] : []
  })
}

/** Crew that a goal asks for, or skills, or a friend of a faction: any of them may turn up. */
function strangerWanted(t: Rim, seat: Seat): number {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return 0
  let sum = 0
  for (const when of unmet(t, seat))
    for (const leaf of leaves(t, seat, when)) {
      if (leaf.is === 'has' && leaf.cards.types?.includes('crew') && share(t, seat, leaf) < 1)
        sum += MAYBE * goalWorth(t, seat)
      if (leaf.is === 'hasSkill' && share(t, seat, leaf) < 1) sum += (MAYBE / 2) * goalWorth(t, seat)
    }
  for (const [index, { by }] of ambition.goals.entries())
    if ('action' in by && by.if?.is === 'friendOfFactionHere' && isOpen(t, seat, index))
      sum += (MAYBE / 2) * goalWorth(t, seat)
  return sum
}

/** The conditions of a seat's goals that are not met. */
function unmet(t: Rim, seat: Seat): readonly CardWhen[] {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return []
  return ambition.goals.flatMap(({ by, mark }, index) =>
    'holds' in by && (mark === 'infinity' || !isComplete(t, seat, index)) ? [by.holds] : [],
  )
}

/** Single conditions; of several that are enough each counts, unless one of them holds. */
function leaves(t: Rim, seat: Seat, when: CardWhen): readonly CardWhen[] {
  if (when.is === 'and') return when.of.flatMap((each) => leaves(t, seat, each))
  if (when.is !== 'or') return [when]
  const met = when.of.find((each) => share(t, seat, each) >= 1)
  return met === undefined ? when.of.flatMap((each) => leaves(t, seat, each)) : [met]
}

const standings = { negative: -1, neutral: 0, positive: 1 } as const

function away(value: number, wanted: readonly (keyof typeof standings)[]): number {
  return Math.min(...wanted.map((each) => Math.abs(standings[each] - value)))
}

/** How much of a condition is met, from 0 to 1. */
function share(t: Rim, seat: Seat, when: CardWhen): number {
  switch (when.is) {
    case 'and':
      return when.of.reduce((sum, each) => sum + share(t, seat, each), 0) / when.of.length
    case 'or':
      return Math.max(...when.of.map((each) => share(t, seat, each)))
    case 'reputation':
      if (when.faction === 'planet' || when.faction === 'choose' || when.faction === 'nearestPatrol') return 0
      return 1 - away(standing(t, seat, factions.indexOf(when.faction)), when.standings) / 2
    case 'hasSkill':
      return skillLevel(t, seat, when.skill) > 0 ? 1 : 0
    case 'hasCredits':
      return Math.min(1, at(t.credits, seat) / when.atLeast)
    default:
      return partMet(t, seat, when)
  }
}

function reputationWanted(t: Rim, seat: Seat, faction: number, by: 1 | -1): number {
  const now = standing(t, seat, faction)
  const then = Math.max(-1, Math.min(1, now + by))
  let sum = 0
  for (const when of unmet(t, seat))
    for (const leaf of leaves(t, seat, when))
      if (leaf.is === 'reputation' && leaf.faction === factions[faction])
        sum += STANDING * goalWorth(t, seat) * (away(now, leaf.standings) - away(then, leaf.standings))
  return sum
}

function fits(resource: Resource, when: CardWhen & { readonly is: 'has' }): boolean {
  const { types, trait, faction } = when.cards
  if (types !== undefined && !types.includes(resource.type)) return false
  if (trait !== undefined && resource.traits?.includes(trait) !== true) return false
  return faction === undefined || (resource.type === 'crew' && resource.faction === faction)
}

function cardWanted(t: Rim, seat: Seat, resource: Resource, isHeld: boolean): number {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return 0
  let sum = 0
  for (const when of unmet(t, seat)) {
    for (const leaf of leaves(t, seat, when)) {
      if (leaf.is === 'has' && fits(resource, leaf)) {
        const has = fitting(t, seat, leaf.cards).length - (isHeld ? 1 : 0)
        if (has < leaf.atLeast) sum += (CARD * goalWorth(t, seat)) / leaf.atLeast
      }
      if (leaf.is === 'hasSkill' && givesSkill(resource, leaf.skill)) {
        const has = skillLevel(t, seat, leaf.skill) - (isHeld ? 1 : 0)
        if (has <= 0) sum += CARD * goalWorth(t, seat)
      }
    }
  }
  for (const skill of skillsOf(ambition))
    if (givesSkill(resource, skill) && skillLevel(t, seat, skill) - (isHeld ? 1 : 0) <= 0) sum += SKILL
  for (const [index, { by }] of ambition.goals.entries()) {
    if (!('action' in by) || by.if?.is !== 'friendOfFactionHere' || !isOpen(t, seat, index)) continue
    if (resource.type === 'crew' && resource.faction === by.if.faction) sum += goalWorth(t, seat)
  }
  return sum + combatWanted(ambition, resource) + handedOver(t, seat, ambition, resource)
}

/** Goals that are paid for with cards. */
function handedOver(t: Rim, seat: Seat, { goals }: Ambition, resource: Resource): number {
  for (const [index, { by }] of goals.entries()) {
    if (!('encounter' in by) || by.encounter.op !== 'pay' || by.encounter.cost.op !== 'discard') continue
    const { types, trait } = by.encounter.cost.cards
    const isMeant =
      types?.includes(resource.type) !== false && (trait === undefined || resource.traits?.includes(trait))
    if (isMeant && isOpen(t, seat, index)) return goalWorth(t, seat) / 2
  }
  return 0
}

function givesSkill(resource: Resource, skill: string): boolean {
  if (resource.type === 'crew' && resource.skills.some((each) => each === skill)) return true
  return resource.abilities?.some((ability) => 'skill' in ability && ability.skill === skill) === true
}

/** A ship that is dear enough; and one that can win the fights of the goals. */
function shipWanted(t: Rim, seat: Seat, ship: number): number {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return 0
  const { cost, combat, hull } = at(tablesOf(t).ships, ship)
  let sum = fightsIn(ambition).includes('ship') ? SHIP_COMBAT * combat + HULL * hull : 0
  for (const when of unmet(t, seat))
    for (const leaf of leaves(t, seat, when))
      if (leaf.is === 'shipCosts' && cost >= leaf.atLeast) sum += goalWorth(t, seat)
  return sum
}

/** What gives dice for the fights of the goals. */
function combatWanted(ambition: Ambition, resource: Resource): number {
  const kinds = fightsIn(ambition)
  let sum = 0
  for (const ability of resource.abilities ?? []) {
    if (!('bonus' in ability) || typeof ability.amount !== 'number') continue
    if (ability.bonus === 'shipCombat' && kinds.includes('ship')) sum += SHIP_COMBAT * ability.amount
    if (ability.bonus === 'groundCombat' && kinds.includes('ground')) sum += GROUND_COMBAT * ability.amount
  }
  return sum
}

/** What a goal costs that can be paid for, or could with more credits. */
function spendingWanted(t: Rim, seat: Seat, credits: number): number {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return 0
  const has = at(t.credits, seat)
  let sum = 0
  for (const [index, { by }] of ambition.goals.entries()) {
    const price = 'encounter' in by ? priceOf(by.encounter) : 0
    if (price > 0 && isOpen(t, seat, index) && has - credits < price)
      sum -= SAVED * goalWorth(t, seat) * Math.min(1, credits / price)
  }
  for (const { spaces, price } of standingOnSale(t, seat, ambition))
    if (spaces.length > 0 && has - credits < price)
      sum -= SAVED * goalWorth(t, seat) * Math.min(1, credits / price)
  for (const when of unmet(t, seat))
    for (const leaf of leaves(t, seat, when))
      if (leaf.is === 'hasCredits' && has - credits < leaf.atLeast)
        sum -= SAVED * goalWorth(t, seat) * Math.min(1, credits / leaf.atLeast)
  return sum
}

function priceOf(effect: CardEffect): number {
  return effect.op === 'pay' && effect.cost.op === 'payCredits' ? effect.cost.amount : 0
}

/** A final goal that wants a patrol of a level. */
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
  const isMet = ambition.goals.some(
    ({ by, at: place }, index) =>
      'spaceEncounter' in by &&
      place !== undefined &&
      spacesMeant(t, place).includes(here) &&
      isOpen(t, seat, index),
  )
  return isMet ? goalWorth(t, seat) : 0
}

/** Only where ambitions are played for is anything wanted. */
export const ambitionWants: Wants = {
  spaces: (t, able) => (hasAmbitions(t) ? spacesWanted(t, able) : () => 0),
  card: (t, seat, resource, isHeld) => (hasAmbitions(t) ? cardWanted(t, seat, resource, isHeld) : 0),
  ship: (t, seat, ship) => (hasAmbitions(t) ? shipWanted(t, seat, ship) : 0),
  stranger: (t, seat) => (hasAmbitions(t) ? strangerWanted(t, seat) : 0),
  spending: (t, seat, credits) => (hasAmbitions(t) ? spendingWanted(t, seat, credits) : 0),
  reputation: (t, seat, faction, by) => (hasAmbitions(t) ? reputationWanted(t, seat, faction, by) : 0),
  spaceEncounter: (t, seat) => (hasAmbitions(t) ? spaceEncounterWanted(t, seat) : 0),
  patrol: (t, seat, faction) => (hasAmbitions(t) ? levelWanted(t, seat, faction) : 0),
}

/** What else leads to fame counts for less once there is enough of it. */
const ENOUGH = 0.25
const SPARE_FAME = 0.05

/** An AI player's fame counts for as much as others' fame and goals. */
const ALL_GOALS = 6

/** How a seat stands that needs goals and fame. */
function strengthWithGoals(t: Rim, seat: Seat): number {
  const usual = strength(t, seat)
  const ambition = ambitionOf(t, seat)
  const fame = at(t.fame, seat)
  if (ambition === null) return usual + (ALL_GOALS * fame) / fameToWin(t, seat)
  const needed = agreedFame(t)
  const rest = usual - fame
  const famous = fame <= needed ? fame : needed + SPARE_FAME * (fame - needed)
  return famous + (fame >= needed ? ENOUGH : 1) * rest + goalStrength(t, seat, ambition)
}

function goalStrength(t: Rim, seat: Seat, ambition: Ambition): number {
  const able = ableOf(t, seat)
  const here = at(t.spaces, seat)
  let sum = 0
  for (const [index, goal] of ambition.goals.entries()) {
    const { mark, by, at: place } = goal
    const full = mark === 'infinity' ? LASTING : GOAL
    if (isComplete(t, seat, index)) sum += full
    else if ('holds' in by) sum += ON_THE_WAY * full * share(t, seat, by.holds)
    else if (place !== undefined && mark !== 'final' && isOpen(t, seat, index)) {
      const near = nearness(t, here, spacesMeant(t, place), able.drive)
      sum += ON_THE_WAY * Math.min(full, worthThere(t, seat, goal)) * near
    } else if ('action' in by && by.if?.is === 'friendOfFactionHere' && isOpen(t, seat, index)) {
      if (friendIsAt(t, seat, here, by.if)) sum += ON_THE_WAY * full
    } else if (mark === 'final') sum += finalStrength(t, able, ambition, goal)
  }
  for (const skill of skillsOf(ambition)) if (skillLevel(t, seat, skill) > 0) sum += SKILL
  return sum
}

function finalStrength(t: Rim, able: Able, ambition: Ambition, goal: AmbitionGoal): number {
  const { at: place } = goal
  if (place === undefined) return 0
  let sum = 0
  if ('patrolOf' in place)
    sum += LEVEL * Math.min(place.level, at(t.patrolLevels, factions.indexOf(place.patrolOf)))
  if (!isFinalOpen(t, able.seat)) return sum
  const near = nearness(t, at(t.spaces, able.seat), spacesMeant(t, place), able.drive)
  const isHurt = at(t.isDefeated, able.seat)
  if (!isHurt) sum += 0.5 * Math.max(0.5, worthThere(t, able.seat, goal)) * near
  return sum + (ambition.goals.length > 0 ? 1 : 0)
}

/** What bots know besides: goals in how they judge, and which sheet to choose. */
export function knowledgeWithAmbitions(usual: BotKnowledge<Rim>): BotKnowledge<Rim> {
  return {
    ...usual,
    evaluate: (t, seat) => (hasAmbitions(t) && t.outcome === null ? lead(t, seat) : usual.evaluate(t, seat)),
    policy: (t, decision, randomBelow) =>
      decision.kind === 'chooseAmbition'
        ? [at(decision.options, randomBelow(decision.options.length))]
        : (usual.policy?.(t, decision, randomBelow) ?? decision.options.slice(0, decision.min)),
    candidates: (t, decision) =>
      decision.kind === 'chooseAmbition'
        ? [[bestSheet(t, decision.seat, decision.options)]]
        : (usual.candidates?.(t, decision) ?? null),
  }
}

/** The sheet whose tests suit the character best; of equals, one that depends on who is at the table. */
function bestSheet(t: Rim, seat: Seat, sheets: readonly number[]): number {
  const { skills } = characterOf(t, seat)
  const who = t.characters.reduce((sum, character, place) => sum + (place + 1) * (character + 1), t.first)
  const suits = (sheet: number) => {
    const tested = skillsOf(at(ambitions, sheet))
    const passed = tested.filter((skill) => skills.includes(skill)).length
    const share = tested.length === 0 ? HALF : passed / tested.length
    return share + ((sheet * EVEN + who) % ambitions.length) / (ambitions.length * 2)
  }
  return sheets.toSorted((one, other) => suits(other) - suits(one))[0] ?? at(sheets, 0)
}

/** Whoever takes a sheet without tests needs no skill, and something else instead. */
const HALF = 0.5
/** No divisor of the number of sheets, so that each comes first as often as any other. */
const EVEN = 3

/** From 0 (lost) to 1 (won), as without ambitions. */
function lead(t: Rim, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < t.seats; other++)
    if (other !== seat) best = Math.max(best, strengthWithGoals(t, other))
  return 1 / (1 + Math.exp((best - strengthWithGoals(t, seat)) / LEAD_SCALE))
}
