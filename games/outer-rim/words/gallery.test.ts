import { langs } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { baseSet } from '../content/index.ts'
import { factions } from '../content/names.ts'
import { cards } from './gallery.ts'

/** Sentences, headings of lists, and type lines without a full stop. */
const isLines = (text: string) => text.split('\n').every((line) => /[.:]$|\.”$|^[^.]+$/.test(line))

describe('the gallery of Outer Rim', () => {
  it('shows everything in the box once', () => {
    const counted = Object.values(baseSet).reduce((sum, set) => sum + set.length, factions.length)
    expect(cards).toHaveLength(counted)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(counted)
    expect(new Set(cards.map(({ thing }) => thing)).size).toBe(counted)
  })

  it.each(langs)('has a name, a text of whole sentences and a group for everything in %s', (lang) => {
    const bad = cards.filter(
      ({ name, text, kinds = [] }) => name[lang] === '' || !isLines(text[lang]) || kinds.length === 0,
    )
    expect(bad.map(({ id, text }) => `${id}: ${text[lang]}`)).toEqual([])
  })

  it('has notes in both languages', () => {
    expect(cards.filter(({ note }) => note !== undefined && note.en === note.pl)).toEqual([])
  })
})
