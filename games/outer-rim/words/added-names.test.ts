import { expect, test } from 'vitest'
import type { SectionKey } from '../content/card.ts'
import type { EncounterDeck, Planet, Rank } from '../content/names.ts'
import { addNames } from './added-names.ts'
import { onPlanet, toPlanet } from './card-terms.ts'
import { sectionHeading } from './card-text.ts'
import { enemyName } from './enemies.ts'
import { encounterDeckNames, ofPlanet, planetNamed } from './names.ts'
import { streamName } from './streams.ts'
import { rankNames } from './type-line.ts'

test('what another box brings is called as its words say, in every case', () => {
  // What an expansion declares with `AddedIds` is cast here, so that the types of the game stay as they are.
  const planet = 'test-world' as Planet
  const deck = 'test-deck' as EncounterDeck
  const rank = 'test-rank' as Rank
  addNames({
    planets: {
      [planet]: {
        is: { pl: 'Próba', en: 'Trial' },
        on: { pl: 'Próbie', en: 'Trial' },
        to: { pl: 'Próbę', en: 'Trial' },
        of: { pl: 'Próby', en: 'Trial' },
      },
    },
    ranks: { [rank]: { pl: 'pomarańczowa', en: 'orange' } },
    encounterDecks: { [deck]: { pl: 'Światy Jądra', en: 'Core Worlds' } },
    sections: { testCrossing: { pl: 'Przez Jądro', en: 'Across the Core' } },
    enemies: { en: { 'test-pirates': { name: 'pirates', against: 'pirates' } } },
    streams: { 'test stream': { pl: 'próba', en: 'a trial' } },
  })
  expect(planetNamed('en', planet)).toBe('Trial')
  expect([onPlanet, toPlanet, ofPlanet].map((table) => table.pl[planet])).toEqual([
    'Próbie',
    'Próbę',
    'Próby',
  ])
  expect(rankNames[rank].pl).toBe('pomarańczowa')
  expect(encounterDeckNames[deck].en).toBe('Core Worlds')
  expect(sectionHeading('testCrossing' as SectionKey, 'pl')).toBe('Przez Jądro')
  expect(sectionHeading(planet, 'pl')).toBe('Próba')
  expect(enemyName('en', 'test-pirates')).toBe('pirates')
  expect(streamName('en', 'test stream')).toBe('a trial')
})
