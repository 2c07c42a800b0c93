import type { PresentedDecision } from '@kantyna/kernel'
import type { GamePanel } from '@kantyna/ui'
import { expect, test } from 'vitest'
import {
  columnTabs,
  frontTab,
  hasAnswersElsewhere,
  isAssembledInPanel,
  offeredInPanels,
  openPanel,
  shownPanels,
  tabsOf,
} from './shown-panels.ts'
import { assemblyOf, nothingSeen } from './test-table.ts'

const Nothing = () => null

const panel = (
  id: string,
  time: Pick<GamePanel, 'when' | 'isWanted'>,
  rest: Partial<GamePanel> = {},
): GamePanel =>
  // A panel's time and its `isWanted` go together; the tests below pair them as the contract asks.
  ({ id, title: { en: id, pl: id }, icon: id, Panel: Nothing, ...rest, ...time }) as GamePanel

const market = panel('market', { when: 'always', isWanted: (_, decisions) => decisions.length > 0 })
const fight = panel('fight', { when: 'asked', isWanted: (_, decisions) => decisions.length > 0 })
const pile = panel('pile', { when: 'opened' })
const trade = panel('trade', { when: 'asked', isWanted: (_, __, moves) => moves.length > 0 })
const panels = [market, fight, pile, trade]
const { question } = assemblyOf('buy')

const idsOf = (shown: readonly { readonly panel: GamePanel }[]) => shown.map(({ panel: { id } }) => id)

test('permanent panels are always shown; others when they are wanted or opened', () => {
  expect(idsOf(shownPanels(panels, nothingSeen))).toEqual(['market'])
  expect(idsOf(shownPanels(panels, { ...nothingSeen, decisions: [question] }))).toEqual(['market', 'fight'])
  expect(idsOf(shownPanels(panels, { ...nothingSeen, moves: [question] }))).toEqual(['trade', 'market'])
})

test('panels that this table does not have are not shown', () => {
  const ai = panel('ai', { when: 'always' }, { isThere: () => false })
  expect(idsOf(shownPanels([ai, market], nothingSeen))).toEqual(['market'])
})

test('an opened panel comes before permanent ones, and knows its thing', () => {
  const shown = shownPanels(panels, {
    ...nothingSeen,
    panels: { opened: { id: 'pile', about: 'discard:1' } },
  })
  expect(idsOf(shown)).toEqual(['pile', 'market'])
  expect(shown[0]?.about).toBe('discard:1')
})

test('a panel is wanted while an answer is assembled in it', () => {
  const shop = panel('shop', { when: 'opened' }, { assembles: ({ kind }) => kind === 'buy' })
  const seen = { ...nothingSeen, answering: { assembly: assemblyOf('buy') } }
  expect(idsOf(shownPanels([shop], seen))).toEqual(['shop'])
  expect(isAssembledInPanel([shop], seen)).toBe(true)
  expect(isAssembledInPanel([shop], { ...seen, answering: { assembly: assemblyOf('sell') } })).toBe(false)
})

test('answers are in a panel if a visible panel offers all of them', () => {
  const page = { ...fight, answers: ({ kind }: { readonly kind: string }) => kind === 'buy' }
  const offered = (each: GamePanel, decisions: readonly PresentedDecision[]) =>
    offeredInPanels([each], { ...nothingSeen, decisions }, null)
  expect(offered(page, [question])).toEqual({ answers: true, declines: false })
  expect(offered({ ...page, declines: () => true }, [question])).toEqual({ answers: true, declines: true })
  expect(offered(page, [])).toEqual({ answers: false, declines: false })
  expect(offered(page, [{ ...question, kind: 'sell' }]).answers).toBe(false)
  // It is not wanted, so it is not there.
  expect(offered({ ...trade, answers: () => true }, [question]).answers).toBe(false)
})

test('if only one sheet can be open, only that one offers answers', () => {
  const page = { ...fight, answers: () => true }
  const seen = { ...nothingSeen, decisions: [question] }
  const closed = (...ids: string[]) => ({ closedByHand: new Set(ids) })
  expect(offeredInPanels([page], seen, closed()).answers).toBe(true)
  expect(offeredInPanels([page], seen, closed('fight')).answers).toBe(false)
  const besides = { ...seen, panels: { opened: { id: 'pile', about: null } } }
  expect(offeredInPanels([page, pile], besides, closed()).answers).toBe(false)
  expect(offeredInPanels([page, pile], besides, null).answers).toBe(true)
})

test('at most four tabs: the fourth stands for the rest', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => panel(id, { when: 'always' }))
  expect(idsOf(tabsOf(shownPanels(many.slice(1), nothingSeen), many, nothingSeen).tabs)).toEqual([
    'b',
    'c',
    'd',
    'e',
  ])
  const { tabs, more } = tabsOf(shownPanels(many, nothingSeen), many, nothingSeen)
  expect(idsOf(tabs)).toEqual(['a', 'b', 'c'])
  expect(idsOf(more)).toEqual(['d', 'e'])
})

test('tabs keep their places when one of them is wanted', () => {
  const shown = shownPanels(panels, { ...nothingSeen, moves: [question] })
  expect(idsOf(tabsOf(shown, panels, nothingSeen).tabs)).toEqual(['market', 'trade'])
})

test('a wanted panel opens automatically, until the player closes it', () => {
  const shown = shownPanels(panels, { ...nothingSeen, decisions: [question] })
  expect(openPanel(shown, nothingSeen, new Set())?.panel.id).toBe('fight')
  expect(openPanel(shown, nothingSeen, new Set(['fight']))?.panel.id).toBe('market')
  expect(openPanel(shown, nothingSeen, new Set(['fight', 'market']))).toBeNull()
  expect(openPanel(shownPanels(panels, nothingSeen), nothingSeen, new Set())).toBeNull()
  expect(
    openPanel(shown, { ...nothingSeen, panels: { opened: { id: 'market', about: null } } }, new Set())?.panel
      .id,
  ).toBe('market')
})

test('panels that do not all have room in the column become tabs, in the order of the game', () => {
  const [tracks, cards] = [panel('tracks', { when: 'always' }), panel('cards', { when: 'always' })]
  const all = [tracks, market, cards, fight]
  const shown = shownPanels(all, { ...nothingSeen, decisions: [question] })
  expect(idsOf(columnTabs(shown, all, 3))).toEqual(['tracks', 'market', 'cards'])
  expect(columnTabs(shown, all, 4)).toEqual([])
  expect(columnTabs(shown, all)).toEqual([])
})

test('the wanted tab comes to the front, unless the player has chosen another since', () => {
  const all = [panel('tracks', { when: 'always' }), market, panel('cards', { when: 'always' })]
  const front = (isAsked: boolean, id: string, isSinceAsked = false) => {
    const shown = shownPanels(all, { ...nothingSeen, ...(isAsked && { decisions: [question] }) })
    return frontTab(columnTabs(shown, all, 3), { id, isSinceAsked })?.panel.id
  }
  expect(front(false, '')).toBe('tracks')
  expect(front(false, 'cards')).toBe('cards')
  expect(front(true, 'cards')).toBe('market')
  expect(front(true, 'cards', true)).toBe('cards')
  expect(frontTab([], { id: '', isSinceAsked: false })).toBeNull()
})

test('a tab stays while its panel is not wanted, where the panel says so', () => {
  const gift = { ...trade, hasTab: () => true } as GamePanel // a panel that exists when it is requested
  const shown = shownPanels([market, gift], nothingSeen)
  expect(idsOf(shown)).toEqual(['market'])
  expect(idsOf(tabsOf(shown, [market, gift], nothingSeen).tabs)).toEqual(['market', 'trade'])
  expect(openPanel(shown, nothingSeen, new Set())).toBeNull()
})

test('a panel about a question’s cause keeps the board visible if the board answers it', () => {
  const story = { ...fight, yieldsTo: () => true }
  const seen = { ...nothingSeen, decisions: [question] }
  const shown = shownPanels([story], seen)
  expect(openPanel(shown, seen, new Set())).toBeNull()
  const answers = { ...story, answers: () => true }
  expect(openPanel(shownPanels([answers], seen), seen, new Set())?.panel).toBe(answers)
})

test('a panel that contains all answers or all options needs no board or hand beside it', () => {
  const besides = (rest: Partial<GamePanel>) =>
    hasAnswersElsewhere({ panel: { ...fight, ...rest } as GamePanel, isWanted: true, about: null }, [
      question,
    ])
  expect(besides({})).toBe(true)
  expect(besides({ answers: () => true })).toBe(false)
  expect(besides({ holds: ({ kind }) => kind === question.kind })).toBe(false)
})
