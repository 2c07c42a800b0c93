import { at, call, hasListener, type Option, type Refusal, routine, type Seat } from '@kantyna/kernel'
import { factions } from '../../../outer-rim/content/names.ts'
import { cardRules } from '../../../outer-rim/rules/abilities/card-language.ts'
import type { EncounterKind } from '../../../outer-rim/rules/encounters/encounter-phase.ts'
import type { SeatFrame } from '../../../outer-rim/rules/frames.ts'
import { startScript } from '../../../outer-rim/rules/jobs/jobs.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { otherSourceThing } from '../../../outer-rim/rules/scenario/things.ts'
import { ambitions } from '../../content/ambitions.ts'
import { emitAdded } from '../events.ts'
import { isAt } from './destinations.ts'
import { isComplete, isOpen, whyClosed } from './goals.ts'
import { ambitionOf, goalAt, sheetOf, sourceOfSheet } from './sheets.ts'

/** "Encounter" abilities of goals (UB-AMB-29): additional encounters at the goal's destination. */

/** A goal that a seat tries to complete. */
export interface GoalFrame extends SeatFrame {
  readonly routine: 'goalEncounter'
  readonly goal: number
}

/**
 * Why a goal's encounter is not possible now, or null (UB-AMB-31). Fame and other goals are checked when it begins
 * (G-42).
 */
function refusalOf(t: Rim, seat: Seat, index: number): Refusal | null {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return { rule: 'UB-AMB-02', reason: 'noAmbition' }
  const { by, at: place } = goalAt(ambition, index)
  if (!('encounter' in by)) return { rule: 'UB-AMB-29', reason: 'noGoalEncounter' }
  const closed = whyClosed(t, seat, index)
  if (closed !== null) return closed
  if (place !== undefined && !isAt(t, seat, place))
    return { rule: 'UB-AMB-31', reason: 'notAtGoal', facts: { sheet: sheetOf(t, seat), goal: index } }
  const context = { seat, source: sourceOfSheet(t, sheetOf(t, seat)) }
  return (
    (by.if === undefined ? null : cardRules().holds(t, by.if, context)) ??
    cardRules().legal(t, by.encounter, context)
  )
}

/** By sheet: the goals with an encounter. */
const goalsWithEncounter: readonly (readonly number[])[] = ambitions.map(({ goals }) =>
  [...goals.keys()].filter((index) => 'encounter' in at(goals, index).by),
)

const noGoals: readonly number[] = []

/** A seat's goals with an encounter that are not complete. */
function incompleteGoals(t: Rim, seat: Seat): readonly number[] {
  const sheet = sheetOf(t, seat)
  if (sheet === NONE) return noGoals
  return at(goalsWithEncounter, sheet).filter((index) => !isComplete(t, seat, index))
}

/** A seat's goals whose encounter is possible now. */
function possibleGoals(t: Rim, seat: Seat): readonly number[] {
  const sheet = sheetOf(t, seat)
  if (sheet === NONE) return noGoals
  let found: number[] | null = null
  for (const index of at(goalsWithEncounter, sheet)) {
    if (!isOpen(t, seat, index) || refusalOf(t, seat, index) !== null) continue
    found ??= []
    found.push(index)
  }
  return found ?? noGoals
}

function optionOf(t: Rim, seat: Seat, goal: number): Option {
  const sheet = sheetOf(t, seat)
  const source = sourceOfSheet(t, sheet)
  const { mark } = goalAt(at(ambitions, sheet), goal)
  return { id: `goal-${mark}`, touches: [otherSourceThing(source)], facts: { sheet, goal, source } }
}

export const goalEncounters: EncounterKind = {
  codes: possibleGoals,
  option: optionOf,
  resolve(t, seat, goal) {
    call<GoalFrame>(t, { routine: 'goalEncounter', stage: 0, seat, goal })
  },
  // UB-AMB-38: a goal's encounter replaces only the patrol that the goal names.
  replacesPatrol(t, seat, goal, faction) {
    const ambition = ambitionOf(t, seat)
    if (ambition === null) return false
    const { by } = goalAt(ambition, goal)
    return 'encounter' in by && by.insteadOfPatrol === factions[faction]
  },
  blocked: (t, seat) =>
    incompleteGoals(t, seat).flatMap((goal) => {
      const refusal = refusalOf(t, seat, goal)
      return refusal === null ? [] : [{ ...optionOf(t, seat, goal), refusal }]
    }),
}

export const goalEncounter = routine<Rim, GoalFrame>('goalEncounter')('shown', {
  begin(t, { seat, goal }) {
    const sheet = sheetOf(t, seat)
    const { by } = goalAt(at(ambitions, sheet), goal)
    if (!('encounter' in by)) return
    if (hasListener(t)) emitAdded(t, { type: 'goalBegun', seat, sheet, goal })
    const source = sourceOfSheet(t, sheet)
    // UB-AMB-32, UB-AMB-33: a databank card is resolved like the card of a job, so a defeat fails it.
    if (by.encounter.op === 'script') startScript(t, seat, source, by.encounter)
    else cardRules().run(t, by.encounter, { seat, source })
  },
  // UB-AMB-34: a failed encounter may be tried again.
  over(t, { seat, goal }) {
    if (hasListener(t) && !isComplete(t, seat, goal))
      emitAdded(t, { type: 'goalNotReached', seat, sheet: sheetOf(t, seat), goal })
  },
})
