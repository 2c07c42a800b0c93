import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { type Planet, planets } from '../../content/names.ts'
import { AddedDrawingsProvider, drawingsOf } from '../added-drawings.ts'
import { Globe, type Look } from './Globe.tsx'

const drawn = (planet: Planet) => renderToString(<Globe planet={planet} />)

test('every planet looks different', () => {
  expect(new Set(planets.map(drawn)).size).toBe(planets.length)
})

test('a planet of an expansion looks as the expansion draws it, if the expansion is on the table', () => {
  // The ids that an expansion declares with `AddedIds` are cast here, so that the types of the game do not change.
  const planet = 'test-world' as Planet
  const look: Look = { hue: 300, saturation: 50, other: 10, surface: 'lights' }
  const globe = <Globe planet={planet} />
  const added = drawingsOf([{ looks: { [planet]: look } }])
  const withExpansion = <AddedDrawingsProvider value={added}>{globe}</AddedDrawingsProvider>
  expect(renderToString(withExpansion)).toContain('hsl(300 50%')
  expect(() => renderToString(globe)).toThrow('nothing says how test-world looks')
})
