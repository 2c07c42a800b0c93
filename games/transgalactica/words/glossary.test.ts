import type { Position, ScenarioWords } from '@kantyna/kernel'
import { testGlossary } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { bundle, transgalactica } from '../index.ts'
import { catalogue } from '../rules/catalogue.ts'
import { cards } from './gallery.ts'
import { glossary } from './glossary.ts'
import { areaPlaces, goodPlaces, places, trackPlaces, workerPlaces } from './places.ts'
import { rulebook } from './rulebook.ts'

const explained = [places, areaPlaces, goodPlaces, trackPlaces, workerPlaces].flatMap((each) =>
  Object.values(each).map(({ text }) => text),
)

testGlossary(
  {
    catalogue,
    rulebook: [
      ...rulebook,
      {
        id: 'said',
        title: { pl: 'Słowa', en: 'Words' },
        paragraphs: [...explained.map((text) => ({ ...text, rules: [] })), ...glossary],
      },
    ],
    glossary,
    cards,
    lesson: [],
    // A library handles every game alike, and asks for no positions here.
    scenarioWords: bundle.scenarioWords as unknown as ScenarioWords<Position>,
  },
  [2, 4].map((seats) => ({ game: transgalactica, seats, options: {} })),
)

describe('the glossary', () => {
  test('cites rules that exist', () => {
    const known = new Set(catalogue.map(({ id }) => id))
    expect(glossary.flatMap(({ rules }) => rules).filter((id) => !known.has(id))).toEqual([])
  })
})
