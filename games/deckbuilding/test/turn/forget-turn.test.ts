import { endScope } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { copy, type Duel, fields, forgetTurn } from '../../rules/duel.ts'
import { begun } from '../start.ts'

/** Values that no field of a new turn has. */
function late(): Duel {
  const t = begun(1)
  for (const [name, { until }] of Object.entries(fields as Record<string, { until?: string }>)) {
    if (until === 'turn') Reflect.set(t, name, 'left over')
  }
  return t
}

test('DB-END-04, DB-END-11: what the table of fields says lasts a turn is forgotten, and nothing else', () => {
  const expected = late()
  endScope(fields, expected, 'turn')
  const t = late()
  forgetTurn(t)
  expect(t).toEqual(expected)
  expect(copy(t)).toEqual(copy(begun(1)))
})
