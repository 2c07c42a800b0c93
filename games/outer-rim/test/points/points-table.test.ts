import {
  answer,
  anyAnswer,
  at,
  begin,
  change,
  compose,
  type Fields,
  faceDownPiles,
  fastDice,
  type GameModule,
  hashOf,
  newChance,
  oneOf,
  seatingFor,
  shown,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../content/index.ts'
import type { MapSpace, MapTile } from '../../content/map.ts'
import { type EncounterDeck, encounterDecks, type Planet, type Rank } from '../../content/names.ts'
import { meta } from '../../meta.ts'
import { extensibleRim, game, type RimGame } from '../../rules/game.ts'
import { contactSpacesAt, distance, isPlaceInGame, mapOf, spaceOf } from '../../rules/map/map.ts'
import { points } from '../../rules/points/index.ts'
import type { Rim, RimOptions } from '../../rules/rim.ts'
import { piecesInGame } from '../../rules/setup/inventory.ts'
import { allTables, contactOf, pieceNamed } from '../../rules/tables.ts'
import { violations } from '../../rules/violations.ts'
import { testBox } from '../test-box.ts'

/** A box that uses every point of the table, setup, turns and the AI player. */

// The ids that an expansion declares with `AddedIds` are cast here, so that the types of the game do not change.
const core = 'test-core' as Planet
const orange = 'orange' as Rank
const coreDeck = 'test-core' as EncounterDeck

const said = { pl: 'próba', en: 'trial' }
const original = baseSet.contacts[0]?.provenance ?? 'original'

const coreSpaces: readonly MapSpace[] = [
  { id: 'test-gate', kind: 'navpoint', column: 2, lane: 'upper' },
  { id: core, kind: 'planet', column: 1, lane: 'upper' },
]
const coreTile: MapTile = {
  id: 'test-core',
  spaces: coreSpaces,
  routes: [['test-gate', core]],
  ports: { west: [core, core], east: ['test-gate', 'test-gate'] },
}

const box = testBox({
  set: {
    contacts: [
      {
        id: 'test-contact',
        person: 'test-contact',
        name: said,
        provenance: original,
        rank: orange,
        number: 20,
      },
    ],
    encounters: [
      { id: 'test-encounter', name: said, provenance: original, deck: coreDeck, number: 1, sections: {} },
    ],
  },
  encounterDecks: [coreDeck],
  ranks: [orange],
  spaces: coreSpaces,
  contactPlaces: [{ planet: 'tatooine', rank: 4 }],
})

interface Counted extends Rim {
  testTurns: number
  testMarks: number
}
const counted = (t: Rim) => t as Counted // positions with the module have its fields

const testFields = {
  // One pile more than in the base game.
  encounters: faceDownPiles('card', encounterDecks.length + 1),
  testTurns: shown(0),
  testMarks: shown(0, { until: 'turn' }),
} as const satisfies Fields

const FEWER = 5

const trial: GameModule = {
  id: 'trial',
  version: '1',
  extends: 'outer-rim',
  changes: [
    change('UB-MRG-03', points.game.boxes, { add: [box] }),
    change('UB-SET-03', points.game.fields, { add: [testFields] }),
    change('UB-SET-03', points.game.streams, { add: ['encounters test-core', 'contacts orange'] }),
    change('UB-AMB-08', points.game.options, { add: [{ trial: oneOf(['no', 'yes']) }] }),
    change('UB-SET-02', points.map.ends, { add: [{ edge: 'west', tile: coreTile }] }),
    change('UB-MRG-04', points.setup.leftOut, { add: [(_, { id }) => id === 'databank-greedo'] }),
    change('UB-AMB-10', points.setup.credits, () => () => 1000),
    change(
      'UB-AIB-05',
      points.setup.startingShips,
      (usual) => (t, seat) => (t.automas === 0 ? usual(t, seat) : ['g-1a-starfighter']),
    ),
    change('UB-AIB-02', points.setup.aiCharacters, () => (t) => [
      allTables().characters.findIndex(({ start }, index) => start === 90 && !t.characters.includes(index)),
    ]),
    change('UB-FAV-05', points.turn.ended, (t) => {
      counted(t).testTurns++
      counted(t).testMarks++
    }),
    change('UB-AMB-37', points.turn.victors, (usual) => (t) => (t.turn > FEWER ? [t.first] : usual(t))),
    change('UB-AIB-03', points.ai.deck, (usual) => (t) => usual(t).slice(0, FEWER)),
    change('UB-SOL-10', points.ai.discards, () => 2),
  ],
}

function played(of: RimGame, people: number, seed: number): Rim {
  const options = of.options(people).parse({}) as RimOptions
  const t = begin(of, seatingFor({ meta }, people, {}), options, newChance(seed, of.streams))
  const { below } = fastDice(seed)
  while (t.outcome === null) {
    expect(violations(t)).toEqual([])
    const decision = at(t.open, below(t.open.length))
    answer(of, t, decision, anyAnswer(of, t, decision, below))
  }
  return t
}

function afterSetup(of: RimGame, people: number): Rim {
  const options = of.options(people).parse({}) as RimOptions
  const t = begin(of, seatingFor({ meta }, people, {}), options, newChance(1, of.streams))
  const { below } = fastDice(1)
  while (t.turn === 0) {
    const decision = at(t.open, 0)
    answer(of, t, decision, anyAnswer(of, t, decision, below))
  }
  return t
}

const hashesOfBase = () => [1, 2].map((people) => hashOf(played(game, people, 7)))

/** Played before any other box is opened. */
const before = hashesOfBase()

const extended: RimGame = compose(extensibleRim, [trial])

describe('an added box', () => {
  test('without modules, the game is always the same object', () => {
    expect(compose(extensibleRim)).toBe(game)
    expect(game.rulesVersion).toBe('2')
    expect(extended.rulesVersion).toBe('2 + trial 1')
  })

  test('changes no hash of a game without it', () => {
    expect(hashesOfBase()).toEqual(before)
  })

  test('its cards, tokens, decks and ranks have numbers after those of the base game', () => {
    const t = afterSetup(extended, 2)
    expect(pieceNamed(t, 'garindan')).toBe(pieceNamed(afterSetup(game, 2), 'garindan'))
    expect(contactOf(t, pieceNamed(t, 'test-contact')).rank).toBe('orange')
    expect(extended.inventory(t)['contact']).toContain(pieceNamed(t, 'test-contact'))
    expect(game.inventory(afterSetup(game, 2))['contact']).not.toContain(pieceNamed(t, 'test-contact'))
  })

  test('its token lies at its own place on a planet, which the base game does not have', () => {
    const t = afterSetup(extended, 2)
    const places = contactSpacesAt(spaceOf('tatooine')).filter((place) => isPlaceInGame(t, place))
    expect(places).toHaveLength(3)
    expect(t.contacts[at(places, 2)]).toBe(pieceNamed(t, 'test-contact'))
    expect(isPlaceInGame(afterSetup(game, 2), at(places, 2))).toBe(false)
  })

  test('a card can be left in the box', () => {
    const t = afterSetup(extended, 2)
    const greedo = pieceNamed(t, 'databank-greedo')
    expect(piecesInGame(t).databank).not.toContain(greedo)
    expect(piecesInGame(afterSetup(game, 2)).databank).toContain(greedo)
  })

  test('the map has the added spaces at its end', () => {
    const t = afterSetup(extended, 2)
    expect(distance(t, spaceOf(core), spaceOf('cantonica'))).toBe(3)
    expect(mapOf(t).x[spaceOf(core)]).toBeLessThan(0)
    expect(mapOf(afterSetup(game, 2)).graph.neighbours[spaceOf(core)]).toBeUndefined()
  })

  test('its fields are in the position and in copies, and some are reset at the end of the turn', () => {
    const t = played(extended, 2, 3)
    expect(counted(t).testTurns).toBe(t.turn - 1)
    expect(counted(extended.copy(t)).testTurns).toBe(t.turn - 1)
    expect(counted(t).testMarks).toBeLessThanOrEqual(1)
    expect('testTurns' in played(game, 1, 1)).toBe(false)
  })

  test('its own options are accepted with the box, and refused without it', () => {
    expect(extended.options(2).parse({ trial: 'yes' })).toMatchObject({ trial: 'yes', modules: ['trial'] })
    expect(game.options(2).safeParse({ trial: 'yes' }).success).toBe(false)
  })

  test('it decides the credits at the start, and the AI player’s character, ship and deck', () => {
    expect(afterSetup(extended, 2).credits).toEqual([1000, 1000])
    const solo = afterSetup(extended, 1)
    expect(at(allTables().characters, at(solo.characters, 1)).start).toBe(90)
    expect(at(allTables().ships, at(solo.ships, 1)).id).toBe('g-1a-starfighter')
    expect(extended.inventory(solo)['ai']).toHaveLength(FEWER)
  })

  test('it decides the victory', () => {
    const t = played(extended, 2, 5)
    expect(t.turn).toBeLessThanOrEqual(FEWER + 1)
    expect(t.outcome?.winners).toEqual([t.first])
  })

  test('a stage can be put between those of a routine', () => {
    let began = 0
    const staged = compose(extensibleRim, [
      {
        id: 'staged',
        version: '1',
        extends: 'outer-rim',
        changes: [
          change('UB-MRG-03', points.game.boxes, { add: [testBox({ set: {} })] }),
          change('UB-AMB-11', points.game.stages.setup, {
            after: 'payOut',
            name: 'draftSheets',
            stage() {
              began++
            },
          }),
        ],
      },
    ])
    afterSetup(staged, 2)
    expect(began).toBe(1)
  })
})
