import { viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { statOf } from '../../../outer-rim/rules/abilities/values.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { diceSum } from '../../../outer-rim/ui/combat/dice-sum.ts'
import { chanceOf, combatChance, combatOf, testChance } from '../../../outer-rim/ui/combat/odds.ts'
import { rimView } from '../../../outer-rim/ui/view.ts'
import { adviceIn, STRATEGY } from '../../rules/favors/kinds.ts'
import { game } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { plainTable } from '../../test/table.ts'
import { chanceAt } from '../jobs/BothSides.tsx'

const [ENFYS, DENGAR, HONDO] = [0, 1, 2]
const seen = (t: Rim) => rimView(viewOf(game, t, ENFYS))

/** Enfys has received a favor, and nothing has been rolled yet. */
function withFavor(code: number): Rim {
  const t = plainTable({
    people: 3,
    characters: ['enfys-nest', 'dengar', 'hondo-ohnaka'],
    options: { favors: 'yes' },
  })
  unfinished(t).favors[ENFYS] = { from: DENGAR, code, isSpent: false }
  return t
}

test('UB-FAV-07: the odds of a test that is offered count the advice received', () => {
  const view = seen(withFavor(adviceIn('tech')))
  expect(chanceOf(view, ENFYS, { is: 'test', skills: ['tech'] })).toBeCloseTo(testChance(1))
  expect(chanceAt(view, ENFYS, 'tech')).toBeCloseTo(testChance(1))
  expect(chanceOf(view, HONDO, { is: 'test', skills: ['tech'] })).toBeCloseTo(testChance(0))
})

test('UB-FAV-10: the odds of a fight that is offered count the die of a strategy, on either side', () => {
  const t = withFavor(STRATEGY)
  const own = statOf(t, 'groundCombat', ENFYS) + 1
  const other = statOf(t, 'groundCombat', HONDO)
  const fight = { is: 'combat', kind: 'ground', value: 3 } as const
  expect(chanceOf(seen(t), ENFYS, fight)).toBeCloseTo(combatChance(own, 3))
  expect(diceSum(seen(t), { combat: combatOf(ENFYS, fight), side: 0 }, 'en')).toContain(`${own} dice`)
  const against = { is: 'combat', kind: 'ground', against: ENFYS } as const
  expect(chanceOf(seen(t), HONDO, against)).toBeCloseTo(combatChance(other, own))
})
