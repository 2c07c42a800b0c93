import { describe, expect, test } from 'vitest'
import { at, begin, eventInWords, parseScenarios, runScenario, type ScenarioWords } from '../index.ts'
import { misspelt } from '../testkit/misspell.ts'
import { CARGO, type Thousand } from '../testkit/toys/thousand/table.ts'
import { thousand } from '../testkit/toys/thousand.ts'

/** Offers by their content, and what standing moves block. It is the turn of seat 1, which is asked what to do. */

const partners = ['seat-1', 'seat-2', 'seat-3']
const cargoes = CARGO.map((cargo) => `cargo-${cargo}`)
const words: ScenarioWords<Thousand> = {
  arrange(seats, options, _, chance) {
    const t = begin(thousand, seats, options, chance)
    t.credits = [4, 6, 5]
    t.supply = CARGO.filter((cargo) => cargo > 2)
    t.cargo = [[at(CARGO, 0)], [at(CARGO, 1), at(CARGO, 2)], []]
    return t
  },
  describe: (t) => ({
    credits: t.credits,
    cargo: t.cargo.map((hold) => hold.map((cargo) => `cargo-${cargo}`)),
    offers: t.offers.map(({ from, to }) => ({ from: from + 1, to: to + 1 })),
  }),
  describeView: () => ({}),
  optionIds: (kind) =>
    kind === 'give' ? partners : ['pass', 'effect-0', 'effect-1', ...partners, ...cargoes],
  eventFacts: { gave: ['seat', 'to', 'credits'], offer: ['what', 'offer'] },
  describeEvent: (event) => eventInWords(event, { seat: (seat) => seat + 1, to: (seat) => seat + 1 }, {}),
}

function failureOf(steps: readonly unknown[], expected: object = {}): string | null {
  const scenario = {
    game: 'thousand',
    name: 'an offer',
    rules: ['OR-TRADE-10'],
    seats: 3,
    do: steps,
    expect: { asked: { seat: 1, kind: 'chooseEffect' }, ...expected },
  }
  const parsed = parseScenarios(JSON.stringify(scenario))
  if (!parsed.ok) return parsed.what
  const rules = ['OR-TRADE-03', 'OR-TRADE-10'].map((id) => ({ id }))
  return parsed.scenarios.map((each) => runScenario(thousand, words, rules, each).failure)[0] ?? null
}

const made = { move: 'propose', choose: { to: 2, gives: { cargo: ['cargo-0'] }, wants: { credits: 3 } } }
const after = {
  state: { credits: [7, 3, 5], cargo: [[], ['cargo-1', 'cargo-2', 'cargo-0'], []], offers: [] },
}

describe('an offer in a scenario', () => {
  test.each([
    ['all of its terms', { from: 1, gives: { cargo: ['cargo-0'] }, wants: { credits: 3 } }],
    ['one of its terms', { from: 1, gives: { cargo: 'cargo-0' } }],
    ['the seat that makes it', { from: 1 }],
    ['a short name', 'offer-from-1-to-2'],
    ['the id that it has in a record', 'offer-1-2:cargo=0:credits=3'],
  ])('is named by %s', (_, choose) => {
    expect(failureOf([made, { seat: 2, move: 'accept', choose }], after)).toBeNull()
  })

  test('is withdrawn by the seat that made it, and refused by the other one', () => {
    expect(
      failureOf([made, { seat: 1, move: 'withdraw', choose: { to: 2 } }], { state: { offers: [] } }),
    ).toBeNull()
    expect(
      failureOf([made, { seat: 2, move: 'refuse', choose: { from: 1 } }], { state: { offers: [] } }),
    ).toBeNull()
  })

  test('leaves out what the scenario does not mention', () => {
    const gift = { seat: 3, move: 'propose', choose: { to: 1, gives: { credits: 5 } } }
    expect(
      failureOf([gift, { seat: 1, move: 'accept', choose: { from: 3, gives: { credits: 5 }, wants: {} } }], {
        state: { credits: [9, 6, 0] },
      }),
    ).toBeNull()
  })

  test('may be tried without success', () => {
    expect(
      failureOf([
        { seat: 2, move: 'accept', try: { from: 1 }, error: 'no-such-move' },
        { move: 'propose', try: { to: 2, gives: { credits: 9 } }, error: 'not-a-number' },
        { move: 'propose', try: { to: 2, gives: { cargo: 'cargo-1' } }, error: 'no-such-option' },
        made,
        { seat: 2, move: 'accept', try: { from: 1, wants: { credits: 2 } }, error: 'no-such-option' },
      ]),
    ).toBeNull()
  })

  test.each([
    [
      'other terms',
      { from: 1, wants: { credits: 2 } },
      'step 2: there is no such offer; there are: {"from":1,"to":2,"gives":{"cargo":["cargo-0"]},"wants":{"credits":3}}',
    ],
    ['another seat’s offer', { from: 3 }, 'step 2: there is no such offer; there are: {"from":1,'],
    ['an unknown seat', { from: 9 }, 'step 2: there is no seat 9; seats go from 1 to 3'],
    ['an unknown seat in a short name', 'offer-from-1-to-9', 'step 2: there is no seat 9'],
  ])('is not found by %s', (_, choose, failure) => {
    expect(failureOf([made, { seat: 2, move: 'accept', choose }])).toContain(failure)
  })

  test('is refused if it names an unknown clause, no partner or no move', () => {
    const wrong = { move: 'propose', choose: { to: 2, gives: { cargos: 'cargo-0' } } }
    expect(failureOf([wrong])).toContain(
      'nothing called gives cargos can be in this offer now; did you mean gives cargo?',
    )
    expect(failureOf([{ move: 'propose', choose: { from: 1 } }])).toContain('an offer needs its receiver: to')
    expect(failureOf([{ choose: { from: 1 } }])).toContain(
      'an offer is made or answered by a move: say which',
    )
  })

  test('fails with any typo', () => {
    const steps = [
      made,
      { seat: 2, move: 'accept', choose: { from: 1, gives: { cargo: ['cargo-0'] }, wants: { credits: 3 } } },
    ]
    expect(failureOf(steps, after)).toBeNull()
    for (const wrong of misspelt(steps))
      expect(failureOf(wrong as readonly unknown[], after), JSON.stringify(wrong)).not.toBeNull()
  })
})

describe('what a standing move blocks', () => {
  /** Seat 2 has already spent what the offer asks for. */
  const overtaken = [made, { seat: 2, move: 'give', choose: ['seat-1', 'credits=6'] }]

  test('can be checked for each seat that could make the move', () => {
    expect(failureOf([], { blocked: { 'seat-3': 'OR-TRADE-10', 'seat-1': 'not blocked' } })).toBeNull()
    expect(failureOf(overtaken, { blocked: { 'offer-from-1-to-2': 'OR-TRADE-03' } })).toBeNull()
    expect(failureOf([made], { blocked: { 'offer-from-1-to-2': 'not blocked' } })).toBeNull()
  })

  test('can be expected as a complete list or as a part of one', () => {
    expect(failureOf([], { blocked: ['seat-3', 'effect-0', 'seat-2'] })).toBeNull()
    expect(failureOf([], { blocked: ['seat-3'] })).toBe(
      'blocked: expected ["seat-3"], got ["effect-0","seat-2","seat-3"]',
    )
    expect(failureOf([], { blocked: { including: ['seat-3'], excluding: ['seat-1'] } })).toBeNull()
    expect(failureOf([], { blocked: { including: ['seat-1'] } })).toBe(
      'seat-1 blocked: expected true, got false',
    )
    expect(failureOf([], { blocked: { excluding: ['seat-3'] } })).toBe(
      'seat-3 blocked: expected false, got true',
    )
    expect(failureOf([], { blocked: { excluding: ['saet-1'] } })).toContain(
      'there is no option called saet-1; did you mean seat-1?',
    )
  })
})
