import type { PresentedDecision, Thing } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { someOf } from '../hands/test-parts.ts'
import { actionList, needsScrolling, nthAction, opensItself, toggled } from './actions.ts'

const option = (id: string, ...touches: Thing[]) => ({ id, touches })

const many: PresentedDecision = {
  id: 1,
  seat: 0,
  kind: 'play',
  shape: 'one',
  rules: [],
  source: null,
  min: 1,
  max: 1,
  options: [
    option('1a', 'card:1', 'ship:0'),
    option('1b', 'card:1', 'ship:1'),
    option('2a', 'card:2', 'ship:0'),
    option('2b', 'card:2', 'ship:1'),
    option('3c', 'card:3', 'ship:2'),
    option('3d', 'card:3', 'ship:3'),
    option('4c', 'card:4', 'ship:2'),
    option('pass'),
  ],
  blocked: [],
}
const few: PresentedDecision = { ...many, options: many.options.slice(5) }

describe('the list of actions', () => {
  it('is grouped by card and folded when long; pass is separate', () => {
    const list = actionList([many], [])
    expect(list).toMatchObject({ isLong: true, count: 7, pass: { option: { id: 'pass' } } })
    expect(list.groups.map(({ thing, actions }) => [thing, actions.length])).toEqual([
      ['card:1', 2],
      ['card:2', 2],
      ['card:3', 2],
      ['card:4', 1],
    ])
  })

  it('is short when something is picked up', () => {
    const list = actionList([many], ['card:3'])
    expect(list.isLong).toBe(false)
    expect(list.groups).toHaveLength(1)
    expect(list.groups[0]?.actions.map((each) => each.option.id)).toEqual(['3c', '3d'])
  })

  it('keeps the options visible that the game wants, before the others', () => {
    const list = actionList([many], [], (_, { id }) => id === '3c')
    expect(list.atHand.map(({ option: { id } }) => id)).toEqual(['3c'])
    expect(nthAction(list, 1)?.option.id).toBe('3c')
    expect(actionList([many], ['card:3'], () => true).atHand).toEqual([])
  })

  it('counts from one, as the number keys do', () => {
    const list = actionList([few], [])
    expect(nthAction(list, 1)?.option.id).toBe('3d')
    expect(nthAction(list, 2)?.option.id).toBe('4c')
    expect(nthAction(list, 3)).toBeNull()
  })

  it('knows which options touching alone cannot choose', () => {
    const half = { ...many, options: [option('left', 'space:9'), option('right', 'space:9')] }
    expect(actionList([many], []).isReachable).toBe(true)
    expect(actionList([half], []).isReachable).toBe(false)
    const attack = { ...option('attack', 'base:1'), next: someOf('card:3') }
    expect(actionList([{ ...many, options: [attack] }], []).isReachable).toBe(true)
    expect(actionList([{ ...many, options: [attack, option('use', 'card:3')] }], []).isReachable).toBe(false)
  })

  it('opens automatically if a touch does not show its result', () => {
    const effects = { ...many, options: ['a', 'b', 'c'].map((id) => option(id)) }
    const half = { ...many, options: ['l', 'r'].map((id) => option(id, 'space:9')) }
    expect(opensItself(actionList([effects], []))).toBe(true)
    expect(opensItself(actionList([half], []))).toBe(true)
    expect(opensItself(actionList([few], ['card:4']))).toBe(true)
    expect(opensItself(actionList([few], []))).toBe(false)
    expect(opensItself(actionList([many], []))).toBe(false)
    expect(opensItself(actionList([], []))).toBe(false)
  })

  it('is empty when nothing is asked', () => {
    expect(actionList([], [])).toMatchObject({
      groups: [],
      count: 0,
      isLong: false,
      pass: null,
      corner: null,
    })
  })

  describe('of a turn at a card table', () => {
    const cards = Array.from({ length: 20 }, (_, card) => option(`buy ${card}`, `card:${card}`))
    const attack = { ...option('attack', 'base:1'), next: someOf('card:30', 'card:31') }
    const use = option('use', 'card:30')
    const end = option('end')
    const ids = (actions: readonly { readonly option: { readonly id: string } }[]) =>
      actions.map((each) => each.option.id)
    const turn = (...options: PresentedDecision['options']) => [{ ...many, kind: 'act', options }]

    it('is one folded group if every thing has one answer; the end is in the corner', () => {
      const list = actionList(turn(...cards, use, attack, end), [])
      expect(list).toMatchObject({ isLong: true, count: 22, byButton: [], corner: { option: { id: 'end' } } })
      expect(list.groups).toHaveLength(1)
    })

    it('keeps the buttons of options that touch nothing', () => {
      const list = actionList(turn(...cards, option('gain 1'), option('gain 2')), [])
      expect(list).toMatchObject({ isLong: true, count: 22, corner: null })
      expect(ids(list.byButton)).toEqual(['gain 1', 'gain 2'])
    })

    it('keeps the end in its corner when nothing else is left', () => {
      expect(actionList(turn(end), [])).toMatchObject({ count: 0, corner: { option: { id: 'end' } } })
    })

    it('keeps the button of an option that the things in hand cannot choose', () => {
      const list = actionList(turn(...cards, use, attack, end), ['card:30'])
      expect(list).toMatchObject({ isLong: false, count: 2, isReachable: true })
      expect(ids(list.byButton)).toEqual(['use'])
    })

    it('is also folded with something in hand if many remain', () => {
      const targets = cards.map((each) => ({ ...each, next: someOf('card:30') }))
      const list = actionList(turn(...targets, use, end), ['card:30'])
      expect(list).toMatchObject({ isLong: true, count: 21 })
      expect(ids(list.byButton)).toEqual(['use'])
    })
  })
})

describe('some of many', () => {
  it('are in the dock if they are few, and on a phone if they cannot be touched', () => {
    const touched = {
      ...many,
      shape: 'some' as const,
      options: [option('a', 'card:1'), option('b', 'card:2')],
    }
    const untouched = { ...touched, options: [option('a'), option('b')] }
    expect([needsScrolling(touched, false), needsScrolling(touched, true)]).toEqual([false, true])
    expect([needsScrolling(untouched, false), needsScrolling(untouched, true)]).toEqual([false, false])
    expect(needsScrolling(many, false)).toBe(true)
  })

  it('are taken and left, within bounds', () => {
    expect(toggled([], option('a'), 2)).toEqual(['a'])
    expect(toggled(['a'], option('a'), 2)).toEqual([])
    expect(toggled(['a', 'b'], option('c'), 2)).toEqual(['a', 'b'])
    expect(toggled(['a'], option('b'), 1)).toEqual(['b'])
  })
})
