import { change, compose } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import type { SectionKey } from '../content/card.ts'
import type { EncounterDeck, Planet, Rank } from '../content/names.ts'
import { extensibleRim } from '../rules/game.ts'
import { points } from '../rules/points/index.ts'
import { withTables } from '../rules/tables.ts'
import { testBox } from '../test/test-box.ts'
import { sectionHeading } from './cards/card-text.ts'
import { enemyName } from './cards/enemies.ts'
import { streamName } from './log/streams.ts'
import { ofPlanet, onPlanet, planetName, shortPlanetName, toPlanet } from './planets.ts'
import { encounterDeckName, rankName, tables } from './things/names.ts'

// The ids that an expansion declares with `AddedIds` are cast here, so that the types of the game do not change.
const planet = 'test-world' as Planet
const deck = 'test-deck' as EncounterDeck
const rank = 'test-rank' as Rank

const box = testBox({
  set: {
    contacts: [
      {
        id: 'test-contact',
        person: 'test-contact',
        name: { pl: 'Kontakt', en: 'Contact' },
        provenance: 'original',
        rank,
        number: 20,
      },
    ],
  },
  encounterDecks: [deck],
  ranks: [rank],
  names: {
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
  },
})

test('the contents of a box have the names of the box, in every case', () => {
  expect(() => planetName('en', planet)).toThrow('has no name')
  withTables(() => {
    compose(extensibleRim, [
      {
        id: 'trial-names',
        version: '1',
        extends: 'outer-rim',
        changes: [change('OR-COMP-04', points.game.boxes, { add: [box] })],
      },
    ])
    return { modules: box.bit, run: expectNames }
  })
})

function expectNames(): void {
  expect(planetName('en', planet)).toBe('Trial')
  expect(shortPlanetName('en', planet)).toBe('Trial')
  expect([onPlanet, toPlanet, ofPlanet].map((wording) => wording('pl', planet))).toEqual([
    'Próbie',
    'Próbę',
    'Próby',
  ])
  expect(rankName('pl', rank)).toBe('pomarańczowa')
  expect(encounterDeckName('en', tables().encounterDecks.indexOf(deck))).toBe('Core Worlds')
  expect(sectionHeading('testCrossing' as SectionKey, 'pl')).toBe('Przez Jądro')
  expect(sectionHeading(planet, 'pl')).toBe('Próba')
  expect(enemyName('en', 'test-pirates')).toBe('pirates')
  expect(streamName('en', 'test stream')).toBe('a trial')
}
