import { describe, expect, it } from 'vitest'
import { rulebook as base } from '../../outer-rim/words/rulebook.ts'
import { catalogue } from '../rules/catalogue.ts'
import { rulebook } from './rulebook.ts'

const catalogued = catalogue.map(({ id }) => id)
const added = rulebook.filter(({ id }) => base.every((section) => section.id !== id))
const paragraphs = added.flatMap((section) => section.paragraphs)
const told = paragraphs.flatMap(({ rules }) => rules)

describe('the rulebook with the expansion', () => {
  it('has 344 rules in its catalogue, each with a unique id and a sentence', () => {
    expect(new Set(catalogued).size).toBe(344)
    expect(catalogue.filter(({ text }) => text.trim() === '')).toEqual([])
  })

  it('covers every rule of the expansion once, and otherwise only its rulings', () => {
    expect(told.filter((id) => !id.startsWith('UB-R-')).toSorted()).toEqual(catalogued.toSorted())
  })

  it('begins with everything from the base game', () => {
    const ids = rulebook.map(({ id }) => id)
    expect(base.every(({ id }) => ids.includes(id))).toBe(true)
    expect(ids.slice(0, base.length - 2)).toEqual(base.slice(0, -2).map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has different texts in both languages everywhere', () => {
    const texts = [...added.map(({ title }) => title), ...paragraphs]
    expect(texts.filter(({ en, pl }) => en.trim() === '' || pl.trim() === '' || en === pl)).toEqual([])
  })
})
