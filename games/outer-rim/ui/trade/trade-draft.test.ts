import { at, readChoice } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { pieceNamed } from '../../rules/tables.ts'
import { choose, empty, hold, makeMove, standAt, table } from '../../test/table.ts'
import { isEmpty, newDraft, picksOf, withCard } from './trade-draft.ts'

test('a trade of credits and cards on both sides is proposed in one move', () => {
  const t = table()
  const [seat, other] = t.active === 0 ? ([0, 1] as const) : ([1, 0] as const)
  for (const each of [seat, other]) {
    standAt(t, each, 'naboo')
    empty(t, each)
  }
  hold(t, seat, 'machine-parts')
  hold(t, other, 'vibroknife')
  choose(t, 'credits')
  const draft = newDraft(seat, other)
  expect(isEmpty(draft)).toBe(true)
  const whole = {
    ...draft,
    gives: withCard({ credits: 1, cards: [] }, pieceNamed(t, 'machine-parts')),
    takes: withCard({ credits: 0, cards: [] }, pieceNamed(t, 'vibroknife')),
  }
  const picks = picksOf(t, whole)
  expect(picks).toEqual([
    `seat-${other + 1}`,
    'give-credits=1',
    'give-cards=machine-parts',
    'take-cards=vibroknife',
  ])
  expect(readChoice(game, t, { seat, move: 'propose', picks }).ok).toBe(true)
  makeMove(t, seat, 'propose', ...picks)
  expect(at(t.offers, 0)).toMatchObject({ from: seat, to: other, gives: { credits: [1] } })
})

test('adding a card a second time removes it', () => {
  const side = { credits: 0, cards: [7] }
  expect(withCard(side, 7)).toEqual({ credits: 0, cards: [] })
  expect(withCard(side, 8)).toEqual({ credits: 0, cards: [7, 8] })
})
