import { describe, expect, it } from 'vitest'
import { catalogue } from '../rules/catalogue.ts'
import { lessonSteps, lessonTexts } from './lesson/texts.ts'
import { rulebook } from './rulebook.ts'

const catalogued = catalogue.map((rule) => rule.id)
const rulings = Array.from({ length: 27 }, (_, index) => `SG-${String(index + 1).padStart(2, '0')}`)
const paragraphs = rulebook.flatMap((section) => section.paragraphs)
const told = new Set(paragraphs.flatMap((paragraph) => paragraph.rules))

describe('the catalogue of Super Teams', () => {
  it('has 104 rules, each with its own id and a sentence', () => {
    expect(catalogued).toHaveLength(104)
    expect(new Set(catalogued).size).toBe(104)
    expect(catalogued.filter((id) => !/^ST-[A-Z]+-\d\d$/.test(id))).toEqual([])
    expect(catalogue.filter((rule) => rule.text.trim() === '')).toEqual([])
  })
})

describe('the rulebook of Super Teams', () => {
  it('covers every catalogued rule', () => {
    expect(catalogued.filter((id) => !told.has(id))).toEqual([])
  })

  it('covers every ruling in its last section', () => {
    const last = rulebook.at(-1)
    const ruled = new Set(last?.paragraphs.flatMap((paragraph) => paragraph.rules))
    expect(last?.id).toBe('rulings')
    expect([...ruled].sort()).toEqual(rulings)
  })

  it('names only rules that are catalogued or ruled', () => {
    const known = new Set([...catalogued, ...rulings])
    expect([...told].filter((id) => !known.has(id))).toEqual([])
  })

  it('names a rule in every paragraph', () => {
    expect(paragraphs.filter((paragraph) => paragraph.rules.length === 0)).toEqual([])
  })

  it('has both languages everywhere', () => {
    const texts = [...rulebook.map((section) => section.title), ...paragraphs]
    expect(texts.filter((text) => text.en.trim() === '' || text.pl.trim() === '')).toEqual([])
  })

  it('has unique section ids', () => {
    const ids = rulebook.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the first lesson of Super Teams', () => {
  it('has a text in both languages for every step', () => {
    expect(Object.keys(lessonTexts)).toEqual([...lessonSteps])
    const texts = Object.values(lessonTexts)
    expect(texts.filter((text) => text.en.trim() === '' || text.pl.trim() === '')).toEqual([])
  })
})
