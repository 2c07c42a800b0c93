import { at, type BotKnowledge, type Seat } from '@kantyna/kernel'
import { factions } from '../../../outer-rim/content/names.ts'
import { skillLevel } from '../../../outer-rim/rules/abilities/values.ts'
import { LEAD_SCALE, strength } from '../../../outer-rim/rules/bots/evaluate.ts'
import { type SeatStrength, strengthOf } from '../../../outer-rim/rules/bots/prospects.ts'
import { agreedFame, fameToWin } from '../../../outer-rim/rules/reputation/victory.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { characterOf } from '../../../outer-rim/rules/tables.ts'
import { ambitions } from '../../content/ambitions.ts'
import type { Ambition, AmbitionGoal } from '../../content/card.ts'
import { hasFriendAt } from '../effects/conditions/friend-of-faction-here.ts'
import { spacesOfDestination } from './destinations.ts'
import { isComplete, isFinalOpen, isOpen } from './goals.ts'
import { ambitionOf, hasAmbitions } from './sheets.ts'
import { skillsOf } from './skills.ts'
import { goalWorthAtPlace, LEVEL, nearness, SKILL, share } from './wants.ts'

/**
 * How bots evaluate goals. Worth is counted in fame. The evaluation weighs all goals evenly; wants.ts decides what a
 * bot does next, from what its goals lack.
 */

/** What a completed goal is worth. An infinity goal is worth less, because it can be lost again. */
const GOAL = 1.4
const INFINITY_GOAL = 1.2
/** The share of a goal's worth that progress towards it can earn while it is not complete. */
const PROGRESS = 0.6

/** The factors, once a seat has enough fame, for everything that leads to more fame, and for spare fame. */
const OTHER_ASSETS = 0.25
const SPARE_FAME = 0.05

/** An AI player has no goals, so its share of the fame that it needs counts as much as all goals of a person. */
const ALL_GOALS = 6

/** The strength of a seat that needs both goals and fame. */
function strengthWithGoals(t: Rim, seat: Seat): number {
  const usual = strength(t, seat)
  const ambition = ambitionOf(t, seat)
  const fame = at(t.fame, seat)
  if (ambition === null) return usual + (ALL_GOALS * fame) / fameToWin(t, seat)
  const needed = agreedFame(t)
  const rest = usual - fame
  const fameWorth = fame <= needed ? fame : needed + SPARE_FAME * (fame - needed)
  return fameWorth + (fame >= needed ? OTHER_ASSETS : 1) * rest + goalStrength(t, seat, ambition)
}

function goalStrength(t: Rim, seat: Seat, ambition: Ambition): number {
  const strength = strengthOf(t, seat)
  const here = at(t.spaces, seat)
  let sum = 0
  for (const [index, goal] of ambition.goals.entries()) {
    const { mark, by, at: place } = goal
    const full = mark === 'infinity' ? INFINITY_GOAL : GOAL
    if (isComplete(t, seat, index)) sum += full
    else if ('holds' in by) sum += PROGRESS * full * share(t, seat, by.holds)
    else if (place !== undefined && mark !== 'final' && isOpen(t, seat, index)) {
      const near = nearness(t, here, spacesOfDestination(t, place), strength.drive)
      sum += PROGRESS * Math.min(full, goalWorthAtPlace(t, seat, goal)) * near
    } else if ('action' in by && by.if?.is === 'friendOfFactionHere' && isOpen(t, seat, index)) {
      if (hasFriendAt(t, seat, here, by.if)) sum += PROGRESS * full
    } else if (mark === 'final') sum += finalStrength(t, strength, ambition, goal)
  }
  for (const skill of skillsOf(ambition)) if (skillLevel(t, seat, skill) > 0) sum += SKILL
  return sum
}

function finalStrength(t: Rim, strength: SeatStrength, ambition: Ambition, goal: AmbitionGoal): number {
  const { at: place } = goal
  if (place === undefined) return 0
  let sum = 0
  if ('patrolOf' in place)
    sum += LEVEL * Math.min(place.level, at(t.patrolLevels, factions.indexOf(place.patrolOf)))
  if (!isFinalOpen(t, strength.seat)) return sum
  const near = nearness(t, at(t.spaces, strength.seat), spacesOfDestination(t, place), strength.drive)
  const isHurt = at(t.isDefeated, strength.seat)
  if (!isHurt) sum += 0.5 * Math.max(0.5, goalWorthAtPlace(t, strength.seat, goal)) * near
  return sum + (ambition.goals.length > 0 ? 1 : 0)
}

/** Adds what bots know of ambitions: they count goals in the evaluation, and can choose a sheet. */
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

/** The sheet whose tests suit the character best. The characters at the table break ties. */
function bestSheet(t: Rim, seat: Seat, sheets: readonly number[]): number {
  const { skills } = characterOf(t, seat)
  const tieBreaker = t.characters.reduce(
    (sum, character, place) => sum + (place + 1) * (character + 1),
    t.first,
  )
  const suitability = (sheet: number) => {
    const tested = skillsOf(at(ambitions, sheet))
    const passed = tested.filter((skill) => skills.includes(skill)).length
    const share = tested.length === 0 ? WITHOUT_TESTS : passed / tested.length
    return share + ((sheet * STRIDE + tieBreaker) % ambitions.length) / (ambitions.length * 2)
  }
  return sheets.toSorted((one, other) => suitability(other) - suitability(one))[0] ?? at(sheets, 0)
}

/** How well a sheet without tests suits every character. */
const WITHOUT_TESTS = 0.5
/** It has no common divisor with the number of sheets, so that each sheet wins ties equally often. */
const STRIDE = 3

/** How far a seat leads, from 0 (lost) to 1 (won). The scale is the same as without ambitions. */
function lead(t: Rim, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < t.seats; other++)
    if (other !== seat) best = Math.max(best, strengthWithGoals(t, other))
  return 1 / (1 + Math.exp((best - strengthWithGoals(t, seat)) / LEAD_SCALE))
}
