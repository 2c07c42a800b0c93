import { at, drawBelow } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import { handMade } from '../../test/hand-made.ts'
import { tablesOf } from '../tables.ts'
import { fitsSlots, leftByMatching, slotsOf } from './slots.ts'

it('counting slots gives the same result as assigning each card to a slot (OR-SLOT-02 to OR-SLOT-06)', () => {
  const t = handMade()
  const { resources, ships } = tablesOf(t)
  const cards = [...resources.keys()].filter((piece) => resources[piece] !== null)
  let fitting = 0
  for (let round = 0; round < 3000; round++) {
    t.ships[0] = round % ships.length
    t.isShipFlipped[0] = round % 2 === 0
    const held = Array.from({ length: 2 + drawBelow(t, 'ai', 7) }, () =>
      at(cards, drawBelow(t, 'ai', cards.length)),
    )
    t.held[0] = held
    const isFitting = leftByMatching(t, held, slotsOf(t, 0)) === 0
    expect(fitsSlots(t, 0, held)).toBe(isFitting)
    if (isFitting) fitting++
  }
  expect(fitting).toBeGreaterThan(100)
})
