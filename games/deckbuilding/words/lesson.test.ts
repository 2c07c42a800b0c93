import {
  answer,
  type Choice,
  decisionsFor,
  type LessonStep,
  newChance,
  type PresentedDecision,
  readChoice,
} from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { bundle, type Duel, deckbuilding } from '../index.ts'
import { lessonSteps, lessonTexts, type StepName } from './lesson/texts.ts'
import { lesson } from './lesson.ts'

const LEARNER = 0
const OPPONENT = 1

function arranged(step: LessonStep): Duel {
  const options = deckbuilding.options(step.seats).parse({})
  return bundle.scenarioWords.arrange(step.seats, options, step.arrange, newChance(1, deckbuilding.streams))
}

/** The position after an answer, on a copy. */
function after(t: Duel, choice: Choice): Duel {
  const copy = deckbuilding.copy(t)
  const read = readChoice(deckbuilding, copy, choice)
  if (!read.ok) throw new Error(`${String(choice.picks)} cannot be chosen`)
  answer(deckbuilding, copy, read.value.decision, read.value.picks)
  return copy
}

/** The answers that the step lists: an attack with all the cards that it lists. */
function listedAnswers(decision: PresentedDecision, choices: readonly string[]): (string[] | number)[] {
  if (decision.shape === 'number')
    return choices.map(Number).filter((number) => number >= decision.min && number <= decision.max)
  const listed = decision.options.filter(({ id }) => choices.includes(id))
  if (decision.shape !== 'one' && decision.max > 1)
    return listed.length === 0 ? [] : [listed.map(({ id }) => id)]
  return listed.map(({ id, next }) => {
    const cards = next?.options.filter((option) => choices.includes(option.id)) ?? []
    return [id, ...cards.map((card) => `${next?.name}=${card.id}`)]
  })
}

/** The opponent's moves in the step, as long as there are any. */
function opponentPlays(t: Duel, step: LessonStep): Duel {
  for (const { id, options } of decisionsFor(deckbuilding, t, OPPONENT)) {
    const pick = options.find((option) => step.others?.includes(option.id))
    if (pick !== undefined)
      return opponentPlays(after(t, { seat: OPPONENT, decision: id, picks: [pick.id] }), step)
  }
  return t
}

/** Follows every way that the step leaves open. Returns the ends, and collects the choices. */
function ends(t: Duel, step: LessonStep, chosen: Set<string>, depth = 0): Duel[] {
  expect(depth, step.id).toBeLessThan(7)
  const asked = decisionsFor(deckbuilding, t, LEARNER)
  const ways = asked.flatMap((decision) =>
    listedAnswers(decision, step.choices).map((picks) => ({ seat: LEARNER, decision: decision.id, picks })),
  )
  if (ways.length === 0) return [t]
  return ways.flatMap((choice) => {
    for (const pick of [choice.picks].flat()) chosen.add(String(pick).replace('commit=', ''))
    const done = after(t, choice)
    const answered = opponentPlays(done, step)
    return answered === done && step.takesBack !== true ? ends(done, step, chosen, depth + 1) : [answered]
  })
}

function stepNamed(id: StepName): LessonStep {
  const step = lesson.find((each) => each.id === id)
  if (step === undefined) throw new Error(`no step ${id}`)
  return step
}

const endsOf = (id: StepName) =>
  ends(opponentPlays(arranged(stepNamed(id)), stepNamed(id)), stepNamed(id), new Set())
const describedEnds = (id: StepName) => endsOf(id).map((t) => bundle.scenarioWords.describe(t))

describe('the lesson of The Deckbuilding Game', () => {
  it('explains each of its steps once, in both languages and briefly', () => {
    expect(lesson.map(({ id }) => id)).toEqual([...lessonSteps])
    const texts = Object.values(lessonTexts)
    const wording = texts.flatMap((text) => [text, ...(text.then === undefined ? [] : [text.then])])
    expect(wording.filter(({ en, pl }) => en === pl || Math.max(en.length, pl.length) > 190)).toEqual([])
  })

  it.each(lesson.map((step) => [step.id, step] as const))('%s: every choice is there', (_, step) => {
    const chosen = new Set<string>()
    const t = opponentPlays(arranged(step), step)
    expect(deckbuilding.violations(t)).toEqual([])
    for (const end of ends(t, step, chosen)) expect(deckbuilding.violations(end)).toEqual([])
    expect([...chosen].toSorted()).toEqual([...new Set(step.choices)].toSorted())
  })

  it('leads to the results that its texts promise', () => {
    expect(describedEnds('play')).toMatchObject([{ resources: { empire: 3 } }])
    expect(describedEnds('buy').map(({ resources }) => resources)).toEqual(
      Array.from({ length: 3 }, () => ({ empire: 0, rebels: 0 })),
    )
    expect(describedEnds('attack')).toMatchObject([
      { base: { rebels: 'dantooine' }, baseDamage: { rebels: 6 } },
    ])
    expect(describedEnds('shields')).toMatchObject([
      { shipDamage: { rebels: [2] }, baseDamage: { rebels: 6 } },
      { shipDamage: { rebels: [3, 1] } },
      { ships: { rebels: ['rebel-transport'] } },
    ])
    expect(describedEnds('bounty')).toMatchObject([{ resources: { empire: 3 }, galaxyDiscard: ['x-wing'] }])
    expect(describedEnds('force')).toMatchObject([{ forceWith: 'empire', attack: { 'darth-vader': 10 } }])
    expect(describedEnds('exile').map(({ exiled }) => exiled)).toEqual(
      Array.from({ length: 2 }, () => ['imperial-shuttle', 'kel-dor-mystic']),
    )
    expect(describedEnds('endTurn')).toMatchObject([
      {
        handSize: { empire: 5 },
        ships: { empire: ['gozanti-cruiser'] },
        active: 'empire',
        resources: { empire: 2 },
        discard: { rebels: expect.arrayContaining(['x-wing', 'alliance-shuttle']) },
      },
    ])
    expect(endsOf('victory').map(({ outcome }) => outcome?.winners)).toEqual([[LEARNER]])
  })
})
