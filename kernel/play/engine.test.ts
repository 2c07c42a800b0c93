import { describe, expect, test } from 'vitest'
import {
  answer,
  answerSoFar,
  anyAnswer,
  at,
  begin,
  canonical,
  decisionsFor,
  fastDice,
  guess,
  newChance,
  readChoice,
  viewOf,
} from '../index.ts'
import { testGame } from '../testkit/index.ts'
import { payingGame } from '../testkit/paying-game.ts'
import { type Toy, type ToyEffect, toyGame } from '../testkit/toy-game.ts'

const nothing: ToyEffect = { op: 'gain', coins: 0 }

function start(effect: ToyEffect = nothing, seats = 2): Toy {
  return begin(toyGame, seats, { effect }, newChance(3, toyGame.streams))
}

function bids(t: Toy, ...amounts: number[]): void {
  amounts.forEach((amount, seat) => {
    const open = t.open.find((decision) => decision.seat === seat)
    if (open !== undefined) answer(toyGame, t, open, [amount])
  })
}

describe('several decisions open at once', () => {
  test('are answered in any order and applied in seat order', () => {
    const t = start(nothing, 3)
    expect(t.open.map((open) => open.seat)).toEqual([2, 1, 0])
    for (const seat of [1, 2, 0]) {
      const open = t.open.find((decision) => decision.seat === seat)
      if (open !== undefined) answer(toyGame, t, open, [seat === 1 ? 4 : 2])
      if (t.open.some((decision) => decision.kind === 'bid')) {
        expect(t.answers.map((given) => given.seat)).toEqual(t.answers.map((given) => given.seat).toSorted())
      }
    }
    expect(t.open.map(({ seat, kind }) => ({ seat, kind }))).toEqual([{ seat: 1, kind: 'discard' }])
  })

  test('an answer stays secret until all are in, and a guess invents another one', () => {
    const t = start(nothing, 3)
    const first = t.open.find((open) => open.seat === 0)
    if (first !== undefined) answer(toyGame, t, first, [5])
    expect(viewOf(toyGame, t, 0).answered).toEqual([{ seat: 0, kind: 'bid', picks: [5] }])
    expect(viewOf(toyGame, t, 1).answered).toEqual([{ seat: 0, kind: 'bid' }])
    expect(canonical(viewOf(toyGame, t, null))).not.toContain('"picks"')
    const own = t.open.filter((open) => open.seat === 1)
    const other = guess(toyGame, viewOf(toyGame, t, 1), own, () => 2)
    expect(other.answers).toEqual([{ seat: 0, kind: 'bid', picks: [2] }])
    expect(other.open.map((open) => open.seat).toSorted()).toEqual([1, 2])
  })
})

describe('an answer from outside', () => {
  const refusal = (t: Toy, seat: number, decision: number, picks: string[] | number) => {
    const before = canonical({ ...t, out: null })
    const read = readChoice(toyGame, t, { seat, decision, picks })
    expect(canonical({ ...t, out: null })).toBe(before)
    return read.ok ? null : read.error
  }

  test('is stale if its question is gone or unknown, and refused if the question is another seat’s', () => {
    const t = start()
    expect(refusal(t, 0, 77, 1)).toEqual({ code: 'stale', decision: 77 })
    expect(refusal(t, 1, t.open.find((open) => open.seat === 0)?.id ?? -1, 1)).toMatchObject({
      code: 'not-yours',
    })
  })

  test('with a number must be whole and within the range', () => {
    const t = start()
    const own = t.open.find((open) => open.seat === 0)?.id ?? -1
    for (const wrong of [-1, 6, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(refusal(t, 0, own, wrong)).toEqual({ code: 'not-a-number', min: 0, max: 5 })
    }
    expect(refusal(t, 0, own, ['3'])).toMatchObject({ code: 'not-a-number' })
    expect(refusal(t, 0, own, 5)).toBeNull()
  })

  test('with several options must name known ones, none twice, within the bounds', () => {
    const t = start()
    bids(t, 3, 1)
    const [asked] = decisionsFor(toyGame, t, 0)
    const ids = asked?.options.map((option) => option.id) ?? []
    expect(ids).toHaveLength(1)
    expect(refusal(t, 0, asked?.id ?? -1, ['nonsense'])).toEqual({
      code: 'no-such-option',
      option: 'nonsense',
    })
    expect(refusal(t, 0, asked?.id ?? -1, [...ids, ...ids])).toMatchObject({ code: 'twice' })
    expect(refusal(t, 0, asked?.id ?? -1, 7)).toEqual({ code: 'no-such-option', option: '7' })
    expect(refusal(t, 0, asked?.id ?? -1, [])).toBeNull()
    expect(refusal(t, 0, asked?.id ?? -1, ids)).toBeNull()
  })

  test('with too many options is refused with the bounds', () => {
    const t = start()
    for (let round = 0; round < 3; round++) {
      bids(t, 3, 1)
      const open = t.open[0]
      if (open?.kind === 'discard' && round < 2) answer(toyGame, t, open, [])
    }
    const [asked] = decisionsFor(toyGame, t, 0)
    const ids = asked?.options.map((option) => option.id) ?? []
    expect(ids).toHaveLength(3)
    expect(refusal(t, 0, asked?.id ?? -1, ids)).toEqual({ code: 'wrong-count', min: 0, max: 2, got: 3 })
  })
})

describe('the effect tree', () => {
  const play = (effect: ToyEffect) => {
    const t = start(effect)
    bids(t, 1, 0)
    const open = t.open[0]
    if (open !== undefined) answer(toyGame, t, open, [])
    return t
  }

  test('all: carries out part after part, and skips parts that are impossible', () => {
    const t = play({ op: 'all', of: [{ op: 'gain', coins: 2 }, { op: 'draw' }, { op: 'gain', coins: 3 }] })
    expect(t.coins[0]).toBe(6)
    expect(t.hands[0]).toHaveLength(2)
  })

  test('if: carries out one branch or the other', () => {
    const effect: ToyEffect = {
      op: 'if',
      when: { is: 'isRich', from: 1 },
      then: { op: 'gain', coins: 5 },
      else: { op: 'gain', coins: 2 },
    }
    const t = play(effect)
    expect(t.coins[0]).toBe(3)
    bids(t, 1, 0)
    const open = t.open[0]
    if (open !== undefined) answer(toyGame, t, open, [])
    expect(t.coins[0]).toBe(9)
  })

  test('choose and may: ask the seat, and offer only what is possible', () => {
    const t = play({
      op: 'choose',
      of: [
        { op: 'gain', coins: 4 },
        { op: 'may', do: { op: 'draw' } },
      ],
    })
    expect(decisionsFor(toyGame, t, 0)[0]?.options.map((option) => option.id)).toEqual([
      'effect-0',
      'effect-1',
    ])
    const choose = t.open[0]
    if (choose !== undefined) answer(toyGame, t, choose, [1])
    expect(decisionsFor(toyGame, t, 0)[0]?.options.map((option) => option.id)).toEqual(['effect-0', 'pass'])
    const may = t.open[0]
    if (may !== undefined) answer(toyGame, t, may, [-1])
    expect(t.hands[0]).toHaveLength(1)
    expect(t.coins[0]).toBe(1)
  })
})

testGame(
  'a toy game with secret bids, some-of choices and a tree of effects',
  {
    game: toyGame,
    seats: 3,
    options: {
      effect: {
        op: 'choose',
        of: [
          {
            op: 'all',
            of: [
              { op: 'gain', coins: 1 },
              { op: 'may', do: { op: 'draw' } },
            ],
          },
          { op: 'if', when: { is: 'isRich', from: 3 }, then: { op: 'gain', coins: 2 } },
        ],
      },
    },
  },
  { games: 200, secretPositions: 500, matches: 2, mutations: 60 },
)

test('a random answer always has a legal number of picks', () => {
  const some = { id: 0, seat: 0, kind: 'discard', options: [4, 5, 6], min: 1, max: 2 }
  const t = begin(toyGame, 2, { effect: { op: 'gain', coins: 1 } }, newChance(1, toyGame.streams))
  const sizes = new Set<number>()
  for (let seed = 0; seed < 50; seed++) sizes.add(anyAnswer(toyGame, t, some, fastDice(seed).below).length)

  expect([...sizes].toSorted()).toEqual([1, 2])
})

describe('an answer in parts from outside', () => {
  const atPayment = () => {
    const t = begin(payingGame, 2, {}, newChance(1, payingGame.streams))
    const { seat, id } = at(t.open, 0)
    return { t, seat, decision: id }
  }

  test('has no next part before its first option is picked', () => {
    const { t, seat, decision } = atPayment()
    expect(answerSoFar(payingGame, t, { seat, decision, picks: [] })).toMatchObject({
      error: { code: 'wrong-count', got: 0 },
    })
  })

  test('must name each amount only once', () => {
    const { t, seat, decision } = atPayment()
    const picks = ['research', 'pay=ore:1', 'pay=ore:2']
    expect(readChoice(payingGame, t, { seat, decision, picks })).toEqual({
      ok: false,
      error: { code: 'twice', option: 'pay=ore:2' },
    })
  })
})
