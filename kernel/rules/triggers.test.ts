import { beforeEach, describe, expect, test } from 'vitest'
import { answer, at, begin, newChance, PASS, proceed, triggers } from '../index.ts'
import { type Toy, type ToyEffect, toyEffects, toyGame } from '../testkit/toy-game.ts'

/** Two pieces that wait for a win: one lets its seat choose, the other is useful only to a rich seat. */
const [CHOICE, BONUS] = [0, 1]
const effects: readonly ToyEffect[] = [
  {
    op: 'choose',
    of: [
      { op: 'gain', coins: 3 },
      { op: 'gain', coins: 1 },
    ],
  },
  { op: 'if', when: { is: 'isRich', from: 3 }, then: { op: 'draw' } },
]

const told: string[] = []
beforeEach(() => {
  told.length = 0
})

const abilities = triggers<Toy, Parameters<typeof toyEffects.run>[2], 'won'>({
  name: 'abilities',
  kindName: 'useAbility',
  rules: [],
  language: toyEffects,
  effectOf: (_, piece) => at(effects, piece),
  contextOf: (seat, piece) => ({ seat, note: '', source: piece }),
  option: (_, __, piece) => ({ id: `piece-${piece}`, touches: [] }),
  onUse: (t, seat, piece) => told.push(`${piece} is used with ${t.coins[seat]} coins`),
  onDecline: (_, __, pieces) => told.push(`${pieces} declined`),
})

const game = {
  ...toyGame,
  routines: new Map(toyGame.routines).set('abilities', abilities.routine),
  decisions: { ...toyGame.decisions, useAbility: abilities.kind },
}

/** Seat 0 has won, before the first bid. */
function won(...pieces: number[]): Toy {
  const t = begin(game, 2, { effect: { op: 'gain', coins: 0 } }, newChance(3, game.streams))
  t.open = []
  abilities.happen(t, 0, ['won'], pieces)
  proceed(game, t)
  return t
}

describe('a single ability that lets its player choose', () => {
  test('is used or declined in one question', () => {
    const t = won(CHOICE)
    expect(t.open).toMatchObject([{ seat: 0, kind: 'chooseEffect', options: [0, 1, PASS] }])
    answer(game, t, at(t.open, 0), [0])
    expect(t.coins[0]).toBe(3)
  })

  test('reports its use before its effects', () => {
    const t = won(CHOICE)
    answer(game, t, at(t.open, 0), [1])
    expect(told).toEqual([`${CHOICE} is used with 0 coins`])
    expect(t.coins[0]).toBe(1)
  })

  test('reports that it was declined', () => {
    const t = won(CHOICE)
    answer(game, t, at(t.open, 0), [PASS])
    expect(told).toEqual([`${CHOICE} declined`])
    expect(t.coins[0]).toBe(0)
  })

  test('is followed by another ability that became useful through it', () => {
    const t = won(CHOICE, BONUS)
    answer(game, t, at(t.open, 0), [0])
    expect(t.open).toMatchObject([{ seat: 0, kind: 'useAbility', options: [BONUS, PASS] }])
  })

  test('is not offered again after it was used', () => {
    const t = won(CHOICE, BONUS)
    answer(game, t, at(t.open, 0), [1])
    expect(t.stack.some(({ routine }) => routine === 'abilities')).toBe(false)
  })
})
