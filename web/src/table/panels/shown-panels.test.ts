import type { GamePanel } from '@kantyna/ui'
import { expect, test } from 'vitest'
import { isAnsweredInPanel, isAssembledInPanel, openPanel, shownPanels, tabsOf } from './shown-panels.ts'
import { assemblyOf, nothingSeen } from './test-table.ts'

const Nothing = () => null

const panel = (
  id: string,
  time: Pick<GamePanel, 'when' | 'isWanted'>,
  rest: Partial<GamePanel> = {},
): GamePanel =>
  // A panel's time and its wanting go together; the tests below pair them as the contract asks.
  ({ id, title: { en: id, pl: id }, icon: id, Panel: Nothing, ...rest, ...time }) as GamePanel

const market = panel('market', { when: 'always', isWanted: (_, decisions) => decisions.length > 0 })
const fight = panel('fight', { when: 'asked', isWanted: (_, decisions) => decisions.length > 0 })
const pile = panel('pile', { when: 'opened' })
const trade = panel('trade', { when: 'asked', isWanted: (_, __, moves) => moves.length > 0 })
const panels = [market, fight, pile, trade]
const { question } = assemblyOf('buy')

const idsOf = (shown: readonly { readonly panel: GamePanel }[]) => shown.map(({ panel: { id } }) => id)

test('what is always there is there; the rest when it is wanted or opened', () => {
  expect(idsOf(shownPanels(panels, nothingSeen))).toEqual(['market'])
  expect(idsOf(shownPanels(panels, { ...nothingSeen, decisions: [question] }))).toEqual(['market', 'fight'])
  expect(idsOf(shownPanels(panels, { ...nothingSeen, moves: [question] }))).toEqual(['trade', 'market'])
})

test('what this table has none of is not there', () => {
  const ai = panel('ai', { when: 'always' }, { isThere: () => false })
  expect(idsOf(shownPanels([ai, market], nothingSeen))).toEqual(['market'])
})

test('what was opened stands above what is always there, and knows what for', () => {
  const shown = shownPanels(panels, {
    ...nothingSeen,
    panels: { opened: { id: 'pile', about: 'discard:1' } },
  })
  expect(idsOf(shown)).toEqual(['pile', 'market'])
  expect(shown[0]?.about).toBe('discard:1')
})

test('a panel that puts an answer together is wanted for as long as it does', () => {
  const shop = panel('shop', { when: 'opened' }, { assembles: ({ kind }) => kind === 'buy' })
  const seen = { ...nothingSeen, answering: { assembly: assemblyOf('buy') } }
  expect(idsOf(shownPanels([shop], seen))).toEqual(['shop'])
  expect(isAssembledInPanel([shop], seen)).toBe(true)
  expect(isAssembledInPanel([shop], { ...seen, answering: { assembly: assemblyOf('sell') } })).toBe(false)
})

test('answers are in a panel where one that is there offers all of them', () => {
  const page = { ...fight, answers: ({ kind }: { readonly kind: string }) => kind === 'buy' }
  expect(isAnsweredInPanel([page], { ...nothingSeen, decisions: [question] })).toBe(true)
  expect(isAnsweredInPanel([page], nothingSeen)).toBe(false)
  expect(isAnsweredInPanel([page], { ...nothingSeen, decisions: [{ ...question, kind: 'sell' }] })).toBe(
    false,
  )
  expect(
    isAnsweredInPanel([{ ...trade, answers: () => true }], { ...nothingSeen, decisions: [question] }),
  ).toBe(false)
})

test('four tabs at most: the fourth stands for the rest', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => panel(id, { when: 'always' }))
  expect(idsOf(tabsOf(shownPanels(many.slice(1), nothingSeen), many).tabs)).toEqual(['b', 'c', 'd', 'e'])
  const { tabs, more } = tabsOf(shownPanels(many, nothingSeen), many)
  expect(idsOf(tabs)).toEqual(['a', 'b', 'c'])
  expect(idsOf(more)).toEqual(['d', 'e'])
})

test('tabs keep their places when one of them is wanted', () => {
  const shown = shownPanels(panels, { ...nothingSeen, moves: [question] })
  expect(idsOf(tabsOf(shown, panels).tabs)).toEqual(['market', 'trade'])
})

test('what is wanted opens by itself, until it is closed by hand', () => {
  const shown = shownPanels(panels, { ...nothingSeen, decisions: [question] })
  expect(openPanel(shown, null, new Set())?.panel.id).toBe('fight')
  expect(openPanel(shown, null, new Set(['fight']))?.panel.id).toBe('market')
  expect(openPanel(shown, null, new Set(['fight', 'market']))).toBeNull()
  expect(openPanel(shownPanels(panels, nothingSeen), null, new Set())).toBeNull()
  expect(openPanel(shown, { id: 'market', about: null }, new Set())?.panel.id).toBe('market')
})
