import { describe, expect, test } from 'vitest'
import { shortened, shortenedApart } from './shortened.ts'

describe('a text on a button', () => {
  test('stays whole if it is short', () => {
    expect(shortened('Buy Vibroknife (2,000 credits)')).toBe('Buy Vibroknife (2,000 credits)')
  })

  test('is cut after the last clause that fits, or between words if that would leave little', () => {
    expect(shortened('Fight the pirates (ship combat 3): if you win, gain 3,000 credits and 1 fame')).toBe(
      'Fight the pirates (ship combat 3): if you win…',
    )
    expect(shortened('Zapłać 2000 kredytów, aby kupić wierzchnią kartę talii sprzętu i modyfikacji')).toBe(
      'Zapłać 2000 kredytów, aby kupić wierzchnią kartę…',
    )
  })

  test('is cut between words if it has one long clause', () => {
    expect(shortened('Gain the top card of the gear and mod deck without paying for it')).toBe(
      'Gain the top card of the gear and mod deck…',
    )
  })

  test('is cut inside a word if it has only one long word', () => {
    expect(shortened('x'.repeat(60))).toBe(`${'x'.repeat(48)}…`)
  })

  test('is not shortened if another short text would be the same', () => {
    const long =
      'Test Influence against your opponent: if you pass, your opponent loses all of their goods, then gain'
    const [pass, fail] = [`${long} 2,000 credits`, `${long} 1 fame`]
    const other = `${long.replace('Influence', 'Stealth')} 2,000 credits`
    expect(shortenedApart([pass, fail, other])).toEqual([
      pass,
      fail,
      'Test Stealth against your opponent: if you pass, your opponent loses all of their goods…',
    ])
  })

  test('keeps the cost and the gain of an option', () => {
    const option = 'Zapłać 5000 kredytów, aby zyskać 1 punkt reputacji w Imperium'
    expect(shortenedApart([option])).toEqual([option])
  })
})
