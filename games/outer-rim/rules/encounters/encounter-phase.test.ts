import { at, decisionsFor, everybody } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { encounterDecks, factions } from '../../content/names.ts'
import { game } from '../../game.ts'
import {
  asked,
  askForEncounter,
  encounterTable,
  pick,
  putContactAt,
} from '../../test/encounters/encounter-table.ts'
import { closed, hold, ids } from '../../test/table.ts'
import { peekAt } from '../contacts/contacts.ts'
import { contactSpacesAt, spaceOf } from '../map/map.ts'
import type { Rim } from '../rim.ts'
import { pieceNamed } from '../tables.ts'

const HUTT = factions.indexOf('hutt')
const REBEL = factions.indexOf('rebel')

function patrolComes(t: Rim, faction: number, level: number, space = at(t.spaces, 0)): void {
  t.patrolSpaces[faction] = space
  t.patrolLevels[faction] = level
}

const place = (planet: string, index: number) => at(contactSpacesAt(spaceOf(planet)), index)

describe('the encounter phase', () => {
  test('OR-ENC-01, OR-ENC-02, OR-ENC-04, OR-EPAT-09, OR-EPAT-11: one encounter of all that the space offers', () => {
    const t = encounterTable({ space: 'naboo' })
    patrolComes(t, HUTT, 1)
    patrolComes(t, REBEL, 1)
    putContactAt(t, 'greedo', place('naboo', 0))
    putContactAt(t, 'lobot', place('naboo', 1), 'down')
    hold(t, 0, 'royal-portrait', 'casino-heist')
    askForEncounter(t)
    expect(ids(t)).toEqual([
      'space',
      'patrol-rebel',
      'patrol-hutt',
      'contact-naboo-1',
      'contact-naboo-2',
      'job-royal-portrait',
    ])
    expect(closed(t, 'job-casino-heist')).toMatchObject({ rule: 'OR-JOB-04' })
  })

  test('OR-BNTY-07: a closed bounty tells where its target is, as far as the player knows', () => {
    const t = encounterTable({ space: 'naboo' })
    hold(t, 0, 'bounty-greedo')
    putContactAt(t, 'greedo', place('tatooine', 0), 'down')
    askForEncounter(t)
    expect(closed(t, 'bounty-bounty-greedo')).toEqual({ rule: 'OR-BNTY-07', reason: 'wantedUnseen' })
    putContactAt(t, 'greedo', place('tatooine', 0))
    expect(closed(t, 'bounty-bounty-greedo')).toEqual({
      rule: 'OR-BNTY-07',
      reason: 'wantedElsewhere',
      facts: { space: spaceOf('tatooine') },
    })
    const other = encounterTable({ space: 'naboo' })
    hold(other, 0, 'bounty-greedo')
    putContactAt(other, 'greedo', place('naboo', 0))
    askForEncounter(other)
    expect(closed(other, 'bounty-bounty-greedo')).toBeUndefined()
  })

  test('OR-ENC-03, OR-ENC-06, OR-EPAT-10, OR-GAP-41: a patrol of an enemy excludes all other encounters', () => {
    const t = encounterTable({ space: 'naboo' })
    patrolComes(t, HUTT, 1)
    patrolComes(t, REBEL, 1)
    t.reputation[0] = [0, 0, -1, 0]
    hold(t, 0, 'royal-portrait')
    askForEncounter(t)
    expect(ids(t)).toEqual(['patrol-hutt'])
    expect(closed(t, 'space')).toMatchObject({ rule: 'OR-ENC-03', facts: { faction: HUTT } })
    expect(closed(t, 'patrol-rebel')).toMatchObject({ rule: 'OR-ENC-03' })
    expect(closed(t, 'job-royal-portrait')).toMatchObject({ rule: 'OR-ENC-06' })
  })

  test('OR-EPAT-10: the player chooses between several such patrols', () => {
    const t = encounterTable({ space: 'naboo' })
    patrolComes(t, HUTT, 1)
    patrolComes(t, REBEL, 1)
    t.reputation[0] = [-1, 0, -1, 0]
    askForEncounter(t)
    expect(ids(t)).toEqual(['patrol-rebel', 'patrol-hutt'])
  })

  test('OR-ENC-03: patrols do not force a player who may ignore them (GX1 Short Hauler)', () => {
    const t = encounterTable({ space: 'naboo', ships: ['gx1-short-hauler'] })
    t.isShipFlipped[0] = true
    patrolComes(t, HUTT, 1)
    t.reputation[0] = [0, 0, -1, 0]
    askForEncounter(t)
    expect(ids(t)).toEqual(['space', 'patrol-hutt'])
  })

  test('OR-ENC-05, OR-GAP-40: an "Encounter" ability replaces the encounter', () => {
    const t = encounterTable({ space: 'naboo', characters: ['bossk', 'ketsu-onyo'] })
    t.isCharacterFlipped[0] = true
    t.spaces[1] = spaceOf('naboo')
    askForEncounter(t)
    expect(ids(t)).toEqual(['space', 'use-bossk'])
    const events = pick(t, 'use-bossk', {
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    })
    expect(events.find((event) => event.type === 'combatEnded')).toMatchObject({ hasWon: true })
    expect(at(t.fame, 0)).toBe(1)
  })

  test('OR-ENC-02, OR-CON-09: Ketsu Onyo meets patrols and contacts up to three spaces away without moving', () => {
    const t = encounterTable({ space: 'naboo', characters: ['ketsu-onyo', 'bossk'] })
    putContactAt(t, 'greedo', place('ryloth', 0))
    patrolComes(t, HUTT, 1, spaceOf('cantonica'))
    askForEncounter(t)
    expect(ids(t)).toContain('contact-ryloth-1')
    expect(ids(t)).not.toContain('patrol-hutt')
    expect(at(t.spaces, 0)).toBe(spaceOf('naboo'))
  })
})

describe('patrol encounters', () => {
  test('OR-EPAT-01, OR-EPAT-02, OR-EPAT-03, OR-EPAT-04, OR-EPAT-05, OR-GAP-55: reward, reputation, and the next patrol', () => {
    const t = encounterTable({ space: 'naboo' })
    patrolComes(t, HUTT, 1)
    askForEncounter(t)
    const events = pick(t, 'patrol-hutt', { attack: ['hit', 'hit', 'hit'], defence: ['hit', 'hit'] })
    expect(events.map(({ type }) => type).filter((type) => type !== 'rolled')).toEqual([
      'combatBegan',
      'combatEnded',
      'credits',
      'reputation',
      'patrolBeaten',
      'patrolEntered',
      'damaged',
      'turnBegan',
    ])
    expect(at(t.credits, 0)).toBe(8000)
    expect(at(at(t.reputation, 0), HUTT)).toBe(-1)
    expect(at(t.patrolLevels, HUTT)).toBe(2)
  })

  test('OR-EPAT-03: a player who keeps reputation loses none (Aggressor)', () => {
    const t = encounterTable({ space: 'naboo', ships: ['aggressor-class-assault-fighter'] })
    t.isShipFlipped[0] = true
    patrolComes(t, HUTT, 1)
    askForEncounter(t)
    pick(t, 'patrol-hutt')
    expect(at(at(t.reputation, 0), HUTT)).toBe(0)
  })

  test('OR-EPAT-06, OR-EPAT-07: the loser moves the patrol before the damage', () => {
    const t = encounterTable({ space: 'naboo' })
    patrolComes(t, HUTT, 1)
    askForEncounter(t)
    pick(t, 'patrol-hutt', { attack: ['blank', 'blank', 'blank'], defence: ['hit', 'hit'] })
    expect(asked(t)).toEqual([['pushPatrolTo', 0]])
    expect(at(t.shipDamage, 0)).toBe(0)
    // The event of the damage names its combat.
    expect(pick(t, at(ids(t), 0)).find(({ type }) => type === 'damaged')).toMatchObject({
      fought: { attacker: 0, opponent: { is: 'patrol', faction: HUTT, level: 1 } },
    })
    expect(at(t.shipDamage, 0)).toBe(2)
    expect(at(t.patrolSpaces, HUTT)).not.toBe(spaceOf('naboo'))
  })

  test('OR-PAT-08, OR-PAT-09, OR-PAT-10, OR-PAT-11: a patrol of level 4 wins without a roll and defeats the ship', () => {
    const t = encounterTable({ space: 'naboo', ships: ['g-1a-starfighter'] })
    t.shipDamage[0] = 1
    patrolComes(t, HUTT, 4)
    askForEncounter(t)
    const lost = pick(t, 'patrol-hutt')
    expect(lost.some(({ type }) => type === 'rolled')).toBe(false)
    expect(lost.find((event) => event.type === 'combatEnded')).toMatchObject({
      hasWon: false,
      damage: [0, 3],
    })
    pick(t, at(ids(t), 0))
    expect(at(t.shipDamage, 0)).toBe(4)
    expect(at(t.isDefeated, 0)).toBe(true)
    expect(at(t.patrolLevels, HUTT)).toBe(4)
  })
})

describe('contact encounters', () => {
  test('OR-ECON-01, OR-ECON-02, OR-ECON-03, OR-ECON-04, OR-ECON-08: a contact is chosen face down, turned up, and its card read', () => {
    const t = encounterTable({ space: 'naboo' })
    const lobot = putContactAt(t, 'lobot', place('naboo', 1), 'down')
    askForEncounter(t)
    const events = pick(t, 'contact-naboo-2')
    expect(events[0]).toMatchObject({ type: 'contactRevealed', contact: lobot })
    expect(events[1]).toMatchObject({ type: 'reading', card: pieceNamed(t, 'databank-lobot') })
    expect(at(t.knowers, lobot)).toBe(everybody(t))
    pick(t, 'pass')
    expect(t.contacts[place('naboo', 1)]).toBe(lobot)
    expect(t.databank).toContain(pieceNamed(t, 'databank-lobot'))
  })

  test('OR-CON-06: a face-down contact has a name only for a player who has peeked at it', () => {
    const t = encounterTable({ space: 'naboo' })
    const lobot = putContactAt(t, 'lobot', place('naboo', 1), 'down')
    askForEncounter(t)
    const facts = () => decisionsFor(game, t, 0)[0]?.options.find(({ id }) => id === 'contact-naboo-2')?.facts
    expect(facts()).not.toHaveProperty('contact')
    peekAt(t, 1, place('naboo', 1))
    expect(facts()).not.toHaveProperty('contact')
    peekAt(t, 0, place('naboo', 1))
    expect(facts()).toMatchObject({ contact: lobot })
  })

  test('OR-ECON-05, OR-ECON-06, OR-ECON-07, OR-ENC-07: a bounty allows a fight instead, once the token is turned up', () => {
    const t = encounterTable({ space: 'naboo' })
    hold(t, 0, 'bounty-greedo')
    putContactAt(t, 'greedo', place('naboo', 0), 'down')
    askForEncounter(t)
    expect(ids(t)).toEqual(['space', 'contact-naboo-1'])
    pick(t, 'contact-naboo-1')
    expect(asked(t)).toEqual([['fightOrTalk', 0]])
    expect(ids(t)).toEqual(['fight', 'talk'])
    const events = pick(t, 'talk')
    expect(events[0]).toMatchObject({ type: 'reading', card: pieceNamed(t, 'databank-greedo') })
  })
})

describe('space encounters', () => {
  const top = (t: Rim, deck: (typeof encounterDecks)[number]) => {
    const cards = at(t.encounters, encounterDecks.indexOf(deck))
    return at(cards, cards.length - 1)
  }

  test('OR-ESPC-01, OR-ESPC-08: one card is drawn, and then lies under its deck, known to all', () => {
    const t = encounterTable({ space: 'naboo' })
    const deck = at(t.encounters, encounterDecks.indexOf('ryloth-naboo'))
    const card = top(t, 'ryloth-naboo')
    askForEncounter(t)
    pick(t, 'space')
    while (at(t.open, 0).kind !== 'plan') pick(t, at(ids(t), ids(t).length - 1))
    const isKept = at(t.secrets, 0).includes(card) || at(t.held, 0).includes(card)
    expect(isKept || (deck[0] === card && at(t.knowers, card) === everybody(t))).toBe(true)
    expect(t.resolving).toEqual([])
  })

  test('OR-COMP-06: an empty deck gives no card, but counts as the encounter', () => {
    const t = encounterTable({ space: 'naboo' })
    t.encounters[encounterDecks.indexOf('ryloth-naboo')] = []
    askForEncounter(t)
    pick(t, 'space')
    expect(asked(t).map(([kind]) => kind)).toEqual(['plan'])
  })
})
