import { describe, expect, test } from 'vitest'
import { begin, parseScenarios, runScenario, type ScenarioWords } from '../index.ts'
import { type Toy, type ToyOptions, toyGame } from '../testkit/toy-game.ts'

const words: ScenarioWords<Toy> = {
  arrange: (seats, options, _, chance) => begin(toyGame, seats, options as ToyOptions, chance),
  describe: (t) => ({ coins: t.coins, hands: t.hands.map((hand) => hand.length) }),
}

function failureOf(text: string): string | null {
  const parsed = parseScenarios(text)
  if (!parsed.ok) throw new Error(parsed.what)
  const [scenario] = parsed.scenarios
  if (scenario === undefined) throw new Error('no scenario')
  return runScenario(toyGame, words, scenario).failure
}

const head =
  'game: toy\nname: a bid\nrules: [TOY-03]\nseats: 2\noptions: { effect: { op: gain, coins: 1 } }\n'
const bids = '  - { seat: 1, choose: 4 }\n  - { seat: 2, choose: 2 }\n'

describe('a scenario', () => {
  test('passes where everything is as it says', () => {
    const text = `${head}do:\n${bids}  - { expect: { asked: { seat: 1, kind: discard } } }\n  - { seat: 1, choose: [] }\nexpect:\n  state: { coins.0: 2, hands: [1, 0] }\n  asked: { seat: 1, kind: bid }\n  won: false\n  view: { 2: { hands.0: 1 }, spectator: { coins: [2, 0] } }\n  events: [gained]`
    expect(failureOf(text)).toBeNull()
  })

  test.each([
    [
      'a wrong value',
      `do:\n${bids}  - { seat: 1, choose: [] }\nexpect: { state: { coins.0: 9 }, asked: { seat: 1, kind: bid } }`,
      'coins.0: expected 9, got 2',
    ],
    ['a decision left open', `do:\n${bids}`, 'seat 1 is still asked: discard'],
    [
      'another decision than expected',
      'expect: { asked: { seat: 1, kind: discard } }',
      'asked: expected discard of seat 1, got bid of seat 2, bid of seat 1',
    ],
    ['an unclear answer', 'do:\n  - pass', 'step 1: several seats are asked: say which one answers'],
    [
      'an answer of a seat that is not asked',
      'do:\n  - { seat: 3, choose: 1 }',
      'step 1: seat 3 is not asked; asked: 2, 1',
    ],
    [
      'a refused answer',
      'do:\n  - { seat: 1, choose: 7 }',
      'step 1: 7 was refused: {"code":"not-a-number","min":0,"max":5}',
    ],
    [
      'a word that the game does not know',
      'expect: { state: { ships.x: 1 }, asked: { seat: 1, kind: bid } }',
      'there is no ships.x',
    ],
    [
      'an error that does not come',
      'do:\n  - { seat: 1, try: "3", error: stale }\nexpect: { asked: { seat: 1, kind: bid } }',
      'step 1: error of 3: expected "stale", got "not-a-number"',
    ],
    [
      'an end that has not come',
      'expect: { won: [1], asked: { seat: 1, kind: bid } }',
      'won: expected [1], got false',
    ],
    [
      'nobody asked where somebody is',
      'expect: { asked: nobody }',
      'asked: expected "nobody", got "bid of seat 2, bid of seat 1"',
    ],
    [
      'a block that is not there',
      'expect: { blocked: { fly: TOY-01 }, asked: { seat: 1, kind: bid } }',
      'blocked fly: expected "TOY-01", got "not blocked"',
    ],
  ])('fails on %s', (_, rest, failure) => {
    expect(failureOf(head + rest)).toBe(failure)
  })

  test('of another game, or with too many seats, is refused', () => {
    expect(failureOf(head.replace('toy', 'chess'))).toBe('the scenario is of the game chess, not toy')
    expect(failureOf(head.replace('seats: 2', 'seats: 9'))).toBe('seats: the game is for 2, 3')
  })

  test('that cannot be read says where', () => {
    expect(parseScenarios('a: [')).toMatchObject({ ok: false })
    expect(parseScenarios('game: toy')).toEqual({ ok: false, what: expect.stringContaining('name') })
    expect(parseScenarios(`${head}mood: good`)).toMatchObject({
      ok: false,
      what: expect.stringContaining('mood'),
    })
  })
})
