import { endScope } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { copy, type Duel, fields, forgetTurn } from '../../rules/duel.ts'
import { begun } from '../start.ts'

/** A position in which every field that lasts a turn has a different value. */
function withTurnState(): Duel {
  const t = begun(1)
  for (const [name, { until }] of Object.entries(fields as Record<string, { until?: string }>)) {
    if (until === 'turn') Reflect.set(t, name, 'left over')
  }
  return t
}

test('DB-END-04, DB-END-11: forgetTurn resets the fields that last a turn by the table of fields, and no others', () => {
  const expected = withTurnState()
  endScope(fields, expected, 'turn')
  const t = withTurnState()
  forgetTurn(t)
  expect(t).toEqual(expected)
  expect(copy(t)).toEqual(copy(begun(1)))
})
