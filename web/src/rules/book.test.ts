import { gameEntries } from '@kantyna/games'
import type { Lang } from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { finderOf } from '../kit/finder.ts'
import { findables, type Placed, placedParagraphs } from './book.ts'

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
