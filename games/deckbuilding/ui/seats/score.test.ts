import { newChance, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { cards } from '../../content/cards.ts'
import { bundle, deckbuilding } from '../../index.ts'
import { scores } from '../../rules/victory.ts'
import { chart } from './chart.ts'
import { result, standings } from './score.ts'

const options = { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: '1' } as const
const arranged = {
  active: 'rebels',
  force: 'light 1',
  resources: 4,
  base: { empire: ['coruscant', 5], rebels: 'none' },
  victory: { empire: ['dantooine', 'hoth'], rebels: ['lothal'] },
  hand: { empire: ['stormtrooper'], rebels: ['x-wing', 'x-wing'] },
}
const t = bundle.scenarioWords.arrange(2, options, arranged, newChance(1, deckbuilding.streams))
const view = viewOf(deckbuilding, t, null)

test('a seat’s line shows its base, its trophies and its hand; resources and the Force only where they are', () => {
  expect(
    standings(view, 'en').map(({ facts }) => facts.map(({ icon, value }) => `${icon} ${value}`)),
  ).toEqual([
    ['hull 11', 'trophy 2/3', 'card 1'],
    ['hull –', 'trophy 1/3', 'card 2', 'resources 4', 'force '],
  ])
  expect(standings(view, 'pl')[0]?.facts[0]?.label).toBe('baza: 11 z 16 punktów wytrzymałości')
})

test('the winner comes first, with the number of destroyed bases', () => {
  const wonBy = (winner: number) => ({ ...view, outcome: { winners: [winner], scores: scores(t) } })
  expect(result(wonBy(1), 'en').map(({ seat }) => seat)).toEqual([1, 0])
  expect(result(wonBy(0), 'pl')[0]).toEqual({
    seat: 0,
    score: '2 zniszczone bazy',
    details: [
      { icon: 'trophy', text: 'Zwycięstwo' },
      { icon: 'target', text: 'Zniszczono: Dantooine' },
      { icon: 'target', text: 'Zniszczono: Hoth' },
      { icon: 'hull', text: 'Coruscant: jeszcze 11 punktów wytrzymałości' },
    ],
  })
})

test('the chart counts the bases that a seat has destroyed, and the damage on the one in play', () => {
  const destroyed = (...bases: string[]) =>
    bases.reduce((sum, base) => sum + (cards.find(({ id }) => id === base)?.hitPoints ?? Number.NaN), 0)
  expect(chart.values(view)).toEqual([destroyed('dantooine', 'hoth'), destroyed('lothal') + 5])
})
