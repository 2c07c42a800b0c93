import { shelf } from '@kantyna/games'
import { describe, expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { kindOf, kindsOf } from './kinds.ts'

describe('kinds of cards', () => {
  it('are told by the thing, in the order of the cards', () => {
    expect(kindOf({ thing: 'bonus-kind:3' })).toBe('bonus-kind')
    expect(kindsOf([{ thing: 'card:1' }, { thing: 'team:0' }, { thing: 'card:2' }])).toEqual(['card', 'team'])
  })

  it.each(shelf)('of $meta.id have names', async ({ open }) => {
    const { cards } = await open()
    expect(Object.keys(en.cards.kinds)).toEqual(expect.arrayContaining([...kindsOf(cards)]))
  })
})
