import { decisionsFor, type LessonStep, newChance, type PresentedDecision, playChoice } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import type { Rim } from '../../outer-rim/rules/rim.ts'
import { bundle } from '../index.ts'
import { lessonSteps, lessonTexts, type StepName } from './lesson/texts.ts'
import { lesson } from './lesson.ts'

const { game, scenarioWords } = bundle
const LEARNER = 0

/** A step's position, after its standing moves. */
function arranged({ seats, options = {}, arrange, moves = [] }: LessonStep): Rim {
  const t = scenarioWords.arrange(
    seats,
    game.options(seats).parse(options),
    arrange,
    newChance(1, game.streams),
  )
  for (const move of moves) expect(playChoice(game, t, move).ok, move.move).toBe(true)
  return t
}

/** The position after an answer, on a copy. */
function after(t: Rim, decision: PresentedDecision, pick: string): Rim {
  const copy = game.copy(t)
  const taken = playChoice(game, copy, { seat: LEARNER, decision: decision.id, picks: [pick] })
  if (!taken.ok) throw new Error(`${pick} cannot be chosen`)
  return copy
}

/** Plays every allowed answer of a step, returns the final positions, and collects the choices. */
function ends(t: Rim, step: LessonStep, chosen: Set<string>, depth = 0): Rim[] {
  expect(depth, step.id).toBeLessThan(6)
  const ways = decisionsFor(game, t, LEARNER).flatMap((decision) =>
    decision.options.filter(({ id }) => step.choices.includes(id)).map(({ id }) => ({ decision, pick: id })),
  )
  if (ways.length === 0) return [t]
  return ways.flatMap(({ decision, pick }) => {
    chosen.add(pick)
    return ends(after(t, decision, pick), step, chosen, depth + 1)
  })
}

function stepNamed(id: StepName): LessonStep {
  const step = lesson.find((each) => each.id === id)
  if (step === undefined) throw new Error(`no step ${id}`)
  return step
}

const endsOf = (id: StepName) => ends(arranged(stepNamed(id)), stepNamed(id), new Set())
const describedEnds = (id: StepName) => endsOf(id).map((t) => scenarioWords.describe(t))

describe('the lesson of Unfinished Business', () => {
  it('explains each of its steps once, in both languages and briefly', () => {
    expect(lesson.map(({ id }) => id)).toEqual([...lessonSteps])
    const texts = Object.values(lessonTexts)
    const wording = texts.flatMap((text) => [text, ...(text.then === undefined ? [] : [text.then])])
    expect(wording.filter(({ en, pl }) => en === pl || Math.max(en.length, pl.length) > 190)).toEqual([])
  })

  it.each(lesson.map((step) => [step.id, step] as const))('%s: every choice is there', (_, step) => {
    const chosen = new Set<string>()
    const t = arranged(step)
    expect(game.violations(t)).toEqual([])
    for (const end of ends(t, step, chosen)) expect(game.violations(end)).toEqual([])
    expect([...chosen].toSorted()).toEqual([...new Set(step.choices)].toSorted())
  })

  it('leads to the results that its texts promise', () => {
    const learner = (facts: object) => ({ players: { 1: facts } })
    expect(describedEnds('crossing')).toMatchObject([learner({ at: 'core-trailing' })])
    const bought = learner({ held: ['podracer-parts'] })
    expect(describedEnds('symbol')).toMatchObject(
      ['naboo-1', 'naboo-2', 'naboo-3'].map((place) => ({ ...bought, faceUp: [place] })),
    )
    expect(describedEnds('rotating')).toMatchObject([
      { ...learner({ credits: 9000, held: ['astromech-parts'] }), rotated: ['astromech-parts'] },
    ])
    expect(describedEnds('hunting')).toMatchObject([learner({ credits: 9000, fame: 2, held: [] })])
    expect(describedEnds('hunted')).toMatchObject([
      { active: 1, players: { 1: { characterDamage: 1 }, 2: { at: 'nal-hutta', fame: 2 } } },
    ])
    expect(describedEnds('favor')).toMatchObject([
      { ...learner({ at: 'mon-calamari' }), debtTokens: { 1: 2 } },
    ])
    expect(describedEnds('goal')).toMatchObject([{ ambitions: { 1: { sheet: 'rebel-hero', goals: [1] } } }])
    expect(endsOf('victory').map(({ outcome }) => outcome?.winners)).toEqual([[LEARNER]])
  })

  it('shows what a favor is for: without it the way is too long', () => {
    const t = arranged({ ...stepNamed('favor'), moves: [] })
    const [plan] = decisionsFor(game, t, LEARNER)
    expect(plan?.options.map(({ id }) => id)).not.toContain('move-mon-calamari')
  })
})
