import { at, fastDice } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { decrees } from '../../content/decrees.ts'
import { missions } from '../../content/missions.ts'
import { completed, level, marked, outpost, table } from '../../test/table.ts'
import { isMet } from './is-met.ts'
import { unmetRequirement } from './language.ts'

test('isMet agrees with the conditions that give a reason', () => {
  const tiles = ['PL01', 'PL03', 'PL05', 'PL06', 'PL07', 'PL08', 'PL11', 'PL14', 'PL15', 'PL17', 'PL18']
  const requirements = [
    ...missions.flatMap(({ requirement }) => (requirement === null ? [] : [requirement])),
    ...decrees.map(({ requirement }) => requirement),
  ]
  const answers = requirements.map(() => new Set<boolean>())
  for (let seed = 1; seed <= 60; seed++) {
    const { below } = fastDice(seed)
    const t = table(5, (t) => {
      level(t, 0, { technology: below(11), military: below(9), politics: below(11), trade: below(7) })
      for (const tile of tiles) if (below(2) === 0) outpost(t, 0, tile)
      const done = missions.map(({ id }) => id).filter(() => below(5) === 0)
      completed(t, 0, ...done)
      if (below(2) === 0) marked(t, 0, 'TC101', 'TC209')
      for (let pirates = below(5); pirates > 0; pirates--)
        t.pirateTokens[0] = [...at(t.pirateTokens, 0), pirates]
      if (below(2) === 0) t.marked[0] = 0b10101
    })
    for (const [index, requirement] of requirements.entries()) {
      const isHeld = isMet(t, 0, requirement)
      expect(isHeld).toBe(unmetRequirement(t, 0, requirement) === null)
      answers[index]?.add(isHeld)
    }
  }
  // Each requirement was met at some table and not at another, except those that almost every table meets.
  expect(answers.filter(({ size }) => size === 2).length).toBe(answers.length)
})
