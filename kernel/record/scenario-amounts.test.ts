import { describe, expect, test } from 'vitest'
import { at, begin, parseScenarios, runScenario, type ScenarioWords } from '../index.ts'
import { type Paying, payingGame } from '../testkit/paying-game.ts'

/** Amounts of several things as a part of an answer in a scenario: ore, coins or both pay for research. */

const words: ScenarioWords<Paying> = {
  arrange: (seats, options, _, chance) => begin(payingGame, seats, options, chance),
  describe: (t) => ({ ore: at(t.ore, 0), coins: at(t.coins, 0) }),
  describeView: () => ({}),
  optionIds: () => ['research', 'ore', 'coins'],
  eventFacts: {},
  describeEvent: () => ({}),
}

const next = '{ seat: 2, kind: place }'

/** Seat 1 has 2 ore and 2 coins; its research costs 2. */
function failureOf(steps: string, left = 'ore: 0'): string | null {
  const parsed = parseScenarios(
    `game: paying\nname: research\nrules: [PAY-01]\nseats: 3\ndo: ${steps}\nexpect: { asked: ${next}, state: { ${left} } }`,
  )
  if (!parsed.ok) return parsed.what
  return (
    parsed.scenarios.map((each) => runScenario(payingGame, words, [{ id: 'PAY-01' }], each).failure)[0] ??
    null
  )
}

describe('amounts in a scenario', () => {
  test('are written with the part, each thing followed by its number', () => {
    expect(failureOf('[research, { choose: [ore:1, coins:1] }]', 'ore: 1, coins: 1')).toBeNull()
    expect(failureOf('[research, { choose: [coins:1, ore:1] }]', 'ore: 1, coins: 1')).toBeNull()
    expect(failureOf('[research, { choose: [ore:2] }]', 'ore: 0, coins: 2')).toBeNull()
  })

  test('are checked like any other answer', () => {
    expect(failureOf('[research, { choose: [ore:1] }]')).toContain('was refused')
    expect(failureOf('[research, { choose: [orre:2] }]')).toContain('there is no option orre')
    expect(failureOf('[research, { choose: [ore:two] }]')).toContain('there is no option ore:two')
  })

  test('are required before the position is checked', () => {
    const parsed = parseScenarios(
      'game: paying\nname: research\nrules: [PAY-01]\nseats: 3\ndo: [research]\nexpect: { state: { ore: 0 } }',
    )
    const [scenario] = parsed.ok ? parsed.scenarios : []
    if (scenario === undefined) throw new Error('no scenario')
    expect(runScenario(payingGame, words, [{ id: 'PAY-01' }], scenario).failure).toBe(
      'seat 1 has not said all of its answer: pay',
    )
  })

  test('may be tried without success', () => {
    const tried = (paid: string, error: string) =>
      failureOf(`[research, { try: [${paid}], error: ${error} }, { choose: [ore:2] }]`)
    expect(tried('ore:1', 'not-enough')).toBeNull()
    expect(tried('orre:2', 'not-enough')).toContain('called orre:2')
  })
})
