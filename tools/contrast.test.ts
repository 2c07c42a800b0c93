/**
 * Marks on the maps have enough contrast, in the dark and the light theme: rings of touchable things, hints, focus,
 * results.
 */
import { describe, expect, it } from 'vitest'
import { contrast } from './colour-vision.ts'
import { colourIn } from './css-colours.ts'

/** The WCAG's minimum contrast for marks, and for text. */
const MARK = 3
const TEXT = 4.5

const tokens = 'web/src/theme/tokens.css'
const chart = 'games/outer-rim/ui/board/board.css'
const galaxy = 'games/transgalactica/ui/board/map.css'

const themes = {
  night: { page: ':root', of: (map: string) => map },
  paper: { page: ':root[data-theme="paper"]', of: (map: string) => `:root[data-theme="paper"] ${map}` },
} as const

const maps = [
  { file: chart, map: '.or-chart', grounds: ['--chart-tile', '--chart-tile-odd'] },
  { file: galaxy, map: '.tg-map', grounds: ['--map-ground'] },
] as const

describe.each(['night', 'paper'] as const)('by %s', (name) => {
  const { page, of } = themes[name]
  /** A map may have its own colours. */
  const colourOn = (file: string, map: string, variable: string) => {
    try {
      return colourIn(file, of(map), variable)
    } catch {
      return colourIn(tokens, page, variable)
    }
  }

  it.each(maps)('rings and focus stand out on $map', ({ file, map, grounds }) => {
    for (const ring of ['--lamp', '--focus'])
      for (const ground of grounds)
        expect(
          contrast(colourOn(file, map, ring), colourIn(file, of(map), ground)),
          `${ring} on ${ground}`,
        ).toBeGreaterThanOrEqual(MARK)
  })

  it('focus marks have enough contrast on every panel', () => {
    for (const panel of ['--backdrop', '--table', '--panel', '--panel-high'])
      expect(
        contrast(colourIn(tokens, page, '--focus'), colourIn(tokens, page, panel)),
        panel,
      ).toBeGreaterThanOrEqual(MARK)
  })

  it.each(['--ink', '--ink-soft', '--lamp', '--danger'])(
    'text in %s can be read on every panel, results too',
    (ink) => {
      for (const panel of ['--table', '--panel', '--panel-high'])
        expect(
          contrast(colourIn(tokens, page, ink), colourIn(tokens, page, panel)),
          panel,
        ).toBeGreaterThanOrEqual(TEXT)
    },
  )
})
