import { at, EMPTY, PASS } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions, marketDecks } from '../../../outer-rim/content/names.ts'
import { combatKindAt } from '../../../outer-rim/rules/combat/combat.ts'
import { nearestEmptySpaces } from '../../../outer-rim/rules/contacts/contacts.ts'
import { cardLanguage } from '../../../outer-rim/rules/effects/language.ts'
import { drawEncounterHere } from '../../../outer-rim/rules/encounters/encounter-space.ts'
import { deckAt } from '../../../outer-rim/rules/encounters/section-key.ts'
import { contactSpacesAt, distance, isPlanet, mapOf, spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { spacesInReach } from '../../../outer-rim/rules/map/movement.ts'
import { endsOfPatrol, spacesAround } from '../../../outer-rim/rules/map/patrols.ts'
import { discardCard } from '../../../outer-rim/rules/resources/discarding.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceNamed, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { coreWorlds as deck } from '../../content/encounters/core-worlds.ts'
import { coreWorlds } from '../../content/names.ts'
import { cross, otherCoreWorld } from '../../rules/setup/core-worlds.ts'
import { bots } from '../bots.ts'
import {
  asked,
  askForActions,
  askForEncounter,
  choose,
  closed,
  hold,
  ids,
  interrupt,
  onTop,
  plainTable,
  putContactAt,
  run,
  standAt,
} from '../table.ts'
import { operationsIn } from '../tree-nodes.ts'

const [spinward, trailing] = coreWorlds
const CORE_DECK = 7

/** A card whose way across is free for friends of the Empire, and which is a secret for players who stay. */
const inspection = 'core-worlds-2'
/** A card whose way across everybody may take, and which then brings pirates. */
const shipyards = 'core-worlds-1'

function atCore(space: string = spinward): Rim {
  return askForEncounter(plainTable({ space }))
}

describe('two planets', () => {
  test('UB-COR-01, UB-COR-02: one at each end, and all rules treat them as planets', () => {
    for (const core of coreWorlds) {
      const t = plainTable({ space: core })
      expect(isPlanet(spaceOf(core))).toBe(true)
      expect(mapOf(t).planets).toContain(spaceOf(core))
      expect(combatKindAt(t, 0)).toBe('ground')
      expect(cardLanguage.holds(t, { is: 'onPlanet' }, { seat: 0 })).toBeNull()
    }
  })

  test('UB-COR-02: an effect on any planet includes them', () => {
    const t = askForActions(plainTable({ space: 'kessel' }))
    interrupt(t, () => cardLanguage.run(t, { op: 'moveDirectly', to: 'anyPlanet' }, { seat: 0 }))
    expect(ids(t)).toEqual(expect.arrayContaining([spinward, trailing, 'naboo']))
    expect(ids(t)).toHaveLength(12)
  })

  test('UB-COR-03: players move there from the navpoint before it', () => {
    const t = plainTable({ space: 'cs-1' })
    expect(spacesInReach(t, 0, 1)).toContain(spaceOf(spinward))
  })

  test('UB-COR-04: players can take the market action there', () => {
    const t = askForActions(plainTable({ space: spinward }))
    expect(ids(t)).toContain('market')
    choose(t, 'market')
    expect(asked(t)).toEqual([['discardFromMarket', 0]])
    const elsewhere = askForActions(plainTable({ space: 'cs-1' }))
    expect(ids(elsewhere)).not.toContain('market')
    expect(closed(elsewhere, 'market')?.reason).toBe('notOnPlanet')
  })

  test('UB-COR-05, UB-COR-08: a space encounter there reads the top card of the deck', () => {
    const t = atCore()
    const card = onTop(t, shipyards)
    expect(ids(t)).toContain('space')
    choose(t, 'space')
    choose(t, 'stay')
    expect(t.resolving).toEqual([card])
  })

  test('UB-COR-07: both use the same deck', () => {
    expect(coreWorlds.map((core) => deckAt(spaceOf(core)))).toEqual([CORE_DECK, CORE_DECK])
    expect(tablesOf(plainTable()).encounterDecks[CORE_DECK]).toBe('core-worlds')
  })

  test('UB-EX-21: a fight between players there is a ground combat', () => {
    const t = plainTable({ space: trailing })
    standAt(t, 1, trailing)
    expect([0, 1].map((seat) => combatKindAt(t, seat))).toEqual(['ground', 'ground'])
  })
})

describe('the way across', () => {
  test('UB-COR-06, UB-COR-18: it is not a route and does not shorten distances', () => {
    const t = plainTable({ space: spinward })
    const [west, east] = [spaceOf(spinward), spaceOf(trailing)]
    expect(at(mapOf(t).graph.neighbours, west)).toEqual([spaceOf('cs-1')])
    expect(spacesInReach(t, 0, 10)).not.toContain(east)
    // The distance is the whole map: the two navpoints at the ends and everything between them.
    expect(distance(t, west, east)).toBe(2 + distance(t, spaceOf('cs-1'), spaceOf('ct-1')))
    expect(distance(t, west, east)).toBeGreaterThan(20)
  })

  test('UB-COR-09: the player declares it before drawing the card', () => {
    const t = atCore()
    const before = at(t.encounters, CORE_DECK).slice()
    choose(t, 'space')
    expect(asked(t)).toEqual([['declareCrossing', 0]])
    expect(ids(t)).toEqual(['stay', 'cross'])
    expect(at(t.encounters, CORE_DECK)).toEqual(before)
    expect(t.resolving).toEqual([])
  })

  test('UB-COR-10, UB-COR-13, UB-COR-15, UB-FACT-41: a player who declares a crossing reads the way across, and crosses if possible', () => {
    for (const [from, to] of [
      [spinward, trailing],
      [trailing, spinward],
    ] as const) {
      const t = atCore(from)
      t.reputation[0] = [0, 1, 0, 0]
      const card = onTop(t, inspection)
      choose(t, 'space')
      const told = choose(t, 'cross')
      expect(t.spaces[0]).toBe(spaceOf(to))
      expect(t.secrets[0]).toEqual([])
      expect(at(at(t.encounters, CORE_DECK), 0)).toBe(card)
      // UB-COR-17: the move passes no other space.
      expect(told.find(({ type }) => type === 'moved')).toMatchObject({ route: [], to: spaceOf(to) })
    }
  })

  test('UB-COR-13, UB-COR-14, G-05: a player who does not meet the card’s condition stays, and the encounter is over', () => {
    const t = atCore()
    t.reputation[0] = [0, -1, 0, 0]
    const card = onTop(t, inspection)
    choose(t, 'space')
    choose(t, 'cross')
    expect(t.spaces[0]).toBe(spaceOf(spinward))
    expect(at(at(t.encounters, CORE_DECK), 0)).toBe(card)
    expect(asked(t)).not.toEqual([['encounter', 0]])
    expect(t.secrets[0]).toEqual([])
  })

  test('G-06: a "may" in the section stays optional', () => {
    const t = atCore()
    const cargo = hold(t, 0, 'relief-supplies')
    onTop(t, inspection)
    choose(t, 'space')
    choose(t, 'cross')
    choose(t, 'pass')
    expect(t.held[0]).toEqual([cargo])
    expect(t.spaces[0]).toBe(spaceOf(spinward))
  })

  test('UB-COR-11: a player who does not cross reads the section of the Core Worlds', () => {
    const t = atCore()
    t.reputation[0] = [0, 1, 0, 0]
    const card = onTop(t, inspection)
    choose(t, 'space')
    choose(t, 'stay')
    expect(t.spaces[0]).toBe(spaceOf(spinward))
    expect(t.secrets[0]).toEqual([card])
  })

  test('UB-COR-12, UB-EX-20: so does a player who draws the card without declaring anything', () => {
    const t = plainTable({ space: spinward })
    t.reputation[0] = [0, 1, 0, 0]
    const card = onTop(t, inspection)
    drawEncounterHere(t, 0)
    expect(t.secrets[0]).toEqual([card])
    expect(t.spaces[0]).toBe(spaceOf(spinward))
  })

  test('G-07: the rest of the card follows on the other side, and it is the encounter of the turn', () => {
    const t = atCore()
    onTop(t, shipyards)
    choose(t, 'space')
    choose(t, 'cross', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defence: ['hit', 'hit', 'hit', 'hit'],
    })
    expect(t.spaces[0]).toBe(spaceOf(trailing))
    expect(asked(t)).not.toContainEqual(['encounter', 0])
  })

  test('UB-COR-17: a crossing passes no spaces, so no patrol can stop it', () => {
    const t = plainTable({ space: spinward })
    t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('cs-1'))
    cross(t, 0)
    expect(t.spaces[0]).toBe(spaceOf(trailing))
  })

  test('a player on another space cannot cross', () => {
    const t = plainTable({ space: 'kessel' })
    expect(otherCoreWorld(spaceOf('kessel'))).toBe(-1)
    expect(cardLanguage.legal(t, { op: 'crossTheCore' }, { seat: 0 })?.reason).toBe('notOnCoreWorlds')
    expect(cardLanguage.holds(t, { is: 'onCoreWorlds' }, { seat: 0 })?.reason).toBe('notOnCoreWorlds')
    cross(t, 0)
    expect(t.spaces[0]).toBe(spaceOf('kessel'))
  })

  test('UB-SOL-09: an AI player never crosses', () => {
    const t = plainTable({ people: 1, space: 'kessel' })
    standAt(t, 1, spinward)
    expect(cardLanguage.legal(t, { op: 'crossTheCore' }, { seat: 1 })?.rule).toBe('UB-SOL-09')
    cross(t, 1)
    expect(t.spaces[1]).toBe(spaceOf(spinward))
  })

  test('UB-COR-14: on many cards the way across depends on Imperial reputation', () => {
    const bySign = deck.filter(({ sections }) => {
      const section = sections['acrossTheCore']
      return section !== undefined && 'faction' in section && section.faction === 'imperial'
    })
    expect(bySign.length).toBeGreaterThan(5)
    for (const { sections } of deck)
      expect(operationsIn(sections['acrossTheCore'], 'crossTheCore').length).toBeGreaterThan(0)
  })

  test('UB-COR-19: a patrol moves along the map and does not cross', () => {
    const t = plainTable()
    const [west, east] = [spaceOf(spinward), spaceOf(trailing)]
    expect(spacesAround(t, west, 3)).not.toContain(east)
    // From one end towards the other it moves along the map.
    expect(endsOfPatrol(t, west, east, 2).every((end) => distance(t, west, end) === 2)).toBe(true)
    // UB-R-12: it moves into a Core Worlds space and out again, no farther.
    expect(spacesAround(t, spaceOf('cs-1'), 1)).toContain(west)
    t.patrolSpaces[factions.indexOf('rebel')] = west
    expect(endsOfPatrol(t, west, spaceOf('ct-1'), 1)).toEqual([spaceOf('cs-1')])
  })
})

describe('bots and the way across', () => {
  const answers = (t: Rim) => bots.policy?.(t, at(t.open, 0), () => 0)

  test('a bot with cargo for the other end crosses; one with nothing to do there stays', () => {
    const t = atCore()
    hold(t, 0, 'uncut-kyber')
    t.reputation[0] = [0, 1, 0, 0]
    choose(t, 'space')
    expect(answers(t)).toEqual([1])
    const other = atCore(trailing)
    choose(other, 'space')
    expect(answers(other)).toEqual([0])
  })
})

describe('places for contacts', () => {
  test('UB-CLR-10, UB-CLR-11, UB-EX-10: a returned token goes to the Core Worlds space itself', () => {
    const t = plainTable({ space: spinward, characters: ['maz-kanata', 'ketsu-onyo'] })
    const { resources } = tablesOf(t)
    const crew = resources.findIndex(
      (resource) => resource?.type === 'crew' && resource.contact === 'chewbacca',
    )
    expect(crew).toBeGreaterThan(0)
    const token = pieceNamed(t, 'chewbacca')
    t.contactsLeftOut.splice(t.contactsLeftOut.indexOf(token), 1)
    t.discardedContacts.push(token)
    t.databank.splice(t.databank.indexOf(crew), 1)
    t.held[0] = [...at(t.held, 0), crew]
    expect(nearestEmptySpaces(t, spaceOf(spinward))).toEqual([spaceOf(spinward)])
    discardCard(t, 0, crew)
    run(t)
    const [place = PASS] = contactSpacesAt(spaceOf(spinward))
    expect(t.contacts[place]).toBe(token)
    expect(t.contactsUp).toContain(place)
  })

  test('G-61: with a token there, its only place is not empty', () => {
    const t = plainTable({ space: spinward })
    const [place = PASS] = contactSpacesAt(spaceOf(spinward))
    putContactAt(t, 'greedo', place)
    expect(nearestEmptySpaces(t, spaceOf(spinward))).not.toContain(spaceOf(spinward))
    t.contacts[place] = EMPTY
    expect(nearestEmptySpaces(t, spaceOf(spinward))).toEqual([spaceOf(spinward)])
  })

  test('UB-COR-02: a player there can meet the contact that lies there', () => {
    const t = plainTable({ space: trailing })
    putContactAt(t, 'greedo', at(contactSpacesAt(spaceOf(trailing)), 0))
    askForEncounter(t)
    expect(ids(t)).toContain(`contact-${trailing}-1`)
  })

  test('players can buy from every market deck there', () => {
    const t = askForActions(plainTable({ space: trailing }))
    choose(t, 'market')
    expect(ids(t)).toEqual([...marketDecks, 'pass'])
  })
})
