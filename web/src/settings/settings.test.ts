import { describe, expect, it } from 'vitest'
import { parseSettings, settingsFrom } from './settings.ts'

const polish = { languages: ['pl-PL', 'en'], wantsLessMotion: false }

describe('settings', () => {
  it.each([null, '', 'nonsense', '[]', '7', 'null', '"night"', '{"theme":'])(
    '%j counts as nothing chosen',
    (text) => {
      expect(parseSettings(text)).toEqual({})
    },
  )

  it('keeps what is sound beside what is broken', () => {
    const text = JSON.stringify({
      lang: 'en',
      theme: 'pink',
      motion: 3,
      sound: false,
      botSpeed: null,
      more: 1,
    })
    expect(parseSettings(text)).toEqual({ lang: 'en', sound: false })
  })

  it('reads back what was chosen', () => {
    const chosen = { lang: 'pl', theme: 'paper', motion: 'fast', botSpeed: 'slow' } as const
    expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen)
  })

  it('reads how loud and how large, within bounds', () => {
    expect(parseSettings('{"volume":30,"textSize":"large","colours":"distinct"}')).toEqual({
      volume: 30,
      textSize: 'large',
      colours: 'distinct',
    })
    for (const volume of [-1, 101, '50', null])
      expect(parseSettings(JSON.stringify({ volume, textSize: 'huge' }))).toEqual({})
  })

  it('looks as the device does until something else is chosen', () => {
    expect(settingsFrom({}, polish).theme).toBe('system')
    expect(settingsFrom({ theme: 'night' }, polish).theme).toBe('night')
  })

  it.each([
    [['pl-PL', 'en'], 'pl'],
    [['PL'], 'pl'],
    [['en-GB', 'pl'], 'en'],
    [['de', 'pl'], 'pl'],
    [['de'], 'en'],
    [[], 'en'],
  ] as const)('a browser that speaks %j gets %s', (languages, lang) => {
    expect(settingsFrom({}, { ...polish, languages }).lang).toBe(lang)
  })

  it('stands still for those who want less motion, unless they choose otherwise', () => {
    const still = { ...polish, wantsLessMotion: true }
    expect(settingsFrom({}, still).motion).toBe('off')
    expect(settingsFrom({ motion: 'fast' }, still).motion).toBe('fast')
    expect(settingsFrom({}, polish).motion).toBe('normal')
  })
})
