import { expect, test } from 'vitest'
import {
  begin,
  eventInWords,
  Fault,
  fieldsShape,
  parseScenarios,
  readCards,
  runScenario,
  type ScenarioWords,
  wholeShape,
} from '../index.ts'
import { misspelt } from '../testkit/misspell.ts'
import { type Toy, type ToyOptions, toyGame } from '../testkit/toy-game.ts'

/** Cards that a scenario defines: that of the test game says how many coins the winner of an auction gains. */

const cardShape = fieldsShape<{ readonly prize: { readonly coins: number } }>({
  prize: fieldsShape<{ readonly coins: number }>({ coins: wholeShape }),
})
let coins = 1

const words: ScenarioWords<Toy> = {
  arrange: (seats, options, _, chance) => {
    if (coins > 5) throw new Fault('nobody has so many coins')
    const effect = { op: 'gain', coins } as ToyOptions['effect']
    return begin(toyGame, seats, { ...(options as ToyOptions), effect }, chance)
  },
  describe: (t) => ({ coins: t.coins }),
  describeView: () => ({}),
  optionIds: () => ['pass'],
  eventFacts: { gained: ['seat', 'coins'] },
  describeEvent: (event) => eventInWords(event, {}, {}),
  withCards(cards, game, play) {
    coins = readCards(cards, cardShape).prize.coins
    try {
      play(game)
    } finally {
      coins = 1
    }
  },
}

function failureOf(cards: unknown, won: number, known = words): string | null {
  const scenario = {
    game: 'toy',
    name: 'a prize',
    rules: ['TOY-03'],
    seats: 2,
    options: { effect: { op: 'gain', coins: 1 } },
    ...(cards === undefined ? {} : { cards }),
    do: [
      { seat: 1, choose: 4 },
      { seat: 2, choose: 2 },
      { seat: 1, choose: [] },
    ],
    expect: { asked: { seat: 1, kind: 'bid' }, state: { 'coins.0': won } },
  }
  const parsed = parseScenarios(JSON.stringify(scenario))
  if (!parsed.ok) return parsed.what
  return (
    parsed.scenarios.map((each) => runScenario(toyGame, known, [{ id: 'TOY-03' }], each).failure)[0] ?? null
  )
}

test('are used in the scenario, and removed afterwards', () => {
  const before = failureOf(undefined, 2)
  expect(before).toBeNull()
  expect(failureOf({ prize: { coins: 3 } }, 4)).toBeNull()
  expect(failureOf(undefined, 2)).toBeNull()
})

test('are removed even if the scenario fails', () => {
  expect(failureOf({ prize: { coins: 3 } }, 9)).toContain('coins.0: expected 9')
  expect(failureOf(undefined, 2)).toBeNull()
})

test('are refused with the place of the problem', () => {
  expect(failureOf({ prize: { coin: 3 } }, 4)).toBe(
    'cards.prize has nothing called coin; did you mean coins?',
  )
  expect(failureOf({ prize: {} }, 4)).toBe('cards.prize.coins is missing')
  expect(failureOf({ prize: { coins: 'x' } }, 4)).toBe('cards.prize.coins should be a whole number')
  expect(failureOf({ prize: { coins: 9 } }, 4)).toContain('nobody has so many coins')
  for (const wrong of misspelt({ prize: { coins: 3 } })) expect(failureOf(wrong, 4)).not.toBeNull()
})

test('are refused if the game has none', () => {
  const { withCards: _, ...others } = words
  expect(failureOf({}, 2, others)).toBe('cards: this game has no cards that could be made by hand')
})
