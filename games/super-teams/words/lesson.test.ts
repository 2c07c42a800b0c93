import { runScenario } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { bundle } from '../index.ts'
import { catalogue } from '../rules/catalogue.ts'
import { lessonSteps, lessonTexts, type StepName } from './lesson/texts.ts'
import { lesson } from './lesson.ts'

/** What the texts of each step promise, as a scenario: what the learner does, and the result. */
const promised = [
  ['firstMove', ['red-3 x-wing'], { 'ships.x-wing': 3, 'handSizes.1': 5 }],
  ['opponentsTurn', ['red-3 x-wing', 'black-1 tie-fighter'], { 'spaces.tie-fighter': 'asteroids', mover: 1 }],
  ['newRound', ['red-2 x-wing', 'green-4 star-destroyer'], { round: 2, handSizes: { 1: 6, 2: 6 } }],
  ['hyperspace', ['red-4 x-wing'], { 'ships.x-wing': 15 }],
  ['asteroids', ['green-6 star-destroyer'], { 'ships.star-destroyer': 13 }],
  ['blackHole', ['black-2 tie-fighter'], { 'ships.tie-fighter': 17 }],
  ['overHoles', ['black-5 tie-fighter'], { 'ships.tie-fighter': 22 }],
  ['doubleSpace', ['red-3 x-wing', 'hyperspace'], { 'ships.x-wing': 9, 'spaces.x-wing': 'hyperspace' }],
  ['bonusSpace', ['black-3 tie-fighter'], { 'bonus.1': ['light-speed'] }],
  ['playBonus', ['red-6 x-wing', 'light-speed'], { 'ships.x-wing': 34 }],
  ['tow', ['green-6 star-destroyer', 'tow x-wing'], { 'ships.x-wing': 28, 'ships.star-destroyer': 28 }],
  ['finish', ['red-5 x-wing'], { 'ships.x-wing': 47, bonusSizes: { 1: 2, 2: 2 } }],
] as const satisfies readonly (readonly [StepName, readonly string[], object])[]

describe('the lesson of Super Teams', () => {
  it('has every step once, in both languages and briefly', () => {
    expect(lesson.map(({ id }) => id)).toEqual([...lessonSteps])
    const wording = Object.values(lessonTexts).flatMap((text) => [text, text.then ?? text])
    expect(wording.filter(({ en, pl }) => en === pl || Math.max(en.length, pl.length) > 190)).toEqual([])
  })

  it.each(promised)('%s leads to the promised place', (id, choices, state) => {
    expect(played(id, choices, { state })).toBeNull()
  })

  it('win: the last ship arrives, and the learner has won', () => {
    expect(played('win', ['black-4 tie-advanced'], { won: [1] })).toBeNull()
  })
})

function played(id: StepName, choices: readonly string[], expected: object): string | null {
  const step = lesson.find((each) => each.id === id)
  return runScenario(bundle.game, bundle.scenarioWords, catalogue, {
    game: bundle.game.meta.id,
    name: id,
    rules: ['ST-TURN-03'],
    seats: 2,
    options: {},
    arrange: step?.arrange,
    do: [...choices],
    expect: expected,
  }).failure
}
