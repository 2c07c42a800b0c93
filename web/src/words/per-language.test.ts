import { describe, expect, it } from 'vitest'
import { openLanguage, PerLanguage } from './per-language.ts'

describe('a value for each language', () => {
  it('is fetched once, in the language that is asked for', async () => {
    const asked: string[] = []
    const words = new PerLanguage((lang) => {
      asked.push(lang)
      return Promise.resolve({ lang })
    })
    expect(await words.open('pl')).toBe(await words.open('pl'))
    expect(asked).toEqual(['pl'])
  })

  it('is fetched in another language when the page changes, if it was opened at all', async () => {
    const asked: string[] = []
    const load = (name: string) => (lang: string) => {
      asked.push(`${name} ${lang}`)
      return Promise.resolve(name)
    }
    const opened = new PerLanguage(load('opened'))
    new PerLanguage(load('never opened'))
    await opened.open('pl')
    await openLanguage('en')
    expect(asked).toEqual(['opened pl', 'opened en'])
  })

  it('is requested again after it could not be fetched', async () => {
    let fetches = 0
    const words = new PerLanguage(() =>
      fetches++ === 0 ? Promise.reject(new Error('no network')) : Promise.resolve('words'),
    )
    await expect(words.open('en')).rejects.toThrow('no network')
    expect(await words.open('en')).toBe('words')
  })
})
