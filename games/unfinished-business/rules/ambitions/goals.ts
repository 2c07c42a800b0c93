import { at, hasListener, type Refusal, type Seat } from '@kantyna/kernel'
import { type ConditionCheck, cardRules, checkOf } from '../../../outer-rim/rules/abilities/card-language.ts'
import type { CardWhen } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { fameOf } from '../../../outer-rim/rules/reads.ts'
import { agreedFame } from '../../../outer-rim/rules/reputation/victory.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../../../outer-rim/rules/rim.ts'
import type { SettlingCheck } from '../../../outer-rim/rules/settling.ts'
import { ambitions } from '../../content/ambitions.ts'
import type { Ambition, GoalMark } from '../../content/card.ts'
import { emitAdded } from '../events.ts'
import { unfinished } from '../setup/table.ts'
import { tookPlaceAt } from './destinations.ts'
import { ambitionOf, finalGoalOf, goalAt, hasAmbitions, sheetOf, sourceOfSheet } from './sheets.ts'

/**
 * Goals (UB-AMB-21, UB-AMB-22, UB-AMB-23, UB-AMB-24, UB-AMB-25, UB-AMB-26, UB-AMB-27, UB-AMB-28). Goals with a dash or
 * a number and the final goal are completed once and stay complete; an infinity goal is complete while its condition
 * holds. Completing is automatic (G-38).
 */

/** A goal that is a condition. Its check is looked up once. */
interface HeldGoal {
  readonly index: number
  /** An infinity goal: its condition has to keep holding. */
  readonly isLasting: boolean
  readonly check: ConditionCheck
  readonly when: CardWhen
}

let heldGoals: readonly (readonly HeldGoal[])[] | null = null

/** A sheet's goals that are conditions. Computed on first use, because the card language is not complete earlier. */
function conditionsOf(sheet: number): readonly HeldGoal[] {
  heldGoals ??= ambitions.map(({ goals }) =>
    goals.flatMap(({ by, mark }, index): HeldGoal[] => {
      if (!('holds' in by)) return []
      const check = checkOf(by.holds)
      return check === null ? [] : [{ index, isLasting: mark === 'infinity', check, when: by.holds }]
    }),
  )
  return at(heldGoals, sheet)
}

function contextOf(t: PublicRim, seat: Seat) {
  return { seat, source: sourceOfSheet(t, sheetOf(t, seat)) }
}

function hasToken(t: PublicRim, seat: Seat, index: number): boolean {
  return ((unfinished(t).goalTokens[seat] as number) & (1 << index)) !== 0 // every seat has an element
}

/** UB-AMB-24, UB-AMB-25, G-33: an infinity goal is complete if its condition holds now, whatever its token shows. */
export function isComplete(t: PublicRimWithContacts, seat: Seat, index: number): boolean {
  const sheet = sheetOf(t, seat)
  if (sheet === NONE) return false
  if (goalAt(at(ambitions, sheet), index).mark !== 'infinity') return hasToken(t, seat, index)
  const held = conditionsOf(sheet).find((goal) => goal.index === index)
  return held !== undefined && held.check(t, contextOf(t, seat)) === null
}

export function completedGoals(t: Rim, seat: Seat): number {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return 0
  return ambition.goals.filter((_, index) => isComplete(t, seat, index)).length
}

/** Why a goal is closed, or null. Goals with a dash or the infinity sign are always open (UB-AMB-22, UB-AMB-24). */
export function whyClosed(t: PublicRimWithContacts, seat: Seat, index: number): Refusal | null {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return { rule: 'UB-AMB-02', reason: 'noAmbition' }
  const { mark } = goalAt(ambition, index)
  if (typeof mark === 'number') return refusalForEarlierGoal(t, seat, ambition, mark)
  return mark === 'final' ? refusalForFinalGoal(t, seat, ambition) : null
}

/** UB-AMB-23, UB-EX-05. */
function refusalForEarlierGoal(
  t: PublicRimWithContacts,
  seat: Seat,
  { goals }: Ambition,
  mark: number,
): Refusal | null {
  const before = goals.findIndex(
    (goal, index) => typeof goal.mark === 'number' && goal.mark < mark && !isComplete(t, seat, index),
  )
  return before < 0
    ? null
    : { rule: 'UB-AMB-23', reason: 'earlierGoal', facts: { sheet: sheetOf(t, seat), goal: before } }
}

/** UB-AMB-27, UB-AMB-28. */
function refusalForFinalGoal(t: PublicRimWithContacts, seat: Seat, { goals }: Ambition): Refusal | null {
  const [has, needs] = [fameOf(t, seat), agreedFame(t)]
  if (has < needs) return { rule: 'UB-AMB-27', reason: 'fameForFinal', facts: { has, needs } }
  const missing = goals.findIndex(({ mark }, index) => mark !== 'final' && !isComplete(t, seat, index))
  return missing < 0
    ? null
    : { rule: 'UB-AMB-28', reason: 'goalForFinal', facts: { sheet: sheetOf(t, seat), goal: missing } }
}

/** Whether a goal is not complete and could be completed now. */
export function isOpen(t: PublicRimWithContacts, seat: Seat, index: number): boolean {
  const sheet = sheetOf(t, seat)
  if (sheet === NONE || !areEarlierGoalsDone(t, seat, sheet, index)) return false
  return !isComplete(t, seat, index) && whyClosed(t, seat, index) === null
}

/** By sheet and goal, as bits: the goals whose tokens it needs. Infinity goals are checked by their conditions. */
const tokensBefore: readonly (readonly number[])[] = ambitions.map(({ goals }) =>
  goals.map(({ mark }) =>
    goals.reduce(
      (bits, { mark: other }, index) => (comesBefore(other, mark) ? bits | (1 << index) : bits),
      0,
    ),
  ),
)

function comesBefore(other: GoalMark, mark: GoalMark): boolean {
  if (other === 'infinity' || other === 'final') return false
  return mark === 'final' || (typeof mark === 'number' && typeof other === 'number' && other < mark)
}

/** A quick check of the tokens, because it runs after everything that happens and most goals are closed. */
function areEarlierGoalsDone(t: PublicRim, seat: Seat, sheet: number, index: number): boolean {
  const before = at(at(tokensBefore, sheet), index)
  return ((unfinished(t).goalTokens[seat] as number) & before) === before // every seat has an element
}

export function isFinalOpen(t: PublicRimWithContacts, seat: Seat): boolean {
  const ambition = ambitionOf(t, seat)
  return ambition !== null && isOpen(t, seat, finalGoalOf(ambition))
}

/** The parts of a goal's condition that do not hold, with the reasons; empty if it has no condition. */
export function whyUnmet(t: PublicRimWithContacts, seat: Seat, index: number): readonly Refusal[] {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return []
  const { by } = goalAt(ambition, index)
  if (!('holds' in by)) return []
  const parts = by.holds.is === 'and' ? by.holds.of : [by.holds]
  const context = contextOf(t, seat)
  return parts.flatMap((part) => cardRules().holds(t, part, context) ?? [])
}

/**
 * UB-AMB-35: completes a goal if it is open (UB-AMB-23, UB-AMB-27, UB-AMB-28, G-42). Returns whether it was completed.
 */
export function completeGoal(t: Rim, seat: Seat, index: number): boolean {
  if (!isOpen(t, seat, index)) return false
  putToken(t, seat, index)
  return true
}

function putToken(t: Rim, seat: Seat, index: number): void {
  const { goalTokens } = unfinished(t)
  goalTokens[seat] = at(goalTokens, seat) | (1 << index)
  if (hasListener(t)) emitAdded(t, { type: 'goalCompleted', seat, sheet: sheetOf(t, seat), goal: index })
}

/** UB-AMB-36: the event names what the goal lacks now. */
function takeToken(t: Rim, seat: Seat, index: number): void {
  const { goalTokens } = unfinished(t)
  goalTokens[seat] = at(goalTokens, seat) & ~(1 << index)
  if (!hasListener(t)) return
  const [why] = whyUnmet(t, seat, index)
  const lost = { type: 'goalLost', seat, sheet: sheetOf(t, seat), goal: index } as const
  emitAdded(t, why === undefined ? lost : { ...lost, why })
}

/** A goal of a seat whose token has to be added or removed now, or null. */
function goalToUpdate(t: Rim, seat: Seat): HeldGoal | null {
  const sheet = sheetOf(t, seat)
  if (sheet === NONE) return null
  const goals = conditionsOf(sheet)
  const context = contextOf(t, seat)
  for (let each = 0; each < goals.length; each++) {
    const goal = at(goals, each)
    const isMarked = hasToken(t, seat, goal.index)
    if (!goal.isLasting && (isMarked || !areEarlierGoalsDone(t, seat, sheet, goal.index))) continue
    const isMet = goal.check(t, context) === null
    if (isMet === isMarked) continue
    if (goal.isLasting || whyClosed(t, seat, goal.index) === null) return goal
  }
  return null
}

/** G-38: adds and removes tokens until every track is up to date. Returns whether anything has changed. */
export function refreshGoals(t: Rim): boolean {
  if (!hasAmbitions(t)) return false
  let hasChanged = false
  for (let seat = 0; seat < t.seats; seat++) {
    for (let goal = goalToUpdate(t, seat); goal !== null; goal = goalToUpdate(t, seat)) {
      if (hasToken(t, seat, goal.index)) takeToken(t, seat, goal.index)
      else putToken(t, seat, goal.index)
      hasChanged = true
    }
  }
  return hasChanged
}

/** UB-AMB-22, UB-AMB-25, UB-AMB-36: checked whenever the table is settled. */
export const goalsSettled: SettlingCheck = {
  isNeeded(t) {
    if (!hasAmbitions(t)) return false
    for (let seat = 0; seat < t.seats; seat++) if (goalToUpdate(t, seat) !== null) return true
    return false
  },
  settle: refreshGoals,
}

/**
 * UB-FACT-46, UB-FACT-47, UB-FACT-51, G-39: a space encounter counts for the goals that were open when it was resolved.
 */
export function countSpaceEncounter(t: Rim, seat: Seat, code: number): void {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return
  let met = 0
  for (let index = 0; index < ambition.goals.length; index++) {
    const { by, at: place } = goalAt(ambition, index)
    if (!('spaceEncounter' in by) || place === undefined) continue
    if (tookPlaceAt(code, place) && isOpen(t, seat, index)) met |= 1 << index
  }
  for (let index = 0; met >> index !== 0; index++)
    if ((met & (1 << index)) !== 0) completeGoal(t, seat, index)
}
