import { describe, expect, test } from 'vitest'
import {
  answer,
  anyAnswer,
  at,
  begin,
  fastDice,
  parseScenarios,
  runScenario,
  type ScenarioWords,
} from '../index.ts'
import type { Galaxy } from '../testkit/toys/galaxy/table.ts'
import { galaxy } from '../testkit/toys/galaxy.ts'

/** So many of several things, as a part of an answer in a scenario: research is paid with ore, coins or both. */

const words: ScenarioWords<Galaxy> = {
  arrange(seats, options, _, chance) {
    const t = begin(galaxy, seats, options, chance)
    const dice = fastDice(2)
    while (t.open[0]?.kind !== 'place') {
      const open = at(t.open, 0)
      answer(galaxy, t, open, anyAnswer(galaxy, t, open, dice.below))
    }
    t.ore = [2, 2, 2]
    t.coins = [2, 2, 2]
    return t
  },
  describe: (t) => ({ ore: at(t.ore, t.active), coins: at(t.coins, t.active) }),
  describeView: () => ({}),
  optionIds: () => ['mine', 'research', 'pass', 'ore', 'coins'],
  eventFacts: {},
  describeEvent: () => ({}),
}

const follower = '{ seat: 2, kind: follow }'

/** Whoever researches has 2 ore and 2 coins; the research costs 2. */
function failureOf(steps: string, left = 'ore: 0'): string | null {
  const parsed = parseScenarios(
    `game: galaxy\nname: research\nrules: [PNL-16]\nseats: 3\ndo: ${steps}\nexpect: { asked: ${follower}, state: { ${left} } }`,
  )
  if (!parsed.ok) return parsed.what
  return (
    parsed.scenarios.map((each) => runScenario(galaxy, words, [{ id: 'PNL-16' }], each).failure)[0] ?? null
  )
}

describe('amounts in a scenario', () => {
  test('are said with the part, each thing with how many of it', () => {
    expect(failureOf('[research, { choose: [ore:1, coins:1] }]', 'ore: 1, coins: 1')).toBeNull()
    expect(failureOf('[research, { choose: [coins:1, ore:1] }]', 'ore: 1, coins: 1')).toBeNull()
    expect(failureOf('[research, { choose: [ore:2] }]', 'ore: 0, coins: 2')).toBeNull()
  })

  test('are checked like any other answer', () => {
    expect(failureOf('[research, { choose: [ore:1] }]')).toContain('was refused')
    expect(failureOf('[research, { choose: [orre:2] }]')).toContain('there is no option orre')
    expect(failureOf('[research, { choose: [ore:two] }]')).toContain('there is no option ore:two')
  })

  test('are missed before the position is looked at', () => {
    const parsed = parseScenarios(
      'game: galaxy\nname: research\nrules: [PNL-16]\nseats: 3\ndo: [research]\nexpect: { state: { ore: 0 } }',
    )
    const [scenario] = parsed.ok ? parsed.scenarios : []
    if (scenario === undefined) throw new Error('no scenario')
    expect(runScenario(galaxy, words, [{ id: 'PNL-16' }], scenario).failure).toBe(
      'seat 1 has not said all of its answer: pay',
    )
  })

  test('may be tried in vain', () => {
    const tried = (paid: string, error: string) =>
      failureOf(`[research, { try: [${paid}], error: ${error} }, { choose: [ore:2] }]`)
    expect(tried('ore:1', 'not-enough')).toBeNull()
    expect(tried('orre:2', 'not-enough')).toContain('there is no option called orre:2')
  })
})
