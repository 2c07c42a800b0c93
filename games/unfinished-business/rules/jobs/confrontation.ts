import { call, type Plain, routine, type Seat } from '@kantyna/kernel'
import type { Skill } from '../../../outer-rim/content/names.ts'
import { cardRules } from '../../../outer-rim/rules/abilities/card-language.ts'
import { skillLevel } from '../../../outer-rim/rules/abilities/values.ts'
import { chanceToPass } from '../../../outer-rim/rules/combat/chance-to-pass.ts'
import { startTest } from '../../../outer-rim/rules/combat/tests.ts'
import type { CardEffect, RimContext } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { currentJob, type SeatFrame } from '../../../outer-rim/rules/frames.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { emitAdded } from '../events.ts'

/**
 * The confrontational test of a job (UB-OJB-02, UB-OJB-03, UB-OJB-04, UB-OJB-05): both players make an ordinary skill
 * test, one after the other, and the effect of the card depends on both results. It is not a combat (G-73).
 */

/** The effect of each pair of results. */
export interface ConfrontationResults {
  readonly onlyYouPass: CardEffect
  readonly bothPass?: CardEffect | undefined
  readonly bothFail?: CardEffect | undefined
  readonly onlyOpponentPasses?: CardEffect | undefined
}

export interface ConfrontationFrame extends SeatFrame {
  readonly routine: 'confrontation'
  readonly opponent: Seat
  readonly skill: Skill
  /** Effect trees, as plain data. */
  readonly results: { readonly [result in keyof ConfrontationResults]?: Plain }
  readonly context: RimContext
  hasPassed: boolean
}

export function startConfrontation(
  t: Rim,
  context: RimContext,
  opponent: Seat,
  skill: Skill,
  results: ConfrontationResults,
): void {
  const trees = results as unknown as ConfrontationFrame['results'] // trees are plain data
  const { seat } = context
  call<ConfrontationFrame>(t, {
    routine: 'confrontation',
    stage: 0,
    seat,
    opponent,
    skill,
    results: trees,
    context,
    hasPassed: false,
  })
}

function resultOf(hasPassed: boolean, hasOpponentPassed: boolean): keyof ConfrontationResults {
  if (hasPassed) return hasOpponentPassed ? 'bothPass' : 'onlyYouPass'
  return hasOpponentPassed ? 'onlyOpponentPasses' : 'bothFail'
}

/** G-25: the job fails if the card does not mention the pair of results. */
const failure: CardEffect = { op: 'end', what: 'job' }

export const confrontation = routine<Rim, ConfrontationFrame>('confrontation')('shown', {
  // UB-OJB-03, G-26: the owner tests first.
  testOwner(t, { context, skill }) {
    startTest(t, context, skill, null, null)
  },
  // UB-OJB-04: the opponent always tests too.
  testOpponent(t, frame) {
    frame.hasPassed = frame.returned === 'passed'
    startTest(t, frame.context, frame.skill, null, null, frame.opponent)
  },
  compare(t, frame) {
    const { seat, opponent, skill, hasPassed, results, context } = frame
    const hasOpponentPassed = frame.returned === 'passed'
    emitAdded(t, { type: 'confronted', seat, opponent, skill, hasPassed, hasOpponentPassed })
    // `startConfrontation` put the effects there.
    const printed = (results[resultOf(hasPassed, hasOpponentPassed)] ?? null) as unknown as CardEffect | null
    const effect = printed ?? (currentJob(t) === null ? null : failure)
    if (effect !== null) cardRules().attempt(t, effect, context)
  },
  end: () => undefined,
})

/** An estimate for bots. */
export function chanceToPassTest(t: Rim, seat: Seat, skill: Skill): number {
  return chanceToPass(skillLevel(t, seat, skill))
}
