import { describe, expect, test } from 'vitest'
import {
  at,
  begin,
  type Chance,
  EMPTY,
  eventInWords,
  newChance,
  parseScenarios,
  playChoice,
  runScenario,
  type ScenarioWords,
} from '../index.ts'
import { misspelt } from '../testkit/misspell.ts'
import type { Frontier } from '../testkit/toys/automa/table.ts'
import { automa } from '../testkit/toys/automa.ts'
import { exactHashOf } from './canonical.ts'

/** Cards of automas step by step: the automa of the test game in seat 2 waits before each of its cards. */

const ANN = 0

/** The automa's first two cards are these, and it meets nobody: nothing is asked while they are read. */
function table(chance: Chance, game = automa): Frontier {
  const t = begin(game, { seats: 2, automas: [1] }, {}, chance)
  t.orders = [...t.orders.filter((order) => order > 1), 1, 0]
  t.contactBox = [...t.contacts, ...t.contactBox]
  t.contacts = t.contacts.map(() => EMPTY)
  t.at[ANN] = 3
  return t
}

const words: ScenarioWords<Frontier> = {
  arrange: (_, __, ___, chance, game) => table(chance, (game ?? automa) as typeof automa),
  describe: (t) => ({ turns: t.turns, cards: t.usedOrders.length, hash: exactHashOf(t) }),
  describeView: () => ({}),
  optionIds: () => ['earn'],
  eventFacts: { turn: ['seat'], order: ['seat', 'order'] },
  describeEvent: (event) => eventInWords(event, { seat: (seat) => seat + 1 }, {}),
  aiLines: {
    routine: 'frontier',
    stage: 'order',
    next: (t) => ({ seat: t.active + 1, card: `order-${t.usedOrders.length}` }),
  },
}

function failureOf(steps: unknown, expected: object, known = words): string | null {
  const scenario = {
    game: 'automa',
    name: 'lines',
    rules: ['OR-AIFLOW-02'],
    seats: 2,
    do: steps,
    expect: expected,
  }
  const parsed = parseScenarios(JSON.stringify(scenario))
  if (!parsed.ok) return parsed.what
  const [each] = parsed.scenarios
  return each === undefined ? '' : runScenario(automa, known, [{ id: 'OR-AIFLOW-02' }], each).failure
}

const waits = { expect: { state: { turns: 1, cards: 0, aiLine: { seat: 2, card: 'order-0' } } } }
const asked = { asked: { seat: 1, kind: 'act' } }

describe('a card of an automa in a scenario', () => {
  test('waits for a step, and the scenario can check the position before it', () => {
    const read = {
      expect: { events: { including: [{ type: 'order', seat: 2 }] }, state: { cards: 1, aiLine: null } },
    }
    expect(
      failureOf(['earn', waits, { ai: 'next' }, read], { ...asked, state: { turns: 2, cards: 1 } }),
    ).toBeNull()
    expect(
      failureOf(['earn', { ai: 'rest' }, 'earn', { ai: 'next' }], { ...asked, state: { turns: 4 } }),
    ).toBeNull()
  })

  test('reaches the same position as without waiting', () => {
    const t = table(newChance(1, automa.streams))
    for (let turn = 0; turn < 2; turn++)
      playChoice(automa, t, { seat: ANN, decision: at(t.open, 0).id, picks: ['earn'] })
    const steps = ['earn', { ai: 'next' }, 'earn', { ai: 'rest' }]
    expect(failureOf(steps, { ...asked, state: { hash: exactHashOf(t) } })).toBeNull()
  })

  test('does not wait if no step reads it', () => {
    expect(failureOf(['earn', 'earn'], { ...asked, state: { turns: 4, aiLine: null } })).toBeNull()
  })

  test.each([
    [
      'a line that is never read',
      ['earn', { ai: 'next' }, 'earn'],
      'a line of order-1 waits: say { ai: next } or { ai: rest }',
    ],
    ['a step while no line waits', [{ ai: 'next' }], 'step 1: no line of an AI card waits to be read'],
    ['an unknown step', ['earn', { ai: 'nxt' }], 'ai should be next or rest'],
  ])('fails for %s', (_, steps, failure) => {
    expect(failureOf(steps, {})).toContain(failure)
  })

  test('is refused if the game has none', () => {
    const { aiLines: _, ...others } = words
    expect(failureOf(['earn', { ai: 'next' }], asked, others)).toBe(
      'do: the game has no automas that read cards',
    )
  })

  test('fails with any typo', () => {
    const steps = ['earn', waits, { ai: 'next' }]
    expect(failureOf(steps, asked)).toBeNull()
    for (const wrong of misspelt(steps)) expect(failureOf(wrong, asked), JSON.stringify(wrong)).not.toBeNull()
  })
})
