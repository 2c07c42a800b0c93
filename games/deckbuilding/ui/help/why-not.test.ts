import { findMissingDescriptions } from '@kantyna/ui/testkit'
import { renderToString } from 'preact-render-to-string'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deckbuilding } from '../../index.ts'
import { library } from '../../library.ts'
import { ui } from '../index.ts'

// The board's animations create an element.
beforeAll(() => {
  vi.stubGlobal('document', { createElement: () => ({ append: () => undefined }) })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

test.each(['beginner', 'secret'] as const)(
  'with %s bases, everything that is not lit says why it cannot be used',
  async (bases) => {
    const silent = await findMissingDescriptions({
      game: deckbuilding,
      words: deckbuilding.words,
      ui,
      rules: library.catalogue.map(({ id }) => id),
      seats: 2,
      options: { bases, length: 'recommended', buyOff: 'no', empire: '1' },
      seed: 3,
      questions: 900,
      every: 9,
      draw: renderToString,
    })
    expect(silent).toEqual([])
  },
)
