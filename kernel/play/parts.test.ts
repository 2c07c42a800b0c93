import { describe, expect, test } from 'vitest'
import {
  amountsPart,
  anyAnswer,
  begin,
  type DecisionKind,
  everyAnswer,
  type GameWithWords,
  newChance,
  numberPart,
  type Part,
  readChoice,
  somePart,
} from '../index.ts'
import { type Toy, type ToyOptions, toyGame } from '../testkit/toy-game.ts'
import { everyPart, isPartLegal, onlyAnswer, subsets } from './parts.ts'

describe('a part with a further condition', () => {
  const atLeastFive = (codes: readonly number[]) => codes.reduce((sum, code) => sum + code, 0) >= 5
  const some = somePart('tradeIn', [1, 2, 4], 0, 3, atLeastFive)

  test('some: only sets that meet the condition are legal and listed', () => {
    expect(isPartLegal(some, [1, 2])).toBe(false)
    expect(isPartLegal(some, [4, 1])).toBe(true)
    expect(everyPart(some)).toEqual([
      [1, 2, 4],
      [1, 4],
      [2, 4],
    ])
  })

  test('is not a choice if only one set meets the condition', () => {
    expect(onlyAnswer(some)).toBeNull()
    expect(onlyAnswer(somePart('tradeIn', [1, 4], 0, 2, atLeastFive))).toEqual([1, 4])
  })

  test('amounts: the counts have to meet it too', () => {
    const exactly3 = ([ones = 0, twos = 0]: readonly number[]) => ones + 2 * twos === 3
    const part = amountsPart('payment', [0, 1], [3, 3], { min: 1, max: 6 }, exactly3)
    expect(everyPart(part)).toEqual([
      [1, 1],
      [3, 0],
    ])
  })
})

test('numbers and amounts must be whole', () => {
  expect(isPartLegal(numberPart('steps', 0, 3), [1.5])).toBe(false)
  expect(isPartLegal(amountsPart('payment', [0, 1], [3, 3], { min: 1, max: 3 }), [0.5, 0.5])).toBe(false)
})

test('sets that cannot become large enough are not searched', () => {
  const codes = Array.from({ length: 40 }, (_, code) => code)
  expect(subsets(codes, 39, 39)).toHaveLength(40)
  expect(subsets(codes, 40, 40)).toEqual([codes])
})

describe('an answer that never ends is reported instead of running for ever', () => {
  const endless = (next: () => Part): GameWithWords<Toy, ToyOptions> => {
    const bid: DecisionKind<Toy> = {
      name: 'bid',
      shape: 'one',
      rules: [],
      list: () => [0],
      option: () => ({ id: 'bid', touches: [] }),
      next,
    }
    return { ...toyGame, decisions: { ...toyGame.decisions, bid } }
  }
  const asked = { id: 0, seat: 0, kind: 'bid', options: [0], min: 1, max: 1 }
  const start = (game: GameWithWords<Toy, ToyOptions>) => {
    const t = begin(game, 2, { effect: { op: 'gain', coins: 1 } }, newChance(1, game.streams))
    t.open = [asked]
    return t
  }
  const found = 'an answer to bid goes on after 100 parts: its `next` never gives null'
  const game = endless(() => numberPart('coins', 1, 3))

  test('by a search for any answer', () => {
    expect(() => anyAnswer(game, start(game), asked, () => 0)).toThrow(found)
  })

  test('by a search for every answer', () => {
    expect(() => everyAnswer(game, start(game), asked, 1000)).toThrow(found)
  })

  test('by the reader of an answer that leaves out its forced parts', () => {
    const clear = endless(() => numberPart('coins', 1, 1))
    expect(() => readChoice(clear, start(clear), { seat: 0, decision: 0, picks: ['bid'] })).toThrow(found)
  })
})

describe('an answer has only one spelling', () => {
  const asked = { id: 0, seat: 0, kind: 'bid', options: [0], min: 1, max: 1 }
  const read = (part: Part, picks: readonly string[]) => {
    const bid: DecisionKind<Toy> = {
      name: 'bid',
      shape: 'one',
      rules: [],
      list: () => [0],
      option: () => ({ id: 'bid', touches: [] }),
      next: (_, __, before) => (before.length > 1 ? null : part),
      partOption: (_, __, ___, ____, code) => ({ id: `thing-${code}`, touches: [] }),
    }
    const game = { ...toyGame, decisions: { ...toyGame.decisions, bid } }
    const t = begin(game, 2, { effect: { op: 'gain', coins: 1 } }, newChance(1, game.streams))
    t.open = [asked]
    return readChoice(game, t, { seat: 0, decision: 0, picks: ['bid', ...picks] })
  }
  const thousands = numberPart('thousands', -1, 12)
  const goods = amountsPart('goods', [0, 1], [12, 12], { min: 0, max: 12 })
  const some = somePart('things', [0, 1], 0, 2)

  test.each([
    [thousands, ['thousands=1'], [1]],
    [thousands, ['thousands=0'], [0]],
    [thousands, ['thousands=-1'], [-1]],
    [thousands, ['thousands=12'], [12]],
    [goods, ['goods=thing-0:10'], [10, 0]],
    [goods, ['goods='], [0, 0]],
    [some, ['things='], []],
  ])('%o takes %j', (part, picks, values) => {
    expect(read(part, picks)).toMatchObject({ ok: true, value: { picks: [0, values.length, ...values] } })
  })

  test.each([
    [thousands, ['thousands=001']],
    [thousands, ['thousands=-0']],
    [thousands, ['thousands=+1']],
    [thousands, ['thousands=1.0']],
    [thousands, ['thousands=1e0']],
    [thousands, ['thousands=0x1']],
    [thousands, ['thousands= 1']],
    [thousands, ['thousands=1', 'thousands=']],
    [goods, ['goods=thing-0:02']],
    [goods, ['goods=thing-0:0']],
    [goods, ['goods=', 'goods=thing-0:2']],
    [some, ['things=', 'things=thing-0']],
  ])('%o refuses %j', (part, picks) => {
    expect(read(part, picks)).toMatchObject({
      ok: false,
      error: { code: expect.stringMatching(/^[a-z-]+$/) },
    })
  })
})
