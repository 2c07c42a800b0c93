import { at, decisionsFor, langs, type PresentedDecision, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { choose, hold, table } from '../../test/table.ts'
import { reason } from './reason.ts'

test('every action and every planet to explore has a reason', () => {
  const t = table(3, (each) => hold(each, 0, { energy: 3, credits: 3 }))
  const { active } = t
  for (const lang of langs) {
    const view = viewOf(game, t, active)
    const [turn] = decisionsFor(game, t, active)
    for (const option of turn?.options ?? [])
      if (option.touches.length === 0)
        expect(reason(view, turn as PresentedDecision, option, lang)).toBeNull()
      else expect(reason(view, turn as PresentedDecision, option, lang)).not.toBeNull()
  }
  choose(t, 'exploration')
  const view = viewOf(game, t, active)
  const explore = at(decisionsFor(game, t, active), 0)
  const flights = explore.options.filter(({ touches }) => touches.some((thing) => thing.startsWith('space:')))
  expect(flights.length).toBeGreaterThan(0)
  for (const option of flights) expect(reason(view, explore, option, 'en')).toMatch(/\.$/)
})
