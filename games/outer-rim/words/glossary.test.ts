import type { Position, ScenarioWords } from '@kantyna/kernel'
import { testGlossary } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { bundle, outerRim, type RimOptions } from '../index.ts'
import { catalogue } from '../rules/catalogue.ts'
import { coach } from './coach.ts'
import { cards } from './gallery.ts'
import { glossary } from './glossary.ts'
import { rulebook } from './rulebook.ts'
import { places } from './things/places.ts'

const options: RimOptions = { map: 'standard', fame: '10', aiCharacter: 'ask', aiFame: '0' }

const paragraphs = [...Object.values(places).map(({ text }) => text), ...coach.map(({ text }) => text)]

testGlossary(
  {
    catalogue,
    rulebook: [
      ...rulebook,
      {
        id: 'said',
        title: { pl: 'Słowa', en: 'Words' },
        paragraphs: [...paragraphs.map((text) => ({ ...text, rules: [] })), ...glossary],
      },
    ],
    glossary,
    cards,
    lesson: [],
    // A library treats all games the same, and reads no positions here.
    scenarioWords: bundle.scenarioWords as unknown as ScenarioWords<Position>,
  },
  [1, 3].map((seats) => ({ game: outerRim, seats, options })),
)

describe('the glossary', () => {
  test('cites rules that exist', () => {
    const known = new Set(catalogue.map(({ id }) => id))
    expect(glossary.flatMap(({ rules }) => rules).filter((id) => !known.has(id))).toEqual([])
  })
})
