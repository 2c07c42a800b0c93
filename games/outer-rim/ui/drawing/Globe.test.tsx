import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { type Planet, planets } from '../../content/names.ts'
import { addLooks, Globe } from './Globe.tsx'

const drawn = (planet: Planet) => renderToString(<Globe planet={planet} />)

test('no two planets look alike', () => {
  expect(new Set(planets.map(drawn)).size).toBe(planets.length)
})

test('a planet of another box looks as its drawings say', () => {
  // What an expansion declares with `AddedIds` is cast here, so that the types of the game stay as they are.
  const planet = 'test-world' as Planet
  addLooks({ [planet]: { hue: 300, saturation: 50, other: 10, surface: 'lights' } })
  expect(drawn(planet)).toContain('hsl(300 50%')
})
