import { describe, expect, it } from 'vitest'
import { catalogue } from '../rules/catalogue.ts'
import { rulebook } from './rulebook.ts'

const catalogued = catalogue.map((rule) => rule.id)
/** Numbers of rulings on content or out of scope, which no player can meet. */
const excludedRulings = [1, 2, 3, 4, 29, 35]
const rulings = Array.from({ length: 46 }, (_, index) => index + 1)
  .filter((number) => !excludedRulings.includes(number))
  .map((number) => `G-${String(number).padStart(2, '0')}`)
const paragraphs = rulebook.flatMap((section) => section.paragraphs)
const told = new Set(paragraphs.flatMap((paragraph) => paragraph.rules))

describe('the catalogue of The Deckbuilding Game', () => {
  it('has 271 rules, each id once and each with a sentence', () => {
    expect(catalogued).toHaveLength(271)
    expect(new Set(catalogued).size).toBe(271)
    expect(catalogued.filter((id) => !/^DB-[A-Z]+-\d\d$/.test(id))).toEqual([])
    expect(catalogue.filter((rule) => rule.text.trim() === '')).toEqual([])
  })

  it('numbers the rules of each chapter without a break', () => {
    const chapters = Map.groupBy(catalogued, (id) => id.slice(0, -3))
    for (const [chapter, ids] of chapters) {
      expect(ids).toEqual(ids.map((_, index) => `${chapter}-${String(index + 1).padStart(2, '0')}`))
    }
  })
})

describe('the rulebook of The Deckbuilding Game', () => {
  it('has every catalogued rule before its last section', () => {
    const lessons = rulebook.slice(0, -1).flatMap((section) => section.paragraphs)
    const taught = new Set(lessons.flatMap((paragraph) => paragraph.rules))
    expect(catalogued.filter((id) => !taught.has(id))).toEqual([])
  })

  it('has every ruling once, in its last section', () => {
    const last = rulebook.at(-1)
    const ruled = last?.paragraphs.flatMap(({ rules }) => rules.filter((id) => id.startsWith('G-')))
    expect(last?.id).toBe('rulings')
    expect(ruled).toEqual(rulings)
  })

  it('names no rule that is neither catalogued nor a ruling', () => {
    const known = new Set([...catalogued, ...rulings])
    expect([...told].filter((id) => !known.has(id))).toEqual([])
  })

  it('names a rule in every paragraph', () => {
    expect(paragraphs.filter((paragraph) => paragraph.rules.length === 0)).toEqual([])
  })

  it('has its own words in both languages everywhere', () => {
    const texts = [...rulebook.map((section) => section.title), ...paragraphs]
    expect(texts.filter((text) => text.en.trim() === '' || text.pl.trim() === '')).toEqual([])
    expect(texts.filter((text) => text.en === text.pl)).toEqual([])
  })

  it('has unique section ids', () => {
    const ids = rulebook.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
