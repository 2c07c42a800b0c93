import { describe, expect, it } from 'vitest'
import { finderOf } from './finder.ts'
import { fold } from './fold.ts'
import { when } from './when.ts'

describe('search', () => {
  const find = finderOf([
    { id: 'hole', title: 'Czarne dziury', text: 'W czarnej dziurze nie można zostać.' },
    { id: 'belt', title: 'Pas asteroid', text: 'Statek leci tylko o jedno pole, żółw też.' },
  ])
  const ids = (asked: string) => find(asked).map(({ id }) => id)

  it('folds every Polish letter', () => {
    expect(fold('ZAŻÓŁĆ GĘŚLĄ JAŹŃ')).toBe('zazolc gesla jazn')
  })

  it.each([
    ['zolw', ['belt']],
    ['ŻÓŁW', ['belt']],
    ['dziur', ['hole']],
    ['czarne mozna', ['hole']],
    ['czarna dziura', ['hole']],
    ['asteroidami', ['belt']],
    ['aseroid', ['belt']],
    ['smok', []],
    ['', []],
  ])('%j finds %j', (asked, found) => {
    expect(ids(asked)).toEqual(found)
  })

  it('says which stems answered', () => {
    expect(find('dziur')[0]?.terms.toSorted()).toEqual(['dziur'])
  })
})

describe('when', () => {
  const now = Date.UTC(2026, 4, 20, 12)
  it.each([
    ['en', 0, 'now'],
    ['pl', 5 * 60_000, '5 minut temu'],
    ['pl', 22 * 60_000, '22 minuty temu'],
    ['en', 3 * 3_600_000, '3 hours ago'],
    ['pl', 86_400_000, 'wczoraj'],
    ['en', -5000, 'now'],
  ] as const)('%s: %d ms ago is %s', (lang, past, says) => {
    expect(when(lang, now - past, now)).toBe(says)
  })

  it('names the day when it is long ago', () => {
    expect(when('en', now - 30 * 86_400_000, now)).toContain('2026')
  })
})
