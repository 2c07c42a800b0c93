import { type PresentedDecision, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { asked, choose, hold, ship, table } from '../../test/table.ts'
import { galaxyView } from '../view.ts'
import { type Changes, firstAnswer, planFor, thenSettle } from './plan.ts'

const plan = (t: Galaxy, question: PresentedDecision, space: number, changes?: Changes) =>
  planFor(galaxyView(viewOf(game, t, 0)), question, space, changes)

/** Carries a plan out as the page does; tells the answers. */
function carryOut(t: Galaxy, space: number, changes?: Changes): readonly (readonly string[])[] {
  const planned = plan(t, asked(t), space, changes) ?? expect.fail('no plan')
  const given: (readonly string[])[] = []
  const next = thenSettle(planned)
  for (
    let picks: ReturnType<typeof next> = firstAnswer(planned);
    picks !== null && typeof picks !== 'string';
  ) {
    const question = asked(t)
    given.push(picks)
    choose(t, ...picks)
    picks = t.open.length === 0 ? null : next(asked(t), { question, picks })
  }
  return given
}

/** An exploration from the hub to R1, whose planet asks for no trade level. */
function exploring(goods: Parameters<typeof hold>[2]): { readonly t: Galaxy; readonly space: number } {
  const t = table(3, (table3) => {
    hold(table3, 0, goods)
  })
  choose(t, 'exploration')
  return { t, space: 1 }
}

test('a touched space is flown to, paid for and settled with one confirmation', () => {
  const { t, space } = exploring({ energy: 1, raw: 2, credits: 3 })
  expect(carryOut(t, space)).toEqual([
    ['move-R1', 'pay=energy:1'],
    ['settle', 'pay=raw:1'],
  ])
  expect(t.outposts[0]).toBe(0b11)
})

test('the payment, and whether an outpost is placed, can be changed before', () => {
  const { t, space } = exploring({ energy: 1, raw: 1, credits: 2 })
  expect(carryOut(t, space, { pay: 1, noOutpost: true })).toEqual([['move-R1', 'pay=credits:1']])
  expect(t.outposts[0]).toBe(0b1)
})

test('what the flight has spent does not pay for the outpost', () => {
  const { t, space } = exploring({ energy: 0, raw: 0, credits: 1 })
  const planned = plan(t, asked(t), space)
  expect(planned?.outpost).toBeNull()
  expect(planned?.refusal?.reason).toBe('tooPoor')
})

test('a part with one answer alone is left out', () => {
  const { t, space } = exploring({ energy: 1, raw: 1 })
  expect(carryOut(t, space)).toEqual([['move-R1'], ['settle']])
})

test('where the ship is already, the outpost alone is planned', () => {
  const t = table(3, (table3) => {
    hold(table3, 0, { energy: 1, raw: 2, credits: 1 })
    ship(table3, 0, 'R1')
  })
  choose(t, 'exploration')
  expect(plan(t, asked(t), 1)).toMatchObject({ move: null, outpost: { isPlaced: true } })
  expect(carryOut(t, 1)).toEqual([['settle', 'pay=raw:1']])
})

test('what cannot be gone to has no plan', () => {
  const { t } = exploring({ energy: 1 })
  expect(plan(t, asked(t), 0)).toBeNull()
})
