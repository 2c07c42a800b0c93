import { parseScenarios, runScenario } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { missions } from '../../content/missions.ts'
import { technologies } from '../../content/technologies.ts'
import { bundle } from '../../index.ts'
import { catalogue } from '../../rules/catalogue.ts'
import { usableCards } from '../../rules/free-actions/offers.ts'

/** Faults in a scenario's card are reported with its place, and the printed cards are back afterwards. */

function failureOf(cards: object): string | null {
  const scenario = { game: 'transgalactica', name: 'trial', rules: ['GC-MIS-04'], seats: 2, cards }
  const parsed = parseScenarios(JSON.stringify(scenario))
  if (!parsed.ok) return parsed.what
  const { game, scenarioWords } = bundle
  return parsed.scenarios.map((each) => runScenario(game, scenarioWords, catalogue, each).failure)[0] ?? null
}

const mission = (facts: object) => ({ missions: { MX01: { insteadOf: 'MS01', ...facts } } })
const reward = { op: 'gain', what: 'points', amount: 1 }

test('the printed cards are back after the scenario', () => {
  const before = [structuredClone(missions), structuredClone(technologies), usableCards]
  const technology = { insteadOf: 'TC101', oncePerRound: { op: 'collect' } }
  expect(failureOf({ ...mission({ reward }), technologies: { TX01: technology } })).toBeNull()
  expect([missions, technologies, usableCards]).toEqual(before)
})

test.each([
  [{ mission: {} }, 'cards has nothing called mission; did you mean missions?'],
  [mission({}), 'cards.missions.MX01.reward is missing'],
  [
    mission({ insteadOf: 'MS99', reward }),
    'cards.missions.MX01.insteadOf there is no mission called MS99; did you mean MS',
  ],
  [
    mission({ reward: { op: 'gian' } }),
    'cards.missions.MX01.reward.op there is no operation called gian; did you mean gain?',
  ],
  [
    mission({ reward: { op: 'gain', what: 'gold', amount: 1 } }),
    'cards.missions.MX01.reward.what there is no good called gold',
  ],
  [mission({ reward, cost: { energy: 'two' } }), 'cards.missions.MX01.cost.energy should be a whole number'],
  [
    mission({ reward, requirement: { is: 'atLevel', level: 2 } }),
    'cards.missions.MX01.requirement.track is missing',
  ],
])('%j', (cards, failure) => {
  expect(failureOf(cards)).toContain(failure)
})
