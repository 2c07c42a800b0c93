import { at, viewOf } from '@kantyna/kernel'
import { noTouching } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { POLITICS } from '../../content/names.ts'
import { crewSpaces, incomeSpaces } from '../../content/panel.ts'
import { game } from '../../game.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { FIRST_GOAL, FIRST_MISSION } from '../../rules/pieces.ts'
import { incomeForecast } from '../../rules/rounds/income-sources.ts'
import { level, table } from '../../test/table.ts'
import { textOf } from '../../words/things/things.ts'
import { galaxyView } from '../view.ts'
import { AbilityPlate } from './AbilityPlate.tsx'
import { CrewPlate } from './CrewPlate.tsx'
import { GoalPlate } from './GoalPlate.tsx'
import { LogPlate } from './LogPlate.tsx'
import { IncomePlate } from './TokenTracks.tsx'
import { TradePlate } from './TradePlate.tsx'

const propsOf = (t: Galaxy) => ({
  view: galaxyView(viewOf(game, t, 0)),
  seat: 0,
  lang: 'en' as const,
  touching: noTouching,
})

const countOf = (text: string, drawn: string): number => drawn.split(text).length - 1

test.each([0, 1, 2, 3, 4, 5, 6])(
  'GC-PNL-05: at politics %i the spaces drawn as open are those that pay',
  (politics) => {
    const t = table(2, (each) => level(each, 0, { politics }))
    t.incomeTracks[0] = incomeSpaces.map(() => -1)
    const without = incomeForecast(t, 0).length
    t.incomeTracks[0] = incomeSpaces.map(() => 0)
    const paying = incomeForecast(t, 0).length - without
    expect(at(at(t.levels, 0), POLITICS)).toBe(politics)
    const closed = countOf('data-closed', renderToString(<IncomePlate {...propsOf(t)} />))
    expect(incomeSpaces.length - closed).toBe(paying)
  },
)

test.each([2, 3, 4, 5])(
  'GC-CMP-09: with %i players as many captains are drawn as the rules give',
  (seats) => {
    const t = table(seats)
    const drawn = renderToString(<CrewPlate {...propsOf(t)} />)
    expect(countOf('tg-worker-place', drawn)).toBe(at(t.captains, 0) + crewSpaces.length)
  },
)

test('cards in hand have a description for screen readers, and the trade track shows its next space', () => {
  const mission = FIRST_MISSION
  const t = table(2, (each) => {
    each.log[0] = [mission]
    each.abilities[0] = 0
    each.goals[0] = [FIRST_GOAL]
  })
  const props = propsOf(t)
  const described = (drawn: string) =>
    /aria-describedby="(?<id>[^"]+)"/.exec(drawn)?.groups?.['id'] ?? 'nothing'
  for (const [drawn, thing] of [
    [renderToString(<LogPlate {...props} />), `mission:${mission}`],
    [renderToString(<AbilityPlate {...props} />), 'ability:0'],
    [renderToString(<GoalPlate {...props} seats={[]} />), `goal:${FIRST_GOAL}`],
  ] as const) {
    const text = new RegExp(`id="${described(drawn)}"[^>]*>(?<text>[^<]+)`).exec(drawn)?.groups?.['text']
    expect(text?.replaceAll('\u00a0', ' ')).toBe(textOf('en', thing).replaceAll('\u00a0', ' '))
  }
  expect(renderToString(<TradePlate {...props} />)).toMatch(/next space: 1\sdevelopment marker/)
})
