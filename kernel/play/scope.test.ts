import { expect, test } from 'vitest'
import { answer, at, begin, newChance } from '../index.ts'
import { jobGame } from '../testkit/toys/job.ts'
import { FLASK } from '../testkit/toys/job-table.ts'

test('what waits for the end of a scope runs in each copy of a position by itself', () => {
  for (let key = 1; key < 60; key++) {
    const t = begin(jobGame, 2, {}, newChance(key, jobGame.streams))
    t.gear[0] = [FLASK]
    t.wounds[0] = 1
    answer(jobGame, t, at(t.open, 0), [101])
    answer(jobGame, t, at(t.open, 0), [103])
    const twin = jobGame.copy(t)
    const asked = [t, twin].map((each) => {
      if (each.open[0]?.kind === 'changeRoll') answer(jobGame, each, at(each.open, 0), [-1])
      return each.open.map(({ kind }) => kind)
    })
    expect(asked[0]).toEqual(asked[1])
    if (asked[0]?.[0] === 'useAbility') return
  }
  throw new Error('nobody ever had a flask to drink from after a fight')
})
