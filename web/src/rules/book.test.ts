import { gameEntries } from '@kantyna/games'
import type { Lang } from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { finderOf } from '../kit/finder.ts'
import { parseRoute } from '../router/routes.ts'
import { findables, type Placed, placedParagraphs, placeOfRule } from './book.ts'

let placed: readonly Placed[]

beforeAll(async () => {
  const library = await gameEntries.find(({ meta }) => meta.id === 'super-teams')?.openLibrary()
  placed = placedParagraphs(library?.rulebook ?? [])
})

describe('the rulebook is searched', () => {
  it.each([
    ['pl', 'czarna dziura', 'black-holes'],
    ['pl', 'czarnych dziurach', 'black-holes'],
    ['pl', 'holowac', 'tow'],
    ['pl', 'podwojne pole', 'double-spaces'],
    ['pl', 'PODWÓJNE', 'double-spaces'],
    ['en', 'tow', 'tow'],
    ['en', 'black holes', 'black-holes'],
  ] satisfies [Lang, string, string][])('in %s: %j finds %j first', (lang, asked, section) => {
    const [first] = finderOf(findables(placed, lang))(asked)
    const one = placed.find(({ id }) => id === first?.id)
    expect(one?.section.id).toBe(section)
    expect(one?.section.paragraphs.indexOf(one.paragraph)).toBe(0)
  })

  it('by the id of a rule', () => {
    const [first] = finderOf(findables(placed, 'pl'))('ST-TURN-04')
    expect(placed.find(({ id }) => id === first?.id)?.paragraph.rules).toContain('ST-TURN-04')
  })
})

describe.each(gameEntries.map(({ meta }) => meta.id))('every rule of %s', (game) => {
  it('has an address that leads to a paragraph about it', async () => {
    const entry = gameEntries.find(({ meta }) => meta.id === game)
    const library = await entry?.openLibrary()
    const book = placedParagraphs(library?.rulebook ?? [])
    const told = book.flatMap(({ paragraph }) => paragraph.rules)
    expect(told.length).toBeGreaterThan(0)
    for (const rule of told) {
      expect(parseRoute(`#${rule}`)).toEqual({ page: 'rules', game, rule })
      expect(placeOfRule(book, rule.toLowerCase())?.paragraph.rules).toContain(rule)
    }
  })

  it('is not named in the text that is read', async () => {
    const entry = gameEntries.find(({ meta }) => meta.id === game)
    const library = await entry?.openLibrary()
    const texts = library?.rulebook.flatMap(({ paragraphs }) => paragraphs.flatMap(({ pl, en }) => [pl, en]))
    expect(texts?.filter((text) => /\b[A-Z]{1,2}(?:-[A-Z]+)?-\d\d\b/.test(text))).toEqual([])
  })
})
