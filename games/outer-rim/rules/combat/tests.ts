import {
  abstainOrDraw,
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  hasListener,
  type Plain,
  picked,
  result,
  routine,
  type Seat,
  scopeOf,
} from '@kantyna/kernel'
import type { Timing } from '../../content/card.ts'
import { type Skill, skills } from '../../content/names.ts'
import { abilityWindow } from '../abilities/use-window.ts'
import { rulesOf } from '../composition.ts'
import type { CardEffect, RimContext } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import { currentJob, type TestFrame } from '../frames.ts'
import type { Rim } from '../rim.ts'
import { settle } from '../settling.ts'
import { facesOf, rollDice } from './dice.ts'
import { passesTest, TEST_DICE, testLevel } from './roll-parts.ts'
import { runResult } from './run-result.ts'

/**
 * Skill tests (OR-TEST-01, OR-TEST-02, OR-TEST-03, OR-TEST-04, OR-TEST-05, OR-TEST-06, OR-TEST-07, OR-TEST-08,
 * OR-TEST-09). As in the roller's part of a combat, there are windows before the roll, for rerolls and for results.
 *
 * The routine returns 'passed' or 'failed'. Another player may be the tester; the results still apply to the seat of the
 * context.
 */

const plain = (effect: CardEffect | null | undefined): Plain => (effect ?? null) as unknown as Plain // trees are plain data

export function startTest(
  t: Rim,
  context: RimContext,
  skill: Skill | readonly Skill[],
  pass: CardEffect | null | undefined,
  fail: CardEffect | null | undefined,
  tester: Seat = context.seat,
): void {
  const choices = typeof skill === 'string' ? [skill] : skill
  call<TestFrame>(t, {
    routine: 'test',
    stage: 0,
    seat: tester,
    skill: at(choices, 0),
    choices,
    moment: 'before',
    pass: plain(pass),
    fail: plain(fail),
    context,
    gained: NO_SKILLS,
    dice: NO_DICE,
    hasPassed: false,
  })
}

const NO_SKILLS: readonly Skill[] = []
const NO_DICE = [] as const

function currentTest(t: Rim): TestFrame {
  return scopeOf(t, 'test') as TestFrame // every frame of this routine has this type
}

const chooseSkill: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'chooseSkill',
  shape: 'one',
  rules: ['OR-TEST-01'],
  list: (t) => currentTest(t).choices.map((skill) => skills.indexOf(skill)),
  option(t, _, code) {
    const skill = at(skills, code)
    return { id: skill, touches: [], facts: { skill, level: testLevel.of(t, { ...currentTest(t), skill }) } }
  },
  isOpen: true,
  byRule: abstainOrDraw('ai'),
})

const timings: Readonly<Record<TestFrame['moment'], Timing>> = {
  before: 'beforeTest',
  reroll: 'testReroll',
  result: 'testResult',
  over: 'testResult',
}

const inTest = abilityWindow({
  name: 'testWindow',
  kindName: 'useInTest',
  rules: ['OR-TEST-01', 'OR-ABIL-07'],
  timingOf: (t) => timings[currentTest(t).moment],
  tells(t, seat) {
    const test = currentTest(t)
    const { skill, dice } = test
    const hasPassed = passesTest(dice, testLevel.of(t, test))
    return { skill, faces: facesOf(dice), hasPassed, ...rulesOf(t).encounter.factsBeforeDice(t, seat) }
  },
  isPause(t, seat) {
    const { pauses, moment } = currentTest(t)
    return pauses !== undefined && moment === 'before' && pauses.includes(seat)
  },
})

function offer(t: Rim, { seat }: TestFrame): void {
  inTest.open(t, [seat])
}

const test = routine<Rim, TestFrame>('test')('shown', {
  askForSkill(t, { choices, seat }) {
    if (choices.length === 1) return 'offerSkills'
    ask(t, chooseSkill, seat)
  },
  takeSkill(t, frame) {
    frame.skill = at(skills, picked(t))
  },
  offerSkills(t, frame) {
    offer(t, frame)
  },
  roll(t, frame) {
    const { seat, context } = frame
    frame.dice = rollDice(t, 'test', TEST_DICE)
    if (hasListener(t))
      emitEvent(t, {
        type: 'rolled',
        what: 'test',
        seat,
        side: 0,
        faces: facesOf(frame.dice),
        terms: [
          {
            name: 'test',
            amount: TEST_DICE,
            ...(context.source === undefined ? {} : { source: context.source }),
          },
        ],
      })
    frame.moment = 'reroll'
    offer(t, frame)
  },
  offerResults(t, frame) {
    frame.moment = 'result'
    offer(t, frame)
  },
  // OR-TEST-07 to OR-TEST-09: if no effect is named for the result, nothing happens.
  judge(t, frame) {
    const { seat, skill, dice, context } = frame
    const level = testLevel.of(t, frame)
    frame.moment = 'over'
    frame.hasPassed = passesTest(dice, level)
    const { hasPassed } = frame
    if (hasListener(t)) emitEvent(t, { type: 'tested', seat, skill, level, faces: facesOf(dice), hasPassed })
    rulesOf(t).encounter.test.judged(t, frame)
    const branch = hasPassed ? frame.pass : frame.fail
    runResult(t, branch as unknown as CardEffect | null, context) // startTest stored an effect here
  },
  // OR-DEF-07: the result of a test may end the job around it.
  settleInJob(t) {
    if (currentJob(t) !== null) settle(t)
  },
  end: (_, { hasPassed }) => result(hasPassed ? 'passed' : 'failed'),
})

export const testRoutines = [test, inTest.routine]
export const testKinds = [chooseSkill, inTest.kind]
