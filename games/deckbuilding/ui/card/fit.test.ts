import { expect, test } from 'vitest'
import { cards } from '../../content/cards.ts'
import { nameSize } from './fit.ts'

test('short names are as large as they may be', () => {
  expect(nameSize(['AT-AT'], false, 62, 13)).toBe(13)
})

test('no name of the box is too small to read on a phone', () => {
  const sizes = cards.flatMap(({ name, unique }) =>
    [name.en, name.pl].map((text) => nameSize(text.split(' '), unique, 62, 13)),
  )
  // A tile is about 80 px wide, and a name on it an eighth larger.
  expect(Math.min(...sizes) * 1.14 * 0.8).toBeGreaterThanOrEqual(9)
})
