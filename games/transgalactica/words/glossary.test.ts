import { testGlossary } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { transgalactica } from '../index.ts'
import { library } from '../library.ts'
import { areaPlaces, goodPlaces, places, trackPlaces, workerPlaces } from './things/places.ts'

const explained = [places, areaPlaces, goodPlaces, trackPlaces, workerPlaces].flatMap((each) =>
  Object.values(each).map(({ text }) => ({ ...text, rules: [] })),
)

testGlossary(
  {
    ...library,
    rulebook: [
      ...library.rulebook,
      { id: 'explained', title: { pl: 'Objaśnienia', en: 'Explanations' }, paragraphs: explained },
    ],
  },
  [2, 4].map((seats) => ({ game: transgalactica, seats, options: {} })),
)

describe('the glossary', () => {
  test('cites rules that exist', () => {
    const known = new Set(library.catalogue.map(({ id }) => id))
    expect(library.glossary.flatMap(({ rules }) => rules).filter((id) => !known.has(id))).toEqual([])
  })
})
