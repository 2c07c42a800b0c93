import { type PresentedDecision, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { asked, choose, hold, ship, table } from '../../test/table.ts'
import { galaxyView } from '../view.ts'
import { type Changes, firstAnswer, planFor, settleAfterMove } from './plan.ts'

const plan = (t: Galaxy, question: PresentedDecision, space: number, changes?: Changes) =>
  planFor(galaxyView(viewOf(game, t, 0)), question, space, changes)

/** Carries out a plan as the page does. Returns the answers. */
function carryOut(t: Galaxy, space: number, changes?: Changes): readonly (readonly string[])[] {
  const planned = plan(t, asked(t), space, changes) ?? expect.fail('no plan')
  const given: (readonly string[])[] = []
  const next = settleAfterMove(planned)
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

/** An exploration from the hub to R1, whose planet requires no trade level. */
function exploring(goods: Parameters<typeof hold>[2]): { readonly t: Galaxy; readonly space: number } {
  const t = table(3, (table3) => {
    hold(table3, 0, goods)
  })
  choose(t, 'exploration')
  return { t, space: 1 }
}

test('one confirmation moves to a tapped space, pays, and places an outpost', () => {
  const { t, space } = exploring({ energy: 1, raw: 2, credits: 3 })
  expect(carryOut(t, space)).toEqual([
    ['move-R1', 'pay=energy:1'],
    ['settle', 'pay=raw:1'],
  ])
  expect(t.outposts[0]).toBe(0b11)
})

test('the player can change the payment, and whether to place an outpost, before confirming', () => {
  const { t, space } = exploring({ energy: 1, raw: 1, credits: 2 })
  expect(carryOut(t, space, { pay: 1, noOutpost: true })).toEqual([['move-R1', 'pay=credits:1']])
  expect(t.outposts[0]).toBe(0b1)
})

test('goods spent on the move do not pay for the outpost', () => {
  const { t, space } = exploring({ energy: 0, raw: 0, credits: 1 })
  const planned = plan(t, asked(t), space)
  expect(planned?.outpost).toBeNull()
  expect(planned?.refusal?.reason).toBe('tooPoor')
})

test('a part with only one answer is left out', () => {
  const { t, space } = exploring({ energy: 1, raw: 1 })
  expect(carryOut(t, space)).toEqual([['move-R1'], ['settle']])
})

test('if the ship is there already, only the outpost is planned', () => {
  const t = table(3, (table3) => {
    hold(table3, 0, { energy: 1, raw: 2, credits: 1 })
    ship(table3, 0, 'R1')
  })
  choose(t, 'exploration')
  expect(plan(t, asked(t), 1)).toMatchObject({ move: null, outpost: { isPlaced: true } })
  expect(carryOut(t, 1)).toEqual([['settle', 'pay=raw:1']])
})

test('an unreachable space has no plan', () => {
  const { t } = exploring({ energy: 1 })
  expect(plan(t, asked(t), 0)).toBeNull()
})
