import { langs } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../rules/catalogue.ts'
import { cards } from './gallery.ts'
import { rulebook } from './rulebook.ts'

const catalogued = catalogue.map((rule) => rule.id)
const numbered = (begins: string, numbers: readonly number[]) =>
  numbers.map((number) => `${begins}-${String(number).padStart(2, '0')}`)
/** Number 66 is about pages and pictures, which players never see here. */
const gaps = Array.from({ length: 72 }, (_, index) => index + 1).filter((number) => number !== 66)
/** Our own rulings: 1 to 18 for everybody, from 20 on for the AI player. */
const ownRulings = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27,
]
const rulings = [...numbered('OR-GAP', gaps), ...numbered('OR-R', ownRulings)]
const paragraphs = rulebook.flatMap((section) => section.paragraphs)
const told = new Set(paragraphs.flatMap((paragraph) => paragraph.rules))

describe('the catalogue of Outer Rim', () => {
  it('has 553 rules, each id once and each with a sentence', () => {
    expect(catalogued).toHaveLength(553)
    expect(new Set(catalogued).size).toBe(553)
    expect(catalogued.filter((id) => !/^OR-[A-Z]+-\d\d$/.test(id))).toEqual([])
    expect(catalogue.filter((rule) => rule.text.trim() === '')).toEqual([])
  })

  it('numbers the rules of each chapter without gaps', () => {
    const chapters = Map.groupBy(catalogued, (id) => id.slice(0, -3))
    for (const [chapter, ids] of chapters)
      expect(ids).toEqual(
        numbered(
          chapter,
          ids.map((_, index) => index + 1),
        ),
      )
  })
})

describe('the rulebook of Outer Rim', () => {
  it('explains every catalogued rule before its glossary', () => {
    const lessons = rulebook.slice(0, -2).flatMap((section) => section.paragraphs)
    const taught = new Set(lessons.flatMap((paragraph) => paragraph.rules))
    expect(catalogued.filter((id) => !taught.has(id))).toEqual([])
  })

  it('explains every ruling once, in its last section', () => {
    const last = rulebook.at(-1)
    const ruled = last?.paragraphs.flatMap(({ rules }) => rules) ?? []
    expect(last?.id).toBe('rulings')
    expect(ruled.toSorted()).toEqual(rulings.toSorted())
  })

  it('cites only catalogued rules and rulings', () => {
    const known = new Set([...catalogued, ...rulings])
    expect([...told].filter((id) => !known.has(id))).toEqual([])
  })

  it('cites a rule in every paragraph', () => {
    expect(paragraphs.filter((paragraph) => paragraph.rules.length === 0)).toEqual([])
  })

  it('has different texts in both languages', () => {
    const texts = [...rulebook.map((section) => section.title), ...paragraphs]
    expect(texts.filter((text) => text.en.trim() === '' || text.pl.trim() === '')).toEqual([])
    expect(texts.filter((text) => text.en === text.pl)).toEqual([])
  })

  it('has unique section ids', () => {
    const ids = rulebook.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('rules that only people at a table can follow are explained', () => {
  const textsOfMoments = (rule: string) =>
    paragraphs.filter(({ rules }) => rules.includes(rule)).map(({ pl, en }) => [pl, en].join('\n'))

  it('OR-GOLD-01: the rules reference wins over the rulebook', () => {
    expect(textsOfMoments('OR-GOLD-01').join()).toMatch(/rules reference/)
    expect(textsOfMoments('OR-GOLD-01').join()).toMatch(/ompendium/)
  })

  it('OR-SEC-05: players may talk about secrets', () => {
    expect(textsOfMoments('OR-SEC-05').join()).toMatch(/Talk about your secrets/)
    expect(textsOfMoments('OR-SEC-05').join()).toMatch(/rozmawiać|mówić/)
  })
})

it.each(langs)(
  'OR-ABIL-03 to OR-ABIL-05: in %s the rulebook explains the small words that cards print',
  (lang) => {
    const explaining = rulebook
      .flatMap(({ paragraphs }) => paragraphs)
      .find(({ rules }) => rules.includes('OR-ABIL-03'))
    const little = [...(explaining?.[lang] ?? '').matchAll(/[“„]([^”]+)”/g)].map(([, word = '']) => word)
    expect(little.length).toBeGreaterThan(2)
    const printed = cards.map(({ text }) => text[lang]).join('\n')
    const missing = little.filter((word) => !printed.includes(` ${word.toLowerCase()} `))
    expect(missing).toEqual([])
  },
)
