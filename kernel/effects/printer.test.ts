import { expect, test } from 'vitest'
import { begin, newChance } from '../index.ts'
import { type ToyEffect, toyEffects, toyGame } from '../testkit/toy-game.ts'

const effect: ToyEffect = {
  op: 'all',
  of: [
    { op: 'may', do: { op: 'draw' } },
    {
      op: 'if',
      when: { is: 'isRich', from: 3 },
      then: { op: 'gain', coins: 1 },
      else: { op: 'choose', of: [{ op: 'draw' }, { op: 'gain', coins: 2 }] },
    },
  ],
}

test('the text of a card is generated from its tree, in both languages', () => {
  expect(toyEffects.text(effect, 'en')).toBe(
    'You may draw a card. If you have 3, gain 1; otherwise choose one: draw a card; or gain 2.',
  )
  expect(toyEffects.text(effect, 'pl')).toBe(
    'Możesz dobrać kartę. Jeśli masz 3, zyskaj 1; w przeciwnym razie wybierz jedno: dobierz kartę albo zyskaj 2.',
  )
})

test('parts are joined in order, and only the last of several choices has an "or"', () => {
  const parts: ToyEffect[] = [{ op: 'gain', coins: 1 }, { op: 'draw' }, { op: 'gain', coins: 2 }]
  expect(toyEffects.text({ op: 'all', of: parts }, 'en')).toBe('Gain 1, then draw a card, then gain 2.')
  expect(toyEffects.text({ op: 'choose', of: parts }, 'en')).toBe(
    'Choose one: gain 1; draw a card; or gain 2.',
  )
  expect(toyEffects.text({ op: 'choose', of: parts }, 'pl')).toBe(
    'Wybierz jedno: zyskaj 1, dobierz kartę albo zyskaj 2.',
  )
})

test('a part after a condition is a new sentence, so that it does not seem to depend on the condition', () => {
  const rich: ToyEffect = { op: 'if', when: { is: 'isRich', from: 3 }, then: { op: 'draw' } }
  const said = toyEffects.text({ op: 'all', of: [rich, { op: 'gain', coins: 1 }] }, 'en')
  expect(said).toBe('If you have 3, draw a card. Gain 1.')
})

test('hints are added up, and refusals come from the leaf that fails', () => {
  const t = begin(toyGame, 2, { effect }, newChance(1, toyGame.streams))
  const context = { seat: 0, note: '' }
  expect(toyEffects.hint(t, effect, context)).toBe(3)
  t.deck = []
  expect(toyEffects.legal(t, { op: 'may', do: { op: 'draw' } }, context)).toMatchObject({ rule: 'TOY-01' })
  expect(
    toyEffects.legal(t, { op: 'if', when: { is: 'isRich', from: 3 }, then: { op: 'draw' } }, context),
  ).toEqual({
    rule: 'TOY-02',
    reason: 'tooPoor',
    facts: { has: 0, needs: 3 },
  })
  expect(toyEffects.legal(t, effect, context)).toBeNull()
})
