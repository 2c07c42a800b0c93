import { at, present } from '@kantyna/kernel'
import { chiSquareP } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { deckbuilding } from '../../index.ts'
import { nameOf } from '../../rules/pieces.ts'
import { arranged, choose } from '../start.ts'

/** The open question after these choices: its kind and how many cards may be picked. */
function asked(block: object, ...choices: string[]): [kind: string, min: number, max: number] {
  const t = arranged(1, block)
  for (const choice of choices) choose(t, ...choice.split(' with '))
  const { kind, min, max } = at(t.open, 0)
  return [kind, min, max]
}

describe('how many cards are picked', () => {
  const hand = { empire: ['stormtrooper', 'inquisitor', 'imperial-shuttle'] }

  test('DB-EXILE-08: “up to 2” is 0 to 2, and never more than there are', () => {
    const block = { units: { empire: ['at-at'] }, row: ['b-wing'] }
    const choices = ['attack b-wing with commit=at-at', 'take']
    expect(asked({ ...block, hand }, ...choices)).toEqual(['pickExile', 0, 2])
    expect(asked({ ...block, hand: { empire: ['inquisitor'] } }, ...choices)).toEqual(['pickExile', 0, 1])
  })

  test('DB-ABIL-06: a plain number is exact: 1 card for the reward of a Snowspeeder, and for a Mystic', () => {
    const units = ['stormtrooper', 'kel-dor-mystic']
    const block = {
      units: { empire: units },
      row: ['snowspeeder'],
      hand: { empire: ['inquisitor', 'tie-bomber'] },
    }
    expect(asked(block, 'attack snowspeeder with commit=stormtrooper', 'take')).toEqual(['pickExile', 1, 1])
    expect(asked(block, 'use kel-dor-mystic')).toEqual(['pickExile', 1, 1])
  })

  test('DB-IF-03: a Quarren Mercenary exiles exactly 1 card, or up to 2 with the Force', () => {
    const block = { resources: 4, row: ['quarren-mercenary'], hand }
    const choices = ['buy quarren-mercenary', 'quarren-mercenary']
    expect(asked({ ...block, force: 'neutral' }, ...choices)).toEqual(['pickExile', 1, 1])
    expect(asked({ ...block, force: 'dark 1' }, ...choices)).toEqual(['pickExile', 0, 2])
  })

  test('DB-COMMIT-09, DB-COMMIT-14: an attack needs at least one card and may use all', () => {
    const t = arranged(1, { units: { empire: ['stormtrooper', 'tie-fighter', 'imperial-shuttle'] } })
    const { options } = present(deckbuilding, t, at(t.open, 0))
    const { next } = options.find(({ id }) => id === 'attack base') ?? {}
    expect(next).toMatchObject({ name: 'commit', shape: 'some', min: 1, max: 2 })
    expect(next?.options.map(({ id }) => id)).toEqual(['stormtrooper', 'tie-fighter'])
  })
})

describe('discarding at random', () => {
  const block = {
    active: 'rebels',
    force: 'light 1',
    units: { rebels: ['rebel-commando'] },
    hand: { empire: ['stormtrooper', 'inquisitor', 'tie-fighter', 'at-at', 'lobot'] },
  }

  test('DB-DISCARD-02: every card of the hand is equally likely, at any place in the hand', () => {
    const counts = new Map<string, number>()
    for (let seed = 1; seed <= 1000; seed++) {
      const t = arranged(seed, block)
      choose(t, 'use rebel-commando')
      expect([at(t.hands, 0).length, at(t.discards, 0).length]).toEqual([4, 1])
      const name = nameOf(at(at(t.discards, 0), 0))
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(block.hand.empire.toSorted())
    expect(chiSquareP([...counts.values()])).toBeGreaterThan(0.001)
  })
})
