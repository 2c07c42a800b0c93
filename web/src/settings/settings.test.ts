import { describe, expect, it } from 'vitest'
import { motionOf, parseSettings, settingsFrom } from './settings.ts'

const polish = { languages: ['pl-PL', 'en'], wantsLessMotion: false }

describe('settings', () => {
  it.each([null, '', 'nonsense', '[]', '7', 'null', '"night"', '{"theme":'])(
    '%j counts as nothing chosen',
    (text) => {
      expect(parseSettings(text)).toEqual({})
    },
  )

  it('keeps valid settings beside broken ones', () => {
    const text = JSON.stringify({
      lang: 'en',
      theme: 'pink',
      pace: 'slow',
      still: 3,
      sound: false,
      more: 1,
    })
    expect(parseSettings(text)).toEqual({ lang: 'en', sound: false })
  })

  it('reads back the chosen settings', () => {
    const chosen = { lang: 'pl', theme: 'paper', pace: 'quick', still: true } as const
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

  it('is night until something else is chosen', () => {
    expect(settingsFrom({}, polish).theme).toBe('night')
    expect(settingsFrom({ theme: 'paper' }, polish).theme).toBe('paper')
  })

  it('keeps following the device where that was chosen', () => {
    expect(settingsFrom(parseSettings('{"theme":"system"}'), polish).theme).toBe('system')
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

  it('does not animate for visitors who want less motion, unless they choose otherwise', () => {
    const still = { ...polish, wantsLessMotion: true }
    expect(motionOf(settingsFrom({}, still))).toBe('off')
    expect(motionOf(settingsFrom({ pace: 'calm' }, still))).toBe('off')
    expect(motionOf(settingsFrom({ still: false }, still))).toBe('normal')
    expect(motionOf(settingsFrom({}, polish))).toBe('normal')
  })

  it.each([
    ['calm', 'normal'],
    ['normal', 'normal'],
    ['quick', 'fast'],
    ['instant', 'off'],
  ] as const)('moves at the pace %s: %s', (pace, motion) => {
    expect(motionOf({ pace, still: false })).toBe(motion)
    expect(motionOf({ pace, still: true })).toBe('off')
  })

  it.each([
    [{ botSpeed: 'slow' }, { pace: 'calm' }],
    [{ botSpeed: 'normal' }, { pace: 'normal' }],
    [{ botSpeed: 'fast' }, { pace: 'quick' }],
    [{ motion: 'fast' }, { pace: 'quick', still: false }],
    [{ motion: 'normal' }, { pace: 'normal', still: false }],
    [{ motion: 'off' }, { pace: 'normal', still: true }],
    [
      { motion: 'off', botSpeed: 'slow' },
      { pace: 'calm', still: true },
    ],
    [
      { motion: 'off', botSpeed: 'fast' },
      { pace: 'quick', still: true },
    ],
    [
      { motion: 'fast', botSpeed: 'slow' },
      { pace: 'calm', still: false },
    ],
    [
      { motion: 'fast', botSpeed: 'normal' },
      { pace: 'quick', still: false },
    ],
    [
      { motion: 'normal', botSpeed: 'fast', pace: 'instant' },
      { pace: 'instant', still: false },
    ],
    [{ motion: 'none', botSpeed: 1 }, {}],
  ])('reads %j of earlier visits as %j', (kept, chosen) => {
    expect(parseSettings(JSON.stringify(kept))).toEqual(chosen)
  })
})
