import { expect, test } from 'vitest'
import { mayBreak, wordsOfName } from './line-breaks.ts'

const shown = (name: string) =>
  wordsOfName(name).join(' ').replaceAll('\u00ad', '|').replaceAll('\u2060', '+')

test('long words may break between syllables', () => {
  expect(shown('Pałka elektrorozrywająca')).toBe('Pałka elekt|ro|roz|ry|wa|jąca')
  expect(shown('Uszkodzenia strukturalne')).toBe('Usz|ko|dze|nia struk|tu|ralne')
  expect(shown('Części astromechanicznych')).toBe('Części ast|ro|me|cha|nicz|nych')
  expect(shown('Macrobinoculars')).toBe('Mac|ro|bi|no|cu|lars')
})

test('short words, and a letter with its number, do not break', () => {
  expect(shown('Blaster DL-44')).toBe('Blaster DL-+44')
  expect(shown('Ładunek')).toBe('Ładunek')
  expect(wordsOfName('Pałka elektrorozrywająca').map(mayBreak)).toEqual([false, true])
})
