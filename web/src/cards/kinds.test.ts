import { gameEntries } from '@kantyna/games'
import { describe, expect, it } from 'vitest'
import { groupId, groupsOf, inGroups, kindOf, kindsOf } from './kinds.ts'
import { en } from './words/en.ts'

describe('kinds of cards', () => {
  it('are found from the thing, in the order of the cards', () => {
    expect(kindOf({ thing: 'bonus-kind:3' })).toBe('bonus-kind')
    expect(kindsOf([{ thing: 'card:1' }, { thing: 'team:0' }, { thing: 'card:2' }])).toEqual(['card', 'team'])
  })

  it.each(gameEntries)('of $meta.id have names', async ({ openLibrary }) => {
    const { cards } = await openLibrary()
    if (cards.some(({ kinds }) => kinds !== undefined)) return
    expect(Object.keys(en.kinds)).toEqual(expect.arrayContaining([...kindsOf(cards)]))
  })
})

describe('groups of cards', () => {
  const [empire, neutral, unit, ship] = ['Empire', 'Neutral', 'Unit', 'Ship'].map((name) => ({
    pl: `${name} po polsku`,
    en: name,
  }))
  const cards = [
    { id: 'tie', kinds: [empire, ship] },
    { id: 'boba', kinds: [empire, unit] },
    { id: 'corvette', kinds: [neutral, ship] },
    { id: 'token' },
  ].map(({ id, kinds = [] }) => ({ id, kinds: kinds.flatMap((kind) => kind ?? []) }))

  it('are listed once each, the first groups of cards first', () => {
    expect(groupsOf(cards).map(({ en: name }) => name)).toEqual(['Empire', 'Neutral', 'Ship', 'Unit'])
    expect(groupsOf([{}])).toEqual([])
  })

  it('narrow together', () => {
    const ids = (...names: string[]) => {
      const groups = groupsOf(cards).filter(({ en: name }) => names.includes(name))
      return inGroups(cards, groups.map(groupId)).map(({ id }) => id)
    }
    expect(ids()).toEqual(['tie', 'boba', 'corvette', 'token'])
    expect(ids('Empire')).toEqual(['tie', 'boba'])
    expect(ids('Empire', 'Ship')).toEqual(['tie'])
    expect(ids('Neutral', 'Unit')).toEqual([])
  })
})
