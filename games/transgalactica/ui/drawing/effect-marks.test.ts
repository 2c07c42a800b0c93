import { expect, test } from 'vitest'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { decrees } from '../../content/decrees.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { goals } from '../../content/goals.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { missions } from '../../content/missions.ts'
import { planets } from '../../content/planets.ts'
import { technologies } from '../../content/technologies.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import { decreeMarks, effectMarks, goalMarks, missionNeeds, technologyMarks } from './effect-marks.ts'

test('the icons of every piece in the box show what it does', () => {
  for (const { effect, id } of [...planets, ...bonusTokens]) expect(effectMarks(effect), id).not.toEqual([])
  for (const { reward, id } of [...miningTokens, ...fleetTokens, ...missions])
    expect(effectMarks(reward), id).not.toEqual([])
  for (const { gain, id } of wealthCards) expect(effectMarks(gain), id).not.toEqual([])
  for (const card of technologies)
    for (const line of technologyMarks(card)) expect(line, card.id).not.toEqual([])
  for (const card of technologies) expect(technologyMarks(card), card.id).not.toEqual([])
  for (const decree of decrees) expect(decreeMarks(decree).length, decree.id).toBeGreaterThan(2)
  for (const goal of goals) expect(goalMarks(goal), goal.id).not.toEqual([])
  for (const mission of missions) expect(missionNeeds(mission), mission.id).not.toEqual([])
})

test('a price comes before the reward that it pays for', () => {
  const planet = planets.find(({ id }) => id === 'PL13')
  expect(planet === undefined ? [] : effectMarks(planet.effect)).toEqual([
    { icon: 'alien', number: '1', isCost: true },
    { between: '→' },
    { between: '+1' },
    { icon: 'trade' },
    { icon: 'free' },
  ])
})
