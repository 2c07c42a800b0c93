import { at, langs, viewOf } from '@kantyna/kernel'
import { noTouching, type SeatBoardProps, type TableProps } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { goals } from '../../content/goals.ts'
import { missions } from '../../content/missions.ts'
import { technologies } from '../../content/technologies.ts'
import { game } from '../../game.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { goalIndex } from '../../rules/pieces.ts'
import { scoredBy } from '../../rules/rounds/goals.ts'
import { completed, hold, level, log, marked, table, token } from '../../test/table.ts'
import { Hand } from '../hand/Hand.tsx'
import { forecastOf, gainsText } from '../rounds/income.ts'
import { galaxyView } from '../view.ts'
import { chart } from './chart.ts'
import { SeatBoard } from './SeatBoard.tsx'
import { standings } from './score.ts'

const people = [0, 1, 2].map((seat) => ({ seat, kind: 'person', name: `P${seat}` }) as const)
const alone = people.map((each) =>
  each.seat === 0 ? each : ({ ...each, kind: 'bot', level: 'beginner' } as const),
)

function propsFor(
  t: Galaxy,
  viewer: number | null,
  lang: 'en' | 'pl' = 'en',
  seats: TableProps['seats'] = people,
): TableProps {
  const props = {
    view: viewOf(game, t, viewer),
    lang,
    seats,
    decisions: [],
    moves: [],
    touching: noTouching,
    answering: { assembly: null },
    events: [],
    motion: 'off',
  } as const
  return props as unknown as TableProps // what is done only when something is touched is left out
}

const boardOf = (t: Galaxy, viewer: number | null, seat: number, lang: 'en' | 'pl' = 'en') =>
  renderToString(<SeatBoard {...({ ...propsFor(t, viewer, lang), seat } satisfies SeatBoardProps)} />)

function busy(): Galaxy {
  return table(3, (t) => {
    hold(t, 0, { raw: 2, alien: 1, credits: 3 })
    level(t, 0, { technology: 5, politics: 3, trade: 2 })
    log(t, 0, 'MS04')
    completed(t, 0, 'MS01')
    token(t, 0, 'BB15')
    marked(t, 0, 'TC105')
  })
}

test('the board of a seat shows what the seat has, in both languages', () => {
  for (const lang of langs) {
    const markup = boardOf(busy(), 1, 0, lang)
    expect(markup).toContain(missions.find(({ id }) => id === 'MS04')?.name[lang])
    expect(markup).toContain(technologies.find(({ id }) => id === 'TC105')?.name[lang])
  }
})

test('goals are not named on any board or in any hand until the player holds the button down', () => {
  const t = busy()
  const names = t.goals.flat().map((goal) => at(goals, goalIndex(goal)).name.en)
  const markup = [
    boardOf(t, 0, 0),
    boardOf(t, 1, 0),
    renderToString(<Hand {...propsFor(t, 0)} />),
    renderToString(<Hand {...propsFor(t, null)} />),
  ].join('')
  for (const name of names) expect(markup).not.toContain(name)
  expect(markup).toContain('Goals (hold)')
})

test('a player alone against bots sees their own goals, with what each would score now', () => {
  const t = busy()
  const markup = renderToString(<Hand {...propsFor(t, 0, 'en', alone)} />).replaceAll('\u00a0', ' ')
  for (const goal of at(t.goals, 0)) {
    const { points } = scoredBy(t, 0, goal)
    expect(markup).toContain(`${at(goals, goalIndex(goal)).name.en}, now ${points} VP`)
  }
  for (const goal of at(t.goals, 1)) expect(markup).not.toContain(at(goals, goalIndex(goal)).name.en)
  expect(markup).not.toContain('Goals (hold)')
})

test('the next income is the sum of its sources', () => {
  const view = galaxyView(viewOf(game, busy(), 0))
  const { total, parts } = forecastOf(view, 0)
  expect(parts.map(({ from }) => from)).toContain('tracks')
  for (const good of [0, 1, 2, 3])
    expect(parts.reduce((sum, { gains }) => sum + at(gains.goods, good), 0)).toBe(at(total.goods, good))
  expect(parts.reduce((sum, { gains }) => sum + gains.points, 0)).toBe(total.points)
  expect(gainsText(total, 'en')).toContain('credit')
})

test('standings show what each seat can pay with', () => {
  const t = busy()
  t.hold[1] = [4, 3, 2, 1]
  const [, other] = standings(viewOf(game, t, 0), 'en')
  expect(other?.facts.slice(-4).map(({ icon, value }) => `${value} ${icon}`)).toEqual([
    '4 energy',
    '3 raw',
    '2 alien',
    '1 credits',
  ])
})

test('standings and the chart follow the points', () => {
  const t = busy()
  at(t.ledger, 2)[0] = 7
  const view = viewOf(game, t, 1)
  expect(chart.values(view)).toEqual([0, 0, 7])
  expect(standings(view, 'en').map(({ facts }) => facts[0]?.value)).toEqual(['0', '0', '7'])
})
