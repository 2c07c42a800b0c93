import { langs } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { cards } from './gallery.ts'

describe('the gallery', () => {
  test('F2 to F9, G10 to G14: everything in the box once', () => {
    const counted = 20 + 30 + 26 + 12 + 14 + 10 + 14 + 37 + 13 + 3 + 6
    expect(cards).toHaveLength(counted)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(counted)
    expect(new Set(cards.map(({ thing }) => thing)).size).toBe(counted)
  })

  test('CP29: each colour has three fleet income tokens', () => {
    expect(cards.filter(({ copies }) => copies !== 1).map(({ id, copies }) => `${id} ${copies}`)).toEqual([
      'FT1 5',
      'FT2 5',
      'FT3 5',
    ])
  })

  test.each(langs)('has a name, a text on one line and a group for each (%s)', (lang) => {
    const bad = cards.filter(
      ({ name, text, kinds = [] }) =>
        name[lang] === '' || !text[lang].endsWith('.') || kinds.length === 0 || text[lang].includes('\n'),
    )
    expect(bad.map(({ id }) => id)).toEqual([])
  })

  test('names our own parts: all completions, and some parts of what the rulebook prints', () => {
    const ours = cards.filter(({ provenance }) => provenance === 'original').map(({ id }) => id.slice(0, 2))
    expect([...new Set(ours)]).toEqual(['WC', 'BB', 'BA', 'MT', 'FT', 'PT'])
    const whole = cards.filter(({ provenance, note }) => provenance === 'seed' && note === undefined)
    expect(whole.map(({ id }) => id)).toEqual(['PL20', 'AB01', 'AB02', 'AB10'])
    expect(cards.filter(({ note }) => note !== undefined && note.en === note.pl)).toEqual([])
  })

  test('GC-ORG-19, GC-ORG-88: says where our rulings narrow a card', () => {
    const settled = cards.filter(({ note }) => note?.en.includes('what exactly it covers') === true)
    expect(settled.map(({ id }) => id)).toEqual(['TC104', 'TC208', 'AB09'])
    expect(settled.every(({ note }) => note?.pl.includes('zakres działania') === true)).toBe(true)
  })
})
