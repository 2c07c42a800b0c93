import { expect, test } from 'vitest'
import { answer, at, begin, newChance, PASS, playChoice } from '../index.ts'
import { jobGame } from '../testkit/toys/job.ts'
import { BELT, type Den, FLASK, HIT } from '../testkit/toys/job-table.ts'

function choose(t: Den, pick: string, draws: Record<string, number[]> = {}): void {
  const { seat, id } = at(t.open, 0)
  expect(playChoice(jobGame, t, { seat, decision: id, picks: [pick] }, draws).ok).toBe(true)
}

test('what waits for the end of a scope runs in each copy of a position by itself', () => {
  const t = begin(jobGame, 2, {}, newChance(1, jobGame.streams))
  t.gear[0] = [BELT, FLASK]
  t.wounds[0] = 1
  choose(t, 'work')
  choose(t, 'street', { encounter: [0], attack: [HIT, HIT, HIT] })
  choose(t, 'pass', { defence: [0, 0, 0, 0] })
  // The belt is asked about during the fight, while the flask waits for its end.
  const twin = jobGame.copy(t)
  for (const position of [t, twin]) {
    answer(jobGame, position, at(position.open, 0), [PASS])
    expect(position.open).toMatchObject([{ kind: 'useAbility', options: [FLASK, PASS] }])
  }
})
