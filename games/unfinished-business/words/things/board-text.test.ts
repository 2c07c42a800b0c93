import { type Paint, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { drawText as drawUsual } from '../../../outer-rim/words/things/board-text.ts'
import { cardLines, marketSymbols } from '../../../outer-rim/words/things/card-lines.ts'
import { bundle } from '../../index.ts'
import { STRATEGY } from '../../rules/favors/kinds.ts'
import { game } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { aiTable } from '../../test/ai/ai-table.ts'
import { ambitionTable, completed } from '../../test/ambitions/ambition-table.ts'
import { begun, onTop, plainTable } from '../../test/table.ts'
import { sheetLines } from '../cards/ambition-text.ts'
import { drawText } from './board-text.ts'
import '../gallery.ts'

const plain: Paint = (text) => text

test('UB-AMB-03, UB-AMB-35, UB-DEB-04, UB-FAV-05: the terminal shows sheets, goals, favors and debt tokens', () => {
  const t = ambitionTable('rebel-hero', { options: { favors: 'yes' } })
  completed(t, 0, 1)
  unfinished(t).favors[0] = { from: 1, code: STRATEGY, isSpent: false }
  unfinished(t).debtHolders[0] = 1
  const own = drawText(viewOf(game, t, 0), 'en', plain)
  expect(own).toContain('8 fame to win · with all goals of the ambition')
  expect(own).toContain('  ambition: Rebel Hero (1 of 4 goals)')
  expect(own).toMatch(/\n {4}\[x\] 1 .*Mon Calamari/)
  expect(own).toMatch(/\n {4}\[ \] 2 .*Ryloth/)
  expect(own).toContain('favor: Combat Strategy – 1 extra die in one combat')
  expect(own).toMatch(/seat 2 .*debt tokens: of seat 1, own/)
  const others = drawText(viewOf(game, t, 1), 'pl', plain)
  expect(others).toMatch(/miejsce 1 .*ambicja: Bohater Rebelii \(cele: 1 z 4\) · przysługa: Strategia bojowa/)
  expect(others).toContain('żetony zobowiązań: miejsca 1, własny')
})

test('UB-AMB-15: the terminal shows sheets in full before one is chosen', () => {
  const t = begun({ options: { ambitions: 'yes', fame: '8' } })
  expect(drawText(viewOf(game, t, 0), 'en', plain)).toContain('Cad Bane – ')
  unfinished(t).sheetsOffered = [0, 2]
  const shown = drawText(viewOf(game, t, 0), 'en', plain)
  for (const sheet of [0, 2]) for (const line of sheetLines('en', sheet)) expect(shown).toContain(line)
})

test('UB-SOL-21: the terminal shows how much fame AI players need', () => {
  const t = aiTable({ options: { ambitions: 'yes', fame: '8' } })
  expect(drawText(viewOf(game, t, 0), 'en', plain)).toContain('AI players: 10 fame')
})

test('without the variants the text is that of the base game', () => {
  expect(bundle.drawText).toBe(drawText)
  const view = viewOf(game, plainTable(), 0)
  for (const lang of ['pl', 'en'] as const)
    expect(drawText(view, lang, plain)).toBe(drawUsual(view, lang, plain))
})

test('UB-REV-06: a reveal-contact symbol is explained once', () => {
  const card = onTop(plainTable(), 'electro-baton')
  const told = [...cardLines('en', card), ...marketSymbols('en', card)].filter((line) =>
    line.includes('reveals'),
  )
  expect(told).toHaveLength(1)
})
