import type { Seat } from '@kantyna/kernel'
import type { Timing, UsableAbility } from '../../content/card.ts'
import type { Skill } from '../../content/names.ts'
import { skillLevel } from '../abilities/values.ts'
import { chanceToPass } from '../combat/chance-to-pass.ts'
import { usableAt } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'

/** How a seat's abilities help with its tests. */
export interface TestHelp {
  /** Each reroll counts like an additional die. */
  readonly rerolls: number
  /** Focus counts as a critical hit (Jyn Erso). */
  readonly focusPasses: boolean
  /** The seat can have any skill for one test (Doctor Aphra). */
  readonly hasAnySkill: boolean
}

const NO_HELP: TestHelp = { rerolls: 0, focusPasses: false, hasAnySkill: false }

/** The abilities that help a seat with a test. */
export function testHelp(t: Rim, seat: Seat): TestHelp {
  const found = (timing: Timing, helps: (ability: UsableAbility) => boolean) =>
    usableAt(t, seat, timing).filter(({ ability }) => helps(ability)).length
  const rerolls = found('testReroll', ({ does }) => does.op === 'reroll')
  const changed = found(
    'testResult',
    ({ does }) => does.op === 'changeDie' && does.from.includes('focus') && does.to === 'critical',
  )
  const skills = found('beforeTest', ({ does }) => does.op === 'haveSkill')
  if (rerolls + changed + skills === 0) return NO_HELP
  return { rerolls, focusPasses: changed > 0, hasAnySkill: skills > 0 }
}

/** The probability that a seat passes a test. */
export function passChance(t: Rim, seat: Seat, skill: Skill, help: TestHelp): number {
  const level = skillLevel(t, seat, skill)
  if (help === NO_HELP) return chanceToPass(level)
  const { rerolls, focusPasses, hasAnySkill } = help
  return chanceToPass(hasAnySkill ? Math.max(1, level) : level, 2 + rerolls, focusPasses)
}
