import type { PresentedDecision, Thing } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { emptyHands, handsAfter, heldFor, oneMore } from './holding.ts'

const base = { seat: 0, kind: 'act', rules: [], source: null, min: 1, max: 1, blocked: [] } as const
const attack = { id: 'attack base', touches: ['base:121'], gathers: ['card:3', 'card:17'] } as const
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
const candidate = { decision: act, option: attack }
const after = (...picked: Thing[]) => handsAfter([act], picked, candidate)

describe('what was gathered', () => {
  it('is chosen when it is asked which are meant, also after a moment without a question', () => {
    const acted = after('card:17', 'card:3')
    expect(heldFor(acted, [some]).chosen).toEqual(['card 3', 'card 17'])
    expect(heldFor(heldFor(acted, []), [some]).chosen).toEqual(['card 3', 'card 17'])
  })

  it('is never more than may be chosen', () => {
    expect(heldFor(after('card:17', 'card:3'), [{ ...some, max: 1 }]).chosen).toEqual(['card 3'])
  })

  it('is not chosen for another seat, nor for a later question', () => {
    const acted = after('card:3')
    expect(heldFor(acted, [{ ...some, seat: 1 }]).chosen).toEqual([])
    const asked = heldFor(acted, [some])
    expect(heldFor(asked, [{ ...some, id: 14 }]).chosen).toEqual([])
  })

  it('is forgotten when nothing was, or when it was put down', () => {
    expect(after('base:121').gathered).toBeNull()
    expect(heldFor(emptyHands([act]), [some]).chosen).toEqual([])
    expect(heldFor(emptyHands([some]), [some]).chosen).toEqual([])
  })
})

it('what was picked up for another question is put down', () => {
  const held = { ...emptyHands([act]), picked: ['card:3'] as const }
  expect(heldFor(held, [act])).toBe(held)
  expect(heldFor(held, [some]).picked).toEqual([])
})

it('counts on from the least when it has come to the most', () => {
  const bounds = { min: 2, max: 4 }
  expect([2, 3, 4].map((number) => oneMore(number, bounds))).toEqual([3, 4, 2])
})
