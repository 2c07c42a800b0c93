import { decisionsFor, type LessonStep, newChance, type PresentedDecision, playChoice } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { bundle, outerRim, type Rim } from '../index.ts'
import { lessonSteps, lessonTexts, type StepName } from './lesson/texts.ts'
import { lesson } from './lesson.ts'

const LEARNER = 0

function arranged(step: LessonStep): Rim {
  const options = outerRim.options(step.seats).parse({})
  return bundle.scenarioWords.arrange(step.seats, options, step.arrange, newChance(1, outerRim.streams))
}

/** The position after an answer, on a copy. */
function after(t: Rim, decision: PresentedDecision, picks: readonly string[]): Rim {
  const copy = outerRim.copy(t)
  const taken = playChoice(outerRim, copy, { seat: LEARNER, decision: decision.id, picks })
  if (!taken.ok) throw new Error(`${picks.join(' ')} cannot be chosen`)
  return copy
}

/** The answers to a question that the step lists, with all the cards of a part that it lists. */
function listedAnswers({ options }: PresentedDecision, choices: readonly string[]): string[][] {
  return options
    .filter(({ id }) => choices.includes(id))
    .map(({ id, next }) => {
      const cards = next?.options.filter((option) => choices.includes(option.id)) ?? []
      return [id, ...cards.map((card) => `${next?.name}=${card.id}`)]
    })
}

/** Plays every allowed answer of a step, returns the final positions, and collects the chosen ids. */
function ends(t: Rim, step: LessonStep, chosen: Set<string>, depth = 0): Rim[] {
  expect(depth, step.id).toBeLessThan(7)
  const ways = decisionsFor(outerRim, t, LEARNER).flatMap((decision) =>
    listedAnswers(decision, step.choices).map((picks) => ({ decision, picks })),
  )
  if (ways.length === 0) return [t]
  return ways.flatMap(({ decision, picks }) => {
    for (const pick of picks) chosen.add(pick.replace(/^[^=]*=/, ''))
    const done = after(t, decision, picks)
    return step.takesBack === true ? [done] : ends(done, step, chosen, depth + 1)
  })
}

function stepNamed(id: StepName): LessonStep {
  const step = lesson.find((each) => each.id === id)
  if (step === undefined) throw new Error(`no step ${id}`)
  return step
}

const endsOf = (id: StepName) => ends(arranged(stepNamed(id)), stepNamed(id), new Set())
const describedEnds = (id: StepName) => endsOf(id).map((t) => bundle.scenarioWords.describe(t))

describe('the lesson of Outer Rim', () => {
  it('explains each of its steps once, in both languages and briefly', () => {
    expect(lesson.map(({ id }) => id)).toEqual([...lessonSteps])
    const texts = Object.values(lessonTexts)
    const wording = texts.flatMap((text) => [text, ...(text.then === undefined ? [] : [text.then])])
    expect(wording.filter(({ en, pl }) => en === pl || Math.max(en.length, pl.length) > 190)).toEqual([])
  })

  it.each(lesson.map((step) => [step.id, step] as const))('%s: every choice is there', (_, step) => {
    const chosen = new Set<string>()
    const t = arranged(step)
    expect(outerRim.violations(t)).toEqual([])
    for (const end of ends(t, step, chosen)) expect(outerRim.violations(end)).toEqual([])
    expect([...chosen].toSorted()).toEqual([...new Set(step.choices)].toSorted())
  })

  it('leads to the results that its texts promise', () => {
    const learner = (facts: object) => ({ players: { 1: facts } })
    expect(describedEnds('move')).toMatchObject([learner({ at: 'nal-hutta' })])
    expect(describedEnds('deliver')).toMatchObject([
      learner({ credits: 9000, reputation: { hutt: 'positive' } }),
    ])
    expect(describedEnds('market')).toMatchObject([
      { ...learner({ held: ['crates-of-blasters'] }), patrols: { hutt: { at: 'kt-3' } } },
    ])
    expect(describedEnds('space')).toMatchObject([learner({ credits: 6000, characterDamage: 0 })])
    expect(describedEnds('hire')).toMatchObject([learner({ credits: 4000, held: ['databank-greedo'] })])
    expect(describedEnds('illegal')).toMatchObject([learner({ credits: 11_000, fame: 1 })])
    expect(describedEnds('bounty')).toMatchObject([
      learner({ fame: 1, characterDamage: 1, captives: { 'start-ponda-baba': 'ponda-baba' } }),
      learner({ fame: 2, characterDamage: 1, credits: 6000 }),
    ])
    expect(describedEnds('patrol')).toMatchObject([
      { ...learner({ credits: 7000 }), patrols: { hutt: { level: 2 } } },
    ])
    expect(describedEnds('defeat')).toMatchObject([
      learner({ isDefeated: false, characterDamage: 0, shipDamage: 0 }),
    ])
    expect(describedEnds('job')).toMatchObject([
      learner({ fame: 3, credits: 11_000 }),
      learner({ fame: 3, credits: 13_000 }),
    ])
    expect(describedEnds('ship')).toMatchObject([learner({ ship: 'hwk-290', credits: 1000, held: [] })])
    const bought = ['databank-lobot', 'garrison-rations']
    expect(describedEnds('aiTurn')).toMatchObject([
      {
        active: 1,
        players: { 2: { at: 'mon-calamari', reputation: { rebel: 'positive' }, held: bought } },
      },
    ])
    expect(endsOf('victory').map(({ outcome }) => outcome?.winners)).toEqual([[LEARNER]])
  })
})
