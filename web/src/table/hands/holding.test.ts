import type { PresentedDecision } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import { emptyHands, heldFor, oneMore } from './holding.ts'

const base = { seat: 0, kind: 'act', rules: [], source: null, min: 1, max: 1, blocked: [] } as const
const attack = { id: 'attack base', touches: ['base:121'] } as const
const act: PresentedDecision = {
  ...base,
  id: 12,
  shape: 'one',
  options: [attack, { id: 'end', touches: [] }],
}
const some: PresentedDecision = {
  ...base,
  id: 13,
  kind: 'attackers',
  shape: 'some',
  max: 3,
  options: [3, 8, 17].map((card) => ({ id: `card ${card}`, touches: [`card:${card}`] as const })),
}
it('things picked up for another question are put down', () => {
  const held = { ...emptyHands([act]), picked: ['card:3'] as const }
  expect(heldFor(held, [act])).toBe(held)
  expect(heldFor(held, [some]).picked).toEqual([])
})

it('starts again from the minimum after the maximum', () => {
  const bounds = { min: 2, max: 4 }
  expect([2, 3, 4].map((number) => oneMore(number, bounds))).toEqual([3, 4, 2])
})
