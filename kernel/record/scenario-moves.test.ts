import { describe, expect, test } from 'vitest'
import { begin, eventInWords, parseScenarios, runScenario, type ScenarioWords } from '../index.ts'
import { misspelt } from '../testkit/misspell.ts'
import type { Thousand } from '../testkit/toys/thousand/table.ts'
import { thousand } from '../testkit/toys/thousand.ts'

/** Standing moves in scenarios: traders give and offer while the first of them is asked something. */

const partners = ['seat-1', 'seat-2', 'seat-3']
const words: ScenarioWords<Thousand> = {
  arrange(seats, options, _, chance) {
    const t = begin(thousand, seats, options, chance)
    t.credits = [4, 6, 5]
    return t
  },
  describe: (t) => ({ credits: t.credits, offers: t.offers.length }),
  describeView: () => ({}),
  optionIds: (kind) => (kind === 'give' || kind === 'propose' ? partners : ['pass']),
  eventFacts: { gave: ['seat', 'to', 'credits'], offer: ['what', 'offer'] },
  describeEvent: (event) => eventInWords(event, { seat: (seat) => seat + 1, to: (seat) => seat + 1 }, {}),
}

function failureOf(steps: string, expected = '{}'): string | null {
  const parsed = parseScenarios(
    `game: thousand\nname: a gift\nrules: [OR-TRADE-10]\nseats: 3\ndo:\n${steps}\nexpect: ${expected}`,
  )
  if (!parsed.ok) return parsed.what
  return (
    parsed.scenarios.map((each) => runScenario(thousand, words, [{ id: 'OR-TRADE-10' }], each).failure)[0] ??
    null
  )
}

const asked = 'asked: { seat: 1, kind: chooseEffect }'
const gift = '  - { seat: 2, move: give, choose: seat-1 }\n'

describe('a standing move in a scenario', () => {
  test('is made part by part while another seat is asked, which stays asked', () => {
    const steps = `${gift}  - { expect: { asked: { seat: 2, kind: credits, min: 1, max: 6 } } }\n  - { choose: 3 }`
    const expected = `{ ${asked}, state: { credits: [7, 3, 5] }, events: [{ type: gave, seat: 2, to: 1, credits: 3 }] }`
    expect(failureOf(steps, expected)).toBeNull()
  })

  test('is made by the seat that is asked, if no seat is named', () => {
    const steps = '  - { move: give, choose: seat-3 }\n  - { seat: 1, move: give, choose: 1 }'
    expect(failureOf(steps, `{ ${asked}, state: { credits: [3, 6, 6] } }`)).toBeNull()
  })

  test('may be given with all its parts at once, as in a record', () => {
    const steps = '  - { seat: 2, move: give, choose: [seat-1, credits=3] }'
    expect(failureOf(steps, `{ ${asked}, state: { credits: [7, 3, 5] } }`)).toBeNull()
    const wrong = '  - { seat: 2, move: give, choose: [seat-1, credtis=3] }'
    expect(failureOf(wrong, `{ ${asked} }`)).toContain('was refused')
  })

  test('may be tried without success with all its parts, and with an offer that does not exist', () => {
    const tries =
      '  - { seat: 2, move: give, try: [seat-1, credits=9], error: not-a-number }\n' +
      '  - { seat: 2, move: give, try: [seat-3, credits=1], error: no-such-option }\n' +
      '  - { seat: 2, move: accept, try: "offer-1-2:credits=1:", error: no-such-move }'
    expect(failureOf(tries, `{ ${asked} }`)).toBeNull()
    const wrong = '  - { seat: 2, move: give, try: [seat-1, credits=siete], error: no-such-option }'
    expect(failureOf(wrong, `{ ${asked} }`)).toContain('there is no option of give called siete')
  })

  test('may be tried without success', () => {
    const tries =
      '  - { seat: 2, move: give, try: seat-3, error: no-such-option }\n' +
      '  - { seat: 2, move: accept, try: [], error: no-such-move }\n' +
      `${gift}  - { try: 9, error: not-a-number }\n  - { choose: 6 }`
    expect(failureOf(tries, `{ ${asked} }`)).toBeNull()
  })

  test.each([
    ['an unknown move', '  - { seat: 2, move: gift, choose: seat-1 }', 'standing move'],
    [
      'one that cannot be made now',
      '  - { seat: 2, move: accept, choose: seat-1 }',
      'seat 2 cannot make the move accept now; it can make: give',
    ],
    ['an unknown option', '  - { seat: 2, move: give, choose: seat-9 }', 'there is no option seat-9'],
    ['an unfinished move', gift, 'seat 2 has not said all of its move: credits'],
    [
      'another move before it is finished',
      `${gift}  - { seat: 3, move: give, choose: seat-1 }`,
      'seat 2 has not said all of give',
    ],
    [
      'a move without a choice',
      '  - { seat: 2, move: give }',
      'should be an option, or have one of the words',
    ],
  ])('fails for %s', (_, steps, failure) => {
    expect(failureOf(steps)).toContain(failure)
  })

  test('fails with any typo', () => {
    for (const step of misspelt({ seat: 2, move: 'give', choose: 'seat-1' }))
      expect(failureOf(`  - ${JSON.stringify(step)}\n  - { choose: 1 }`, `{ ${asked} }`)).not.toBeNull()
  })
})
