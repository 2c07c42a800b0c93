import { newChance, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { bundle, superTeams } from '../../index.ts'
import { FINISH } from '../../rules/board.ts'
import { scores } from '../../rules/turn/victory.ts'
import { chart } from './chart.ts'
import { result, standings } from './score.ts'

const arranged = {
  ships: {
    'x-wing': 'home',
    'millennium-falcon': 'home',
    'tie-fighter': 'home',
    'tie-advanced': 46,
    'star-destroyer': 40,
  },
  hands: { 1: ['red-3', 'green-2'] },
  bonus: { 2: ['tow'] },
}
const t = bundle.scenarioWords.arrange(
  2,
  { teams: 'choose', firstPlayer: 'random' },
  arranged,
  newChance(1, superTeams.streams),
)
const view = viewOf(superTeams, t, null)

test('a seat’s line counts its ships, its progress and its cards', () => {
  expect(standings(view, 'en').map(({ facts }) => facts.map(({ value }) => value))).toEqual([
    ['3/4', '1', '2', '0'],
    ['0/4', '148', '2', '1'],
  ])
  expect(standings(view, 'pl')[0]?.facts[1]?.label).toBe('do mety: 1 pole')
})

test('the winner comes first and every ship is counted', () => {
  const wonBy = (winner: number) => ({ ...view, outcome: { winners: [winner], scores: scores(t) } })
  expect(result(wonBy(1), 'en').map(({ seat }) => seat)).toEqual([1, 0])
  expect(result(wonBy(0), 'pl')[0]).toEqual({
    seat: 0,
    score: '3 statki na mecie',
    details: [
      { icon: 'won', text: 'Zwycięstwo' },
      { icon: 'home', text: 'X-wing: na mecie' },
      { icon: 'home', text: 'Sokół Millennium: na mecie' },
      { icon: 'home', text: 'Myśliwiec TIE: na mecie' },
      { icon: 'distance', text: 'Myśliwiec TIE Advanced: do mety 1 pole' },
    ],
  })
})

test('the chart shows how far a seat’s ships have come', () => {
  expect(chart.values(view)).toEqual([4 * FINISH - 1, 40])
})
