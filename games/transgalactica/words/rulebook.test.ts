import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../rules/catalogue.ts'
import { rulebook } from './rulebook.ts'

const catalogued = catalogue.map((rule) => rule.id)
const numbered = (begins: string, numbers: readonly number[]) =>
  numbers.map((number) => `${begins}-${String(number).padStart(2, '0')}`)
const paragraphs = rulebook.flatMap((section) => section.paragraphs)

/** The rules that docs/rulings.md discusses: the first column of its tables on this game. */
function rulesInRulings(): string[] {
  const docs = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8')
  const [, ours = ''] = docs.split('\n## Transgalactica\n')
  const [about = ''] = ours.split(/\n## /)
  const rows = about.split('\n').filter((line) => line.startsWith('| '))
  return [...new Set(rows.flatMap((row) => row.split('|')[1]?.match(/GC-[A-Z]+-\d+/g) ?? []))]
}

describe('the catalogue of Transgalactica', () => {
  it('has 400 rules, each id once and each with a sentence', () => {
    expect(catalogued).toHaveLength(400)
    expect(new Set(catalogued).size).toBe(400)
    expect(catalogued.filter((id) => !/^GC-[A-Z]{3}-\d{2,3}$/.test(id))).toEqual([])
    expect(catalogue.filter((rule) => rule.text.trim() === '')).toEqual([])
  })

  it('numbers the rules of each chapter without a break', () => {
    const chapters = Map.groupBy(catalogued, (id) => id.slice(0, 6))
    for (const [chapter, ids] of chapters)
      expect(ids.toSorted()).toEqual(
        numbered(
          chapter,
          ids.map((_, index) => index + 1),
        ).toSorted(),
      )
  })
})

describe('the rulebook of Transgalactica', () => {
  it('has every catalogued rule before its glossary', () => {
    const lessons = rulebook.slice(0, -2).flatMap((section) => section.paragraphs)
    const taught = new Set(lessons.flatMap(({ rules }) => rules))
    expect(catalogued.filter((id) => !taught.has(id))).toEqual([])
  })

  it('has a ruling in its last section for everything that the rules leave open', () => {
    const last = rulebook.at(-1)
    expect(last?.id).toBe('rulings')
    const ruled = new Set(last?.paragraphs.flatMap(({ rules }) => rules))
    expect(rulesInRulings().length).toBeGreaterThan(0)
    expect(rulesInRulings().filter((id) => !ruled.has(id))).toEqual([])
    expect([...ruled].filter((id) => !rulesInRulings().includes(id))).toEqual([])
  })

  it('names only catalogued rules in its paragraphs', () => {
    const known = new Set(catalogued)
    expect(paragraphs.filter(({ rules }) => rules.length === 0)).toEqual([])
    expect(paragraphs.flatMap(({ rules }) => rules).filter((id) => !known.has(id))).toEqual([])
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
