import { langs } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { cards as base } from '../../outer-rim/words/gallery.ts'
import { ambitions } from '../content/ambitions.ts'
import { set } from '../content/box.ts'
import '../rules/game.ts'
import { cards } from './gallery.ts'

const added = cards.slice(base.length)

/** Sentences, heads of lists, and type lines without a full stop. */
const isLines = (text: string) => text.split('\n').every((line) => /[.:]$|\.”$|^[^.]+$/.test(line))

describe('the gallery with the expansion', () => {
  it('shows everything in the box once, after the base game', () => {
    const counted = Object.values(set).reduce((sum, all) => sum + all.length, ambitions.length)
    expect(added).toHaveLength(counted)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    expect(new Set(cards.map(({ thing }) => thing)).size).toBe(cards.length)
  })

  it.each(langs)('has a name, a text of whole sentences and a group for each in %s', (lang) => {
    const bad = added.filter(
      ({ name, text, kinds = [] }) => name[lang] === '' || !isLines(text[lang]) || kinds.length < 2,
    )
    expect(bad.map(({ id, text }) => `${id}: ${text[lang]}`)).toEqual([])
  })
})
