import { at, langs, viewOf } from '@kantyna/kernel'
import { noTouching, type PanelProps } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { table } from '../../test/table.ts'
import { inOneLine, textOf } from '../../words/things/things.ts'
import { missionPanel } from '../missions/MissionPanel.tsx'
import { technologyPanel } from '../technologies/TechnologyPanel.tsx'

test('buttons of technologies and missions say what they cost and do', () => {
  const t = table(3)
  for (const lang of langs) {
    const props = {
      view: viewOf(game, t, 0),
      lang,
      seats: [],
      decisions: [],
      moves: [],
      touching: noTouching,
      answering: { assembly: null },
    } as unknown as PanelProps // the missing functions are needed only when something is touched
    const markup = [technologyPanel, missionPanel]
      .map(({ Panel }) => renderToString(<Panel {...props} />))
      .join('')
      .replaceAll(/[\u00a0\u2060]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))
    const things = [
      ...t.technologies.map((card) => `technology:${card}` as const),
      ...t.missionRows.flatMap((row) => row.map((mission) => `mission:${mission}` as const)),
    ]
    expect(things.length).toBeGreaterThan(9)
    for (const thing of things) expect(markup).toContain(at(inOneLine(textOf(lang, thing)).split('. '), 1))
  }
})
