import { newChance, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { bundle, deckbuilding } from '../../index.ts'
import { nameOf } from '../../rules/pieces.ts'
import { attackSum } from './pools.ts'

const options = { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: '1' } as const

test('the sum counts cards that have not attacked, and ships only against the base', () => {
  const arranged = {
    units: { empire: ['at-st', 'stormtrooper', 'rodian-gunslinger', 'imperial-shuttle'] },
    ships: { empire: ['star-destroyer'] },
    attacked: ['stormtrooper'],
  }
  const t = bundle.scenarioWords.arrange(2, options, arranged, newChance(1, deckbuilding.streams))
  const view = viewOf(deckbuilding, t, 0)
  const wording = (againstRow: boolean) => {
    const { total, parts } = attackSum(view, 0, againstRow)
    return [total, ...parts.map(({ piece, attack }) => `${nameOf(piece)} ${attack}`)]
  }
  expect(wording(false)).toEqual([10, 'at-st 4', 'rodian-gunslinger 2', 'star-destroyer 4'])
  expect(wording(true)).toEqual([8, 'at-st 4', 'rodian-gunslinger 4'])
})
