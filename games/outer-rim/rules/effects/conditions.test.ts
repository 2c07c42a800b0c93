import { at, everybody, langs } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { handMade, hold, run, shipNamed } from '../../test/hand-made.ts'
import { contactSpacesAt, spaceOf } from '../map/map.ts'
import type { Rim } from '../rim.ts'
import { pieceNamed } from '../tables.ts'
import { cardLanguage } from './language.ts'
import type { CardWhen, RimContext } from './vocabulary.ts'

/** Each condition holds when it should, and not otherwise. */

function table(): Rim {
  const t = handMade()
  run(t)
  return t
}

function holds(t: Rim, when: CardWhen, bound?: RimContext['bound']): boolean {
  return cardLanguage.holds(t, when, bound === undefined ? { seat: 0 } : { seat: 0, bound }) === null
}

test('OR-REP-10: reputation with a faction, or with that of the planet', () => {
  const t = table()
  expect(holds(t, { is: 'reputation', faction: 'hutt', standings: ['neutral', 'positive'] })).toBe(true)
  expect(holds(t, { is: 'reputation', faction: 'planet', standings: ['negative'] })).toBe(false)
  t.spaces[0] = spaceOf('naboo')
  expect(holds(t, { is: 'reputation', faction: 'planet', standings: ['neutral'] })).toBe(false)
})

test('OR-SKILL-06: a skill of the character or of a crew member', () => {
  const t = table()
  expect(holds(t, { is: 'hasSkill', skill: 'stealth' })).toBe(true)
  expect(holds(t, { is: 'hasSkill', skill: 'strength' })).toBe(false)
  hold(t, 0, 'hired-help')
  expect(holds(t, { is: 'hasSkill', skill: 'strength' })).toBe(true)
})

test('cards that fit a filter, and their total worth', () => {
  const t = table()
  hold(t, 0, 'armored-vest', 'beskar-armor', 'ion-cannon')
  expect(holds(t, { is: 'has', cards: { types: ['gear'] }, atLeast: 2 })).toBe(true)
  expect(holds(t, { is: 'has', cards: { trait: 'armor' }, atLeast: 3 })).toBe(false)
  expect(holds(t, { is: 'not', that: { is: 'has', cards: { types: ['job'] }, atLeast: 1 } })).toBe(true)
  expect(holds(t, { is: 'hasWorth', cards: { types: ['gear', 'mod'] }, credits: 15_000 })).toBe(true)
  expect(holds(t, { is: 'hasWorth', cards: { types: ['mod'] }, credits: 15_000 })).toBe(false)
})

test('credits, and the price of the ship', () => {
  const t = table()
  t.credits[0] = 2000
  expect(holds(t, { is: 'hasCredits', atLeast: 2000 })).toBe(true)
  expect(holds(t, { is: 'hasCredits', atLeast: 3000 })).toBe(false)
  t.ships[0] = shipNamed(t, 'firespray-31')
  expect(holds(t, { is: 'shipCosts', atLeast: 1000 })).toBe(true)
})

describe('the place of a player', () => {
  test('OR-MAP-08: on any planet, on a planet of a faction, on a certain planet', () => {
    const t = table()
    expect(holds(t, { is: 'onPlanet' })).toBe(true)
    expect(holds(t, { is: 'onPlanet', faction: 'hutt' })).toBe(true)
    expect(holds(t, { is: 'onPlanet', faction: 'rebel' })).toBe(false)
    expect(holds(t, { is: 'onPlanet', planet: 'naboo' })).toBe(false)
  })

  test('OR-MAEL-09: at a navpoint, which the Maelstrom is not', () => {
    const t = table()
    t.spaces[0] = spaceOf('tn-1')
    expect(holds(t, { is: 'atNavpoint' })).toBe(true)
    t.spaces[0] = spaceOf('maelstrom')
    expect(holds(t, { is: 'atNavpoint' })).toBe(false)
  })

  test('with a patrol, another player or a contact', () => {
    const t = table()
    expect(holds(t, { is: 'patrolHere' })).toBe(false)
    t.patrolSpaces[2] = spaceOf('tatooine')
    expect(holds(t, { is: 'patrolHere', faction: 'hutt' })).toBe(true)
    expect(holds(t, { is: 'patrolHere', faction: 'rebel' })).toBe(false)
    expect(holds(t, { is: 'playerHere' })).toBe(true)
    expect(holds(t, { is: 'playerHere', fame: 'more' })).toBe(false)
    expect(holds(t, { is: 'contactHere', side: 'down' })).toBe(true)
    expect(holds(t, { is: 'contactHere', side: 'up' })).toBe(false)
    const [place = 0] = contactSpacesAt(spaceOf('tatooine'))
    t.knowers[at(t.contacts, place)] = everybody(t)
    t.contactsUp.push(place)
    expect(holds(t, { is: 'contactHere', side: 'up' })).toBe(true)
  })
})

test('damage and defeat', () => {
  const t = table()
  expect(holds(t, { is: 'damaged', on: 'either', atLeast: 1 })).toBe(false)
  t.shipDamage[0] = 2
  expect(holds(t, { is: 'damaged', on: 'either', atLeast: 2 })).toBe(true)
  expect(holds(t, { is: 'damaged', on: 'character', atLeast: 1 })).toBe(false)
  expect(holds(t, { is: 'isDefeated' })).toBe(false)
  t.isDefeated[0] = true
  expect(holds(t, { is: 'isDefeated' })).toBe(true)
})

test('OR-FAME-08, OR-FAME-09: all tied leaders are most famous', () => {
  const t = table()
  t.fame = [2, 2]
  expect(holds(t, { is: 'mostFamous' })).toBe(true)
  t.fame = [2, 3]
  expect(holds(t, { is: 'mostFamous' })).toBe(false)
})

test('OR-GOAL-07: the number of marked planets of a faction', () => {
  const t = table()
  t.markedPlanets[0] = [spaceOf('lothal'), spaceOf('tatooine')]
  expect(holds(t, { is: 'planetsMarked', atLeast: 1, faction: 'imperial' })).toBe(true)
  expect(holds(t, { is: 'planetsMarked', atLeast: 2, faction: 'imperial' })).toBe(false)
})

test('conditions about an event read its bound facts', () => {
  const t = table()
  const cargo = pieceNamed(t, 'stolen-explosives')
  expect(holds(t, { is: 'cargoWas', trait: 'illegal' }, { cargo })).toBe(true)
  expect(holds(t, { is: 'cargoWas', trait: 'illegal' }, { cargo: pieceNamed(t, 'corellian-spirits') })).toBe(
    false,
  )
  expect(holds(t, { is: 'bountyWas', captured: true }, { captured: true })).toBe(true)
  expect(holds(t, { is: 'bountyWas', captured: false }, { captured: false })).toBe(true)
  expect(holds(t, { is: 'patrolBrought', what: 'fame' }, { brought: 'credits' })).toBe(false)
  expect(holds(t, { is: 'combatAgainst', what: 'patrol' })).toBe(false)
})

const conditions: readonly CardWhen[] = [
  { is: 'reputation', faction: 'hutt', standings: ['negative'] },
  { is: 'hasSkill', skill: 'tech' },
  { is: 'has', cards: { types: ['crew'] }, atLeast: 1 },
  { is: 'hasCredits', atLeast: 1000 },
  { is: 'onPlanet', planet: 'takodana' },
  { is: 'atNavpoint' },
  { is: 'patrolHere' },
  { is: 'playerHere' },
  { is: 'contactHere', side: 'up' },
  { is: 'damaged', on: 'ship', atLeast: 1 },
  { is: 'isDefeated' },
  { is: 'mostFamous' },
  { is: 'combatAgainst', what: 'patrol' },
]

test.each(conditions)('$is has an affirmative and a negative form in both languages', (when) => {
  for (const lang of langs) {
    const affirmed = cardLanguage.whenClause(when, lang)
    const denied = cardLanguage.whenClause({ is: 'not', that: when }, lang)
    expect(affirmed).not.toMatch(/undefined/)
    expect(denied).not.toBe(affirmed)
  }
})
