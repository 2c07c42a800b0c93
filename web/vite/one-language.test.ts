import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { inOneLanguage } from './one-language.ts'

function inPolish(code: string): string {
  return inOneLanguage(code, parseSync('test.js', code).program, 'pl')
}

describe('a module in one language', () => {
  it.each([
    ["a = { pl: 'tak', en: 'yes' }", "a = { pl: 'tak' }"],
    ["a = { en: 'yes', pl: 'tak' }", "a = { pl: 'tak' }"],
    ["a = { rules: ['X-1'], pl: 'tak', en: 'yes', }", "a = { rules: ['X-1'], pl: 'tak', }"],
    ['a = { pl, en }', 'a = { pl }'],
    ["a = { en: () => 'yes', 'pl': () => 'tak' }", "a = { 'pl': () => 'tak' }"],
    ['a = { en(n) { return n }, pl(n) { return n } }', 'a = { pl(n) { return n } }'],
    [
      "a = { pl: { b: { pl: 'c', en: 'd' } }, en: { b: { pl: 'e', en: 'f' } } }",
      "a = { pl: { b: { pl: 'c' } } }",
    ],
    ["a = lang === 'pl' ? 'tak' : 'yes'", "a = true ? 'tak' : 'yes'"],
    ["if (lang !== 'pl') return { pl: 'nie', en: 'no' }", "if (false) return { pl: 'nie' }"],
    ["a = { pl: lang === 'en', en: lang === 'en' }", 'a = { pl: false }'],
  ])('%s', (code, left) => {
    expect(inPolish(code)).toBe(left)
  })

  it.each([
    "a = { en: 'yes' }",
    'const { pl, en } = words',
    'f({ plural: 1, en: 2 })',
    'a = { [pl]: 1, [en]: 2 }',
    "a = text === 'pl' || lang === other",
  ])('leaves %s alone', (code) => {
    expect(inPolish(code)).toBe(code)
  })
})
