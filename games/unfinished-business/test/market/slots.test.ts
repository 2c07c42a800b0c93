import { at, fastDice } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { excessOf, leftByMatching, limitBroken, slotsOf } from '../../../outer-rim/rules/resources/slots.ts'
import { tablesOf } from '../../../outer-rim/rules/tables.ts'
import { canBeRotated } from '../../rules/market/rotating.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { plainTable } from '../table.ts'

test('counting slots comes to the same as giving each card a slot, on ships that share them in several ways too (OR-SLOT-02 to OR-SLOT-06, UB-ROT-08)', () => {
  const t = plainTable()
  const { resources, ships, rotatedOn } = tablesOf(t)
  const { below } = fastDice(1)
  // The other resources of cards come after all cards.
  const cards = [...resources.keys()]
    .slice(0, resources.length - rotatedOn.length)
    .filter((piece) => resources[piece] !== null)
  let fitting = 0
  let crowded = 0
  for (let round = 0; round < 6000; round++) {
    t.ships[0] = round % ships.length
    t.isShipFlipped[0] = below(2) === 0
    const held = [...new Set(Array.from({ length: 2 + below(9) }, () => at(cards, below(cards.length))))]
    t.held[0] = held
    unfinished(t).turnedCards = held.filter((card) => canBeRotated(t, card) && below(2) === 0)
    unfinished(t).turnedInSlot = held.filter((card) => canBeRotated(t, card) && below(2) === 0)
    if (limitBroken(t, held) !== null) continue
    const left = leftByMatching(t, held, slotsOf(t, 0))
    expect(excessOf(t, 0)).toBe(left)
    if (left === 0) fitting++
    if (left > 1) crowded++
  }
  expect(fitting).toBeGreaterThan(100)
  expect(crowded).toBeGreaterThan(100)
})
