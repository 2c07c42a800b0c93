import { copyFields, copyKernelPart, endScope } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { table } from '../test/table.ts'
import { copy, fields, forgetTurn, type Rim } from './rim.ts'

test('a copy has every field of the table and its own lists', () => {
  const t = table({ people: 3 })
  const copied = copy(t)
  expect(copied).toEqual({ ...copyKernelPart(t), ...copyFields(fields, t) })
  const shared = Object.keys(fields).filter((name) => {
    const list: unknown = Reflect.get(t, name)
    return Array.isArray(list) && list === Reflect.get(copied, name)
  })
  expect(shared).toEqual(['offers'])
  expect(copied.secrets.some((pile, seat) => pile === t.secrets[seat])).toBe(false)
})

/** A turn in which every field that ends with the turn has been used. */
function withTurnState(): Rim {
  const t = table({ people: 3 })
  t.offers = [{ from: 0, to: 1, gives: {}, takes: {} }]
  t.movesMade = [3, 1, 0]
  t.actionsUsed = [1]
  t.usedThisTurn = [5]
  return t
}

test('OR-ABIL-06: exactly the fields that last a turn are reset', () => {
  const expected = withTurnState()
  const before = copyFields(fields, expected)
  endScope(fields, expected, 'turn')
  const t = withTurnState()
  forgetTurn(t)
  expect(copyFields(fields, t)).toEqual(copyFields(fields, expected))
  for (const [name, { until }] of Object.entries(fields as Record<string, { until?: string }>))
    if (until === 'turn') expect(Reflect.get(t, name), name).not.toEqual(Reflect.get(before, name))
})
