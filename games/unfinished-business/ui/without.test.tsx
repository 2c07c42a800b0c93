import { at, viewOf } from '@kantyna/kernel'
import { fetchTheRest, noTouching, type TableProps } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { beforeAll, describe, expect, test } from 'vitest'
import { game as base } from '../../outer-rim/rules/game.ts'
import { pieceThing } from '../../outer-rim/rules/scenario/things.ts'
import { pieceNamed } from '../../outer-rim/rules/tables.ts'
import { table } from '../../outer-rim/test/table.ts'
import { rimUi } from '../../outer-rim/ui/rim-ui.tsx'
import { words as ofBase } from '../../outer-rim/words/game-words.ts'
import { game } from '../rules/game.ts'
import { ambitionTable } from '../test/ambitions/ambition-table.ts'
import { words } from '../words/game-words.ts'
import { ui } from './drawings-for-tests.tsx'

/** A table of the base game, drawn after one with the expansion. */

const baseUi = rimUi([])

beforeAll(fetchTheRest)

function propsOf(view: TableProps['view']): TableProps {
  const props = {
    view,
    lang: 'en',
    seats: [
      { seat: 0, kind: 'person', name: 'Ann' },
      { seat: 1, kind: 'person', name: 'Ben' },
    ],
    decisions: [],
    moves: [],
    touching: noTouching,
    answering: { assembly: null },
    panels: { opened: null, seat: null },
    events: [],
    told: [],
    motion: 'off',
  }
  return props as unknown as TableProps // drawings that need a touch are left out
}

describe('after a table with the expansion, a table of the base game', () => {
  const added = ambitionTable('rebel-hero')
  const alone = table()

  test('has nothing of the expansion on its board or in its hand', () => {
    for (const Part of ['Board', 'Hand'] as const) {
      const With = ui[Part]
      expect(renderToString(<With {...propsOf(viewOf(game, added, 0))} />)).toContain('ub-')
      const Without = baseUi[Part]
      expect(renderToString(<Without {...propsOf(viewOf(base, alone, 0))} />)).not.toContain('ub-')
    }
  })

  test('has its own panels', () => {
    const ids = (drawings: typeof ui) => drawings.panels?.map(({ id }) => id)
    expect(ids(ui)).toContain('ambitions')
    expect(ids(baseUi)).toEqual(['combat', 'encounter', 'market', 'trade', 'ai', 'pool'])
    expect(at(baseUi.panels ?? [], 3).title.en).toBe('Trade')
  })

  test('UB-CLR-02: says of its cards what they say without it', () => {
    const card = pieceThing(pieceNamed(alone, 'ryloth-naboo-2'))
    expect(words.en.explain(card)?.text).toContain('you cannot decline it')
    expect(ofBase.en.explain(card)?.text).not.toContain('you cannot decline it')
    expect(ui.reading?.(card, 'en')?.text).toContain('you cannot decline it')
    expect(baseUi.reading?.(card, 'en')?.text).not.toContain('you cannot decline it')
  })
})
