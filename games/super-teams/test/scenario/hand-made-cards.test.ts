import { parseScenarios, runScenario } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { bonusCards } from '../../content/cards.ts'
import { bundle } from '../../index.ts'
import { catalogue } from '../../rules/catalogue.ts'
import { optionIds } from '../../rules/scenario/option-ids.ts'
import { explain } from '../../words/things.ts'

/**
 * An error in a scenario's card is reported with its place, and the printed cards are restored afterwards.
 */

function failureOf(cards: object): string | null {
  const scenario = { game: 'super-teams', name: 'trial', rules: ['ST-BONUS-01'], seats: 2, cards }
  const parsed = parseScenarios(JSON.stringify(scenario))
  if (!parsed.ok) return parsed.what
  const { game, scenarioWords } = bundle
  return parsed.scenarios.map((each) => runScenario(game, scenarioWords, catalogue, each).failure)[0] ?? null
}

const when = { is: 'startsOn', spaces: ['hyperspace'] }
const effect = { op: 'addSteps', steps: 3 }
const slingshot = (facts: object) => ({ slingshot: { insteadOf: 'acceleration', when, effect, ...facts } })

test('the printed cards are restored when the scenario is over', () => {
  const before = [structuredClone(bonusCards), optionIds('playBonus')]
  expect(failureOf(slingshot({}))).toBeNull()
  expect([bonusCards, optionIds('playBonus')]).toEqual(before)
})

test('a scenario’s card has its own name and text', () => {
  let said: unknown
  bundle.scenarioWords.withCards?.(slingshot({ name: 'Slingshot' }), bundle.game, () => {
    said = explain('en', 'bonus-kind:3')
  })
  expect(said).toEqual({
    name: 'Slingshot',
    text: 'If the ship starts its move on hyperspace, move the ship 3 extra spaces.',
    rules: ['ST-ACCEL-02'],
  })
})

test.each([
  [slingshot({ insteadOf: 'tow' }), 'cards.slingshot.insteadOf there is no card of a move called tow'],
  [{ slingshot: { insteadOf: 'acceleration', when } }, 'cards.slingshot.effect is missing'],
  [slingshot({ window: 'move' }), 'cards.slingshot has nothing called window'],
  [
    slingshot({ effect: { op: 'addStep', steps: 1 } }),
    'cards.slingshot.effect.op there is no operation called addStep; did you mean addSteps?',
  ],
  [slingshot({ effect: { op: 'addSteps' } }), 'cards.slingshot.effect.steps is missing'],
  [
    slingshot({ effect: { op: 'follow' } }),
    'cards.slingshot.effect.op there is no operation of a move called follow',
  ],
  [
    slingshot({ effect: { op: 'all', of: [effect, effect] } }),
    'cards.slingshot.effect.op there is no operation of a move called all',
  ],
  [
    slingshot({ when: { is: 'startsOn', spaces: ['holes'] } }),
    'cards.slingshot.when.spaces.0 there is no kind of space called holes; did you mean hole?',
  ],
])('%j', (cards, failure) => {
  expect(failureOf(cards)).toContain(failure)
})
