/** The colours for colour-blind players, in a simulation of such eyes. */
import { describe, expect, it } from 'vitest'
import { ciede2000, contrast, difference, visions } from './colour-vision.ts'
import { colourIn } from './css-colours.ts'

/** Different at a glance, side by side or not. */
const APART = 12
/** The WCAG's minimum contrast for graphics. */
const STANDS_OUT = 3

const night = '[data-colours="distinct"]'
const paper = '[data-theme="paper"][data-colours="distinct"]'
const tokens = 'web/src/theme/tokens.css'
const race = 'games/super-teams/ui/drawing/drawing.css'
const duel = 'games/deckbuilding/ui/drawing/drawing.css'
const galaxy = 'games/transgalactica/ui/drawing/drawing.css'
const seats = [1, 2, 3, 4, 5].map((seat) => `--seat-${seat}`)
const teams = ['red', 'green', 'black', 'yellow'].map((team) => `--st-${team}`)
const factions = ['empire', 'rebels', 'neutral'].map((faction) => `--db-${faction}`)
const planets = ['yellow', 'green', 'purple', 'grey'].map((colour) => `--tg-${colour}`)
const ending = (names: readonly string[], end: string) => names.map((name) => `${name}-${end}`)

const palettes: readonly (readonly [what: string, file: string, rule: string, names: readonly string[]])[] = [
  ['seats by night', tokens, night, seats],
  ['seats on paper', tokens, paper, seats],
  ['teams', race, night, teams],
  ['the shade of teams', race, night, ending(teams, 'deep')],
  ['factions by night', duel, night, factions],
  ['their cards by night', duel, night, ending(factions, 'mid')],
  ['factions on paper', duel, paper, factions],
  ['their cards on paper', duel, paper, ending(factions, 'mid')],
  ['planets by night', galaxy, night, planets],
  ['planets on paper', galaxy, paper, planets],
  ['the ground of planets', galaxy, night, ending(planets, 'ground')],
]

describe.each(palettes)('%s', (_, file, rule, names) => {
  const colours = names.map((name) => colourIn(file, rule, name))

  it.each(visions)('can be distinguished with %s vision', (vision) => {
    for (const [index, one] of colours.entries())
      for (const other of colours.slice(index + 1))
        expect(difference(one, other, vision), `${one} ${other}`).toBeGreaterThanOrEqual(APART)
  })
})

it.each([
  ['night', night, ':root'],
  ['paper', paper, ':root[data-theme="paper"]'],
])('seats stand out on every panel of %s', (_, rule, theme) => {
  for (const seat of seats)
    for (const panel of ['--table', '--panel', '--panel-high'])
      expect(
        contrast(colourIn(tokens, rule, seat), colourIn(tokens, theme, panel)),
        `${seat} on ${panel}`,
      ).toBeGreaterThanOrEqual(STANDS_OUT)
})

it('measures as its authors do', () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4)
  expect(ciede2000([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 4)
  expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4)
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 2)
  // A red and a green that look the same to many people.
  expect(difference('#b5651d', '#6b8e23', 'full')).toBeGreaterThan(30)
  expect(difference('#b5651d', '#6b8e23', 'deuteranopia')).toBeLessThan(15)
})
