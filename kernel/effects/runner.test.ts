import { describe, expect, test } from 'vitest'
import {
  answer,
  at,
  begin,
  type Condition,
  call,
  decisionsFor,
  done,
  type EffectContext,
  effectLanguage,
  endGame,
  type Frame,
  newChance,
  type Operation,
  routine,
  routineTable,
} from '../index.ts'
import { runStages } from '../play/routine.ts'
import { type Toy, type ToyEffect, toyEffects, toyGame } from '../testkit/toy-game.ts'

/** The first round, won by seat 0 with nothing discarded: now its effect is carried out. */
function carryOut(effect: ToyEffect, before?: (t: Toy) => void): Toy {
  const t = begin(toyGame, 2, { effect }, newChance(3, toyGame.streams))
  for (const open of t.open.slice()) answer(toyGame, t, open, [open.seat === 0 ? 1 : 0])
  before?.(t)
  answer(toyGame, t, at(t.open, 0), [])
  return t
}

const drawToGain: ToyEffect = { op: 'pay', cost: { op: 'draw' }, for: { op: 'gain', coins: 4 } }

test('pay: the cost comes first, then what it pays for', () => {
  const t = carryOut(drawToGain)
  expect(t.hands[0]).toHaveLength(2)
  expect(t.coins[0]).toBe(5)
})

test('pay: nothing happens if the cost cannot be paid', () => {
  const t = carryOut(drawToGain, (arranged) => {
    arranged.pile = arranged.deck.splice(0)
  })
  expect(t.hands[0]).toHaveLength(1)
  expect(t.coins[0]).toBe(1)
})

test('pay: the cost is paid even if it makes the rest impossible', () => {
  const t = carryOut({ op: 'pay', cost: { op: 'draw' }, for: { op: 'draw' } }, (arranged) => {
    arranged.pile = arranged.deck.splice(1)
  })
  expect(t.hands[0]).toHaveLength(2)
  expect(t.deck).toHaveLength(0)
})

test('pay for all: nothing is paid if one part of the rest cannot be done', () => {
  const effect: ToyEffect = {
    op: 'pay',
    cost: { op: 'gain', coins: -1 },
    for: { op: 'all', of: [{ op: 'gain', coins: 4 }, { op: 'draw' }] },
  }
  const context = { seat: 0, note: '' }
  const t = carryOut({ op: 'gain', coins: 0 })
  expect(toyEffects.legal(t, { ...effect, isForAll: true }, context)).toBeNull()
  t.pile = t.deck.splice(0)
  expect(toyEffects.legal(t, effect, context)).toBeNull()
  expect(toyEffects.legal(t, { ...effect, isForAll: true }, context)?.reason).toBe('deckIsEmpty')
})

test('choose by another: that seat is asked, and the effect serves its owner', () => {
  const effect: ToyEffect = { op: 'choose', by: 'next', of: [{ op: 'draw' }, { op: 'gain', coins: 4 }] }
  const t = carryOut(effect)
  expect(t.open.map(({ seat }) => seat)).toEqual([1])
  const facts = decisionsFor(toyGame, t, 1)[0]?.options.map((option) => option.facts)
  expect(facts).toEqual([
    { effect: { op: 'draw' }, by: 'next', combinator: 'choose' },
    { effect: { op: 'gain', coins: 4 }, by: 'next', combinator: 'choose' },
  ])
  answer(toyGame, t, at(t.open, 0), [1])
  expect(t.coins).toEqual([5, 0])
})

test('a choice of another player is worth its worst part', () => {
  const t = begin(toyGame, 2, { effect: { op: 'draw' } }, newChance(1, toyGame.streams))
  const of: ToyEffect[] = [{ op: 'draw' }, { op: 'gain', coins: 4 }]
  const context = { seat: 0, note: '' }
  expect(toyEffects.hint(t, { op: 'choose', of }, context)).toBe(4)
  expect(toyEffects.hint(t, { op: 'choose', by: 'next', of }, context)).toBe(1)
})

test('if every option is closed, all reasons are in one list, however the options are nested', () => {
  const t = begin(toyGame, 2, { effect: { op: 'draw' } }, newChance(1, toyGame.streams))
  t.deck = []
  const rich = (from: number) => ({ is: 'isRich', from }) as const
  const when = { is: 'or', of: [{ is: 'or', of: [rich(20), rich(30)] }, rich(40)] } as const
  const effect: ToyEffect = {
    op: 'choose',
    of: [{ op: 'if', when, then: { op: 'gain', coins: 1 } }, { op: 'draw' }],
  }
  const refusal = toyEffects.legal(t, effect, { seat: 0, note: '' })
  expect(refusal).toMatchObject({ reason: 'tooPoor', facts: { needs: 20 } })
  expect(refusal?.others?.map(({ reason, facts, others }) => [reason, facts?.['needs'], others])).toEqual([
    ['tooPoor', 30, undefined],
    ['tooPoor', 40, undefined],
    ['deckIsEmpty', undefined, undefined],
  ])
})

describe('names that belong to the kernel', () => {
  const declare = effectLanguage<Toy, EffectContext>()
  const operation: Operation<Toy, EffectContext, object> = {
    legal: () => null,
    run: () => undefined,
    words: { en: () => 'do nothing', pl: () => 'nie rób nic' },
    hint: () => 0,
  }
  const condition: Condition<Toy, EffectContext, object> = {
    legal: () => null,
    words: { en: () => 'it holds', pl: () => 'to prawda' },
  }

  test.each(['all', 'upTo', 'happensTo', 'end'])(
    'an operation cannot be called %s, like a combinator',
    (name) => {
      expect(() => declare({ [name]: operation }, {})).toThrow(
        `an operation cannot be called ${name}: that is a combinator of the kernel`,
      )
    },
  )

  test.each(['and', 'or', 'not'])('a condition cannot be called %s', (name) => {
    expect(() => declare({}, { [name]: condition })).toThrow(
      `a condition cannot be called ${name}: the kernel joins conditions with it`,
    )
  })
})

test('after: a deferred part runs once the procedure of that name is over', () => {
  const effect: ToyEffect = {
    op: 'all',
    of: [
      { op: 'after', scope: 'fight', do: { op: 'gain', coins: 4 } },
      { op: 'if', when: { is: 'isRich', from: 4 }, then: { op: 'draw' } },
    ],
  }
  const fight = routine<Toy, Frame>('fight')('shown', {
    strike(t) {
      toyEffects.run(t, effect, { seat: 0, note: '' })
    },
    win: () => done,
  })
  const turn = routine<Toy, Frame>('turn')('shown', {
    begin: (t) => call(t, { routine: 'fight', stage: 0 }),
    end: (t) => endGame(t, { winners: [] }),
  })
  const t = begin(toyGame, 2, { effect }, newChance(3, toyGame.streams))
  t.open = []
  t.stack = [{ routine: 'turn', stage: 0 }]
  runStages(routineTable(turn, fight, ...toyEffects.routines), t)
  expect(t.hands[0]).toHaveLength(0)
  expect(t.coins[0]).toBe(4)
})
