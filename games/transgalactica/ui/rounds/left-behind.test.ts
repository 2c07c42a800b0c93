import { viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { asked, hold, table, workers } from '../../test/table.ts'
import { leftBehind } from './left-behind.ts'

test('passing with captains at home takes a second tap and says how many are left', () => {
  const t = table(3, (table3) => hold(table3, 0, { energy: 3, credits: 3 }))
  const left = (lang: 'en' | 'pl') => leftBehind(viewOf(game, t, 0), asked(t), lang)
  expect(left('en')).toEqual(['2 captains at home'])
  expect(left('pl')).toEqual(['2 kapitanów na panelu'])
})

test('without captains at home one tap passes; other questions are not affected', () => {
  const t = table(3, (table3) => {
    hold(table3, 0, { energy: 3, credits: 3 })
    workers(table3, 0, { captains: 0, crew: 1 })
  })
  const question = { ...asked(table(3)), options: [] }
  expect(leftBehind(viewOf(game, t, 0), question, 'en')).toEqual([])
  expect(leftBehind(viewOf(game, t, 0), { ...question, kind: 'follow' }, 'en')).toBeUndefined()
})
