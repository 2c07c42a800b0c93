import { at, langs, movesFor, playChoice } from '@kantyna/kernel'
import { createElement } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { area, TRADE } from '../../content/names.ts'
import { MAIN, SECONDARY } from '../../rules/actions/area-rules.ts'
import { game } from '../../rules/game.ts'
import { NONE } from '../../rules/pieces.ts'
import { stackAt } from '../../rules/scenario/arrange-table.ts'
import { costsOf } from '../../rules/tracks/tracks.ts'
import { violations } from '../../rules/violations.ts'
import { rulebook } from '../../words/rulebook.ts'
import { pricesOf } from '../board/prices.ts'
import { hasBit, pointsIn } from '../view.ts'
import { figures } from './index.ts'
import {
  advanced,
  arranged,
  choose,
  exploring,
  followed,
  limited,
  limitedPanel,
  openQuestions,
  PICTURED,
  planetary,
  prioritised,
  settling,
  sitting,
  UNSETTLED_SPACE,
  USED_SPACE,
  viewOfTable,
} from './tables.ts'

describe('the pictures of the rulebook', () => {
  test.each(figures.map((figure) => [figure.id, figure] as const))(
    '%s stands at a rule and is drawn',
    (_, figure) => {
      expect(rulebook.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))).toContain(
        figure.rule,
      )
      expect(figure.caption.en).not.toBe(figure.caption.pl)
      for (const lang of langs)
        expect(renderToString(createElement(figure.Drawing, { lang }))).toContain('<svg')
    },
  )

  test.each([
    ['area', followed()],
    ['track', advanced()],
    ['planet', planetary()],
    ['map', exploring()],
    ['outposts', settling()],
    ['limit', limitedPanel()],
    ['priority', prioritised()[1]],
    ['senate', sitting()],
  ] as const)('%s shows a position that there can be', (_, t) => {
    expect(violations(t)).toEqual([])
  })
})

describe('the captions of the pictures', () => {
  /** Spaces of the map for two seats. */
  const [hub, R1, R3, S1, S2, S5, S6] = [0, 1, 3, 5, 6, 9, 10]

  test('area: one has acted, two have followed', () => {
    const { mainSpaces, followers } = followed()
    const technology = area.technology
    expect([mainSpaces[technology], followers[technology]?.length]).toEqual([1, 2])
  })

  test('track: the stack on space 6 is complete, and the one on space 3 has a token left', () => {
    const { stacks } = advanced()
    expect([3, 6].map((space) => stacks[stackAt('technology', space)]?.length)).toEqual([1, 2])
  })

  test('planet: the pieces on one without outposts, and the visitor on the other', () => {
    const { pirates, planetTokens, outposts, crewOn } = planetary()
    expect([pirates, planetTokens].map((all) => (all[UNSETTLED_SPACE] ?? NONE) >= 0)).toEqual([true, true])
    expect([outposts, crewOn].map((all) => hasBit(all[PICTURED] ?? 0, USED_SPACE))).toEqual([true, true])
  })

  test('map: two spaces at the prices of their connections, or one through the tunnel', () => {
    const prices = pricesOf(openQuestions(exploring()))
    const priceOf = (space: number) => {
      const { energy = -1, aliens = -1 } = prices.get(space) ?? {}
      return [energy, aliens]
    }
    expect([hub, R3, S2].map(priceOf)).toEqual([
      [1, 0],
      [1, 0],
      [2, 0],
    ])
    expect([S1, S5].map(priceOf)).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect(prices.get(R1)?.path).toEqual([R1])
    expect(prices.get(S6)?.path.length).toBe(2)
  })

  test('outposts: the third one costs 1 raw material and gives 1 credit', () => {
    const t = game.copy(settling())
    choose(t, PICTURED, 'exploration')
    choose(t, PICTURED, 'settle')
    expect(t.hold[PICTURED]).toEqual([0, 0, 0, 1])
  })

  test('limit: GC-EX-02, GC-EX-03: two tokens of each track pay', () => {
    const mining = game.copy(limitedPanel())
    choose(mining, PICTURED, 'mining')
    expect([at(mining.hold, PICTURED)[1], pointsIn(viewOfTable(mining), PICTURED)]).toEqual([1, 1])

    // With all crew at home, only the pictured tokens pay.
    const [words] = Object.values(limited.players)
    const income = arranged(2, { stage: 'income', players: { 1: { ...words, crew: 5 }, 2: { crew: 5 } } })
    expect([income.phase, at(income.hold, PICTURED), pointsIn(viewOfTable(income), PICTURED)]).toEqual([
      'turns',
      [0, 0, 0, 1],
      1,
    ])
  })

  test('priority: GC-EX-06', () => {
    const [before, after] = prioritised()
    expect([before.prioritySpaces, after.prioritySpaces]).toEqual([
      [0, 1, 2, 3],
      [6, 1, 2, 5],
    ])
    expect(after.priority).toEqual([1, 2, 3, 0])
  })

  test('payment: any two of the three, or all of them', () => {
    const told = [MAIN, SECONDARY].map((form) => costsOf(settling(), PICTURED, TRADE, form).map(String))
    expect(told).toEqual([['0,2,0,0,0', '0,1,1,0,0'], ['0,2,1,0,0']])
  })

  test('senate: the golden chair gives 2 VP more, and 1 credit when the next one is taken', () => {
    const words = { decrees: ['DC01'], players: { 1: met, 2: met } }
    const first = arranged(3, words)
    take(first, PICTURED)
    expect(pointsIn(viewOfTable(first), PICTURED)).toBe(4 + 2)

    const second = arranged(3, { ...words, order: [2, 1, 3], chairs: { 1: [1] } })
    take(second, 1)
    expect([pointsIn(viewOfTable(second), 1), at(second.hold, PICTURED)[3]]).toEqual([4, 1])
  })

  const met = { outposts: ['PL10', 'PL16', 'PL04'] }

  function take(t: ReturnType<typeof sitting>, seat: number): void {
    expect(movesFor(game, t, seat).map(({ kind }) => kind)).toContain('takeSeat')
    expect(playChoice(game, t, { seat, move: 'takeSeat', picks: ['DC01'] }).ok).toBe(true)
  }
})
