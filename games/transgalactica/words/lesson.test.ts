import {
  at,
  decisionsFor,
  everyAnswer,
  type LessonStep,
  newChance,
  type PresentedDecision,
  playChoice,
  writePicks,
} from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { bundle, type Galaxy, transgalactica as game } from '../index.ts'
import { lessonSteps, lessonTexts, type StepName } from './lesson/texts.ts'
import { lesson } from './lesson.ts'

const { scenarioWords } = bundle
const [LEARNER, OTHER] = [0, 1] as const
const MANY = 1000

/** A step's position, after the other player's moves and the learner's free actions. */
function begun({ seats, arrange, moves = [], others = [] }: LessonStep): Galaxy {
  const t = scenarioWords.arrange(seats, {}, arrange, newChance(1, game.streams))
  for (const decision of decisionsFor(game, t, OTHER)) {
    const option = decision.options.find(({ id }) => others.includes(id))
    if (option !== undefined) take(t, OTHER, decision, [option.id])
  }
  for (const move of moves) expect(playChoice(game, t, move).ok, move.move).toBe(true)
  return t
}

function take(t: Galaxy, seat: number, decision: PresentedDecision, picks: readonly string[]): void {
  const taken = playChoice(game, t, { seat, decision: decision.id, picks })
  expect(taken.ok, picks.join(' ')).toBe(true)
}

/** The subject of an answer: the part after its name, or for an amount the good. */
const named = (pick: string) => pick.replace(/^[^=]*=/, '').replace(/:\d+$/, '')

/** The complete answers that the step is about. */
function answers(t: Galaxy, { id }: PresentedDecision, choices: readonly string[]): string[][] {
  const decision = t.open.find((each) => each.id === id)
  if (decision === undefined) throw new Error('not open')
  return (everyAnswer(game, t, decision, MANY) ?? [])
    .map((codes) => writePicks(game, t, decision, codes))
    .filter((picks) => typeof picks !== 'number')
    .map((picks) => [...picks])
    .filter((picks) => picks.every((pick) => choices.includes(named(pick))))
}

/** Follows every way that the step leaves open. Returns the ends, and collects the choices. */
function ends(t: Galaxy, step: LessonStep, chosen: Set<string>, depth = 0): Galaxy[] {
  expect(depth, step.id).toBeLessThan(6)
  const ways = decisionsFor(game, t, LEARNER).flatMap((decision) =>
    answers(t, decision, step.choices).map((picks) => ({ decision, picks })),
  )
  if (ways.length === 0) return [t]
  return ways.flatMap(({ decision, picks }) => {
    for (const pick of picks) chosen.add(named(pick))
    const after = game.copy(t)
    take(after, LEARNER, decision, picks)
    return step.takesBack === true ? [after] : ends(after, step, chosen, depth + 1)
  })
}

function stepNamed(id: StepName): LessonStep {
  const step = lesson.find((each) => each.id === id)
  if (step === undefined) throw new Error(`no step ${id}`)
  return step
}

const endsOf = (id: StepName) => ends(begun(stepNamed(id)), stepNamed(id), new Set())
const describedEnds = (id: StepName) => endsOf(id).map((t) => scenarioWords.describe(t))

/** The points that the learner gains in a step, for each way through it. */
function scored(id: StepName): number[] {
  const pointsOf = (t: Galaxy) => at(t.ledger, LEARNER).reduce((sum, each) => sum + each, 0)
  const { seats, arrange } = stepNamed(id)
  const before = pointsOf(scenarioWords.arrange(seats, {}, arrange, newChance(1, game.streams)))
  return endsOf(id).map((t) => pointsOf(t) - before)
}

describe('the lesson of Transgalactica', () => {
  it('explains each of its steps once, in both languages and briefly', () => {
    expect(lesson.map(({ id }) => id)).toEqual([...lessonSteps])
    const texts = Object.values(lessonTexts)
    const wording = texts.flatMap((text) => [text, ...(text.then === undefined ? [] : [text.then])])
    expect(wording.filter(({ en, pl }) => en === pl || Math.max(en.length, pl.length) > 190)).toEqual([])
  })

  it.each(lesson.map((step) => [step.id, step] as const))('%s: every choice is there', (_, step) => {
    const chosen = new Set<string>()
    const t = begun(step)
    expect(game.violations(t)).toEqual([])
    for (const end of ends(t, step, chosen)) expect(game.violations(end)).toEqual([])
    expect([...chosen].toSorted()).toEqual([...new Set(step.choices)].toSorted())
  })

  it('leads to the results that its texts promise', () => {
    const learner = (facts: object) =>
      Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, { 1: fact }]))
    expect(describedEnds('income')).toMatchObject([learner({ hold: { raw: 1, credits: 1 }, points: 2 })])
    expect(describedEnds('technology')).toMatchObject([
      learner({ levels: { technology: 2 }, marked: ['TC108'], markers: 1 }),
    ])
    expect(describedEnds('follow')).toMatchObject([learner({ hold: { raw: 1 }, crew: 0, points: 1 })])
    expect(describedEnds('explore')).toMatchObject([
      learner({ settled: ['hub', 'PL03'], ships: ['R2'], hold: { energy: 0, raw: 1 }, crew: 1 }),
    ])
    expect(scored('explore')).toEqual([2])
    expect(describedEnds('planet')).toMatchObject([learner({ hold: { credits: 1 }, crew: 0 })])
    expect(scored('planet')).toEqual([1])
    expect(describedEnds('trade')).toMatchObject([
      learner({ levels: { trade: 2 }, hold: { raw: 1, alien: 0 } }),
      learner({ levels: { trade: 2 }, hold: { raw: 0, alien: 1 } }),
    ])
    expect(scored('trade')).toEqual([3, 3])
    expect(describedEnds('production')).toMatchObject([
      { ...learner({ hold: { energy: 1, alien: 1 }, tokens: ['BB10'] }), stacks: { 'production 2': [] } },
    ])
    expect(describedEnds('politics')).toMatchObject([learner({ log: ['MS03'], levels: { politics: 2 } })])
    expect(describedEnds('mission')).toMatchObject([
      learner({ completed: ['MS03'], mining: ['MT01', 'MT11'], hold: { energy: 0, raw: 1, credits: 1 } }),
    ])
    expect(scored('mission')).toEqual([4])
    expect(describedEnds('senate')).toMatchObject([
      { ...learner({ crew: 1, levels: { military: 1 }, hold: { energy: 0 } }), chairs: { 1: [1] } },
    ])
    expect(scored('senate')).toEqual([6])
    expect(describedEnds('cleanUp')).toMatchObject([
      { round: 2, phase: 'income', order: [2, 1], pointsFor: { 1: { military: 2 }, 2: { military: -2 } } },
    ])
    expect(scored('victory')).toEqual([9 + 2 + 1])
    expect(endsOf('victory').map(({ outcome }) => outcome?.winners)).toEqual([[LEARNER]])
  })

  it('shows the use of a bonus token: without it no trade is possible', () => {
    const { moves: _, ...step } = stepNamed('trade')
    const [turn] = decisionsFor(game, begun(step), LEARNER)
    expect(turn?.options.map(({ id }) => id)).not.toContain('trade')
  })
})
