import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import type { Planet } from '../../content/names.ts'
import {
  asked,
  askForEncounter,
  encounterTable,
  hireFor,
  pick,
  putContactAt,
} from '../../test/encounters/encounter-table.ts'
import { hold, ids } from '../../test/table.ts'
import { contactSpacesAt, spaceOf } from '../map/map.ts'
import type { Rim } from '../rim.ts'
import { pieceNamed } from '../tables.ts'

const place = (planet: Planet, index: number) => at(contactSpacesAt(spaceOf(planet)), index)

const won = { attack: ['critical', 'critical', 'critical'], defence: ['blank', 'blank', 'blank'] } as const
const lost = { attack: ['blank', 'blank', 'blank'], defence: ['hit', 'hit', 'blank'] } as const

/** Seat 0 with a bounty on Greedo (ground combat 3), who lies on Naboo. */
function hunt(): Rim {
  const t = encounterTable({ space: 'naboo' })
  hold(t, 0, 'bounty-greedo')
  putContactAt(t, 'greedo', place('naboo', 0))
  askForEncounter(t)
  pick(t, 'contact-naboo-1')
  return t
}

describe('bounties on the map', () => {
  test('OR-BNTY-07, OR-BNTY-08, OR-BNTY-09, OR-BNTY-10: the fight is as printed on the card; then the player chooses', () => {
    const t = hunt()
    const events = pick(t, 'fight', won)
    expect(events.find((event) => event.type === 'combatBegan')).toMatchObject({
      kind: 'ground',
      opponent: { is: 'contact', contact: pieceNamed(t, 'greedo'), bounty: pieceNamed(t, 'bounty-greedo') },
    })
    expect(events.filter((event) => event.type === 'rolled')[1]).toMatchObject({ terms: [{ amount: 3 }] })
    expect(asked(t)).toEqual([['captureOrEliminate', 0]])
    expect(ids(t)).toEqual(['capture', 'eliminate'])
  })

  test('OR-BNTY-13, OR-CON-10, OR-DELIV-13: a captured contact lies on the bounty', () => {
    const t = hunt()
    pick(t, 'fight', won)
    pick(t, 'capture')
    expect([t.captives[0], t.captiveOn[0]]).toEqual([
      [pieceNamed(t, 'greedo')],
      [pieceNamed(t, 'bounty-greedo')],
    ])
    expect(t.contacts[place('naboo', 0)]).toBe(-1)
    expect(at(t.credits, 0)).toBe(5000)
    expect(at(t.fame, 0)).toBe(0)
  })

  test('OR-BNTY-11, OR-BNTY-12: eliminating gives the reward; card and token leave the game', () => {
    const t = hunt()
    pick(t, 'fight', won)
    pick(t, 'eliminate')
    expect([t.credits[0], t.fame[0]]).toEqual([8000, 1])
    expect(t.removed).toContain(pieceNamed(t, 'bounty-greedo'))
    expect(t.removedContacts).toEqual([pieceNamed(t, 'greedo')])
    expect(at(t.held, 0)).toEqual([])
  })

  test('OR-GAP-25: a loser only suffers damage, and the contact stays', () => {
    const t = hunt()
    pick(t, 'fight', lost)
    expect(t.contacts[place('naboo', 0)]).toBe(pieceNamed(t, 'greedo'))
    expect(at(t.characterDamage, 0)).toBe(2)
    expect(at(t.held, 0)).toEqual([pieceNamed(t, 'bounty-greedo')])
  })

  test('OR-GOAL-07, OR-BNTY-12: a forced ability follows an elimination (Boba Fett)', () => {
    const t = encounterTable({ space: 'naboo', characters: ['boba-fett', 'bossk'] })
    t.isCharacterFlipped[0] = true
    hold(t, 0, 'bounty-greedo')
    putContactAt(t, 'greedo', place('naboo', 0))
    askForEncounter(t)
    pick(t, 'contact-naboo-1')
    pick(t, 'fight', won)
    pick(t, 'eliminate')
    expect(at(t.credits, 0)).toBe(13_000)
  })

  test('OR-GAP-63, OR-GAP-64: a bounty is kept after its contact is gone', () => {
    const t = encounterTable({ space: 'naboo' })
    hold(t, 0, 'bounty-greedo')
    askForEncounter(t)
    expect(ids(t)).toEqual(['space'])
  })
})

describe('bounties on crew', () => {
  /** Greedo in the crew of a seat. */
  function preyOf(owner: number, space = 'naboo'): Rim {
    const t = encounterTable({ space })
    t.spaces[1] = spaceOf(space)
    hold(t, 0, 'bounty-greedo')
    hireFor(t, owner, 'greedo', 'databank-greedo')
    askForEncounter(t)
    return t
  }

  test('OR-BNTY-14, OR-BNTY-15, OR-BNTY-16, OR-ENC-08: own crew can be captured; its token comes from the discarded ones', () => {
    const t = preyOf(0)
    expect(ids(t)).toEqual(['space', 'bounty-bounty-greedo'])
    pick(t, 'bounty-bounty-greedo', won)
    pick(t, 'capture')
    expect(t.captives[0]).toEqual([pieceNamed(t, 'greedo')])
    expect(t.discardedContacts).toEqual([])
    expect(t.databank).toContain(pieceNamed(t, 'databank-greedo'))
    expect(at(t.held, 0)).toEqual([pieceNamed(t, 'bounty-greedo')])
  })

  test('OR-BNTY-17: losing to own crew costs the crew card, and its token goes to the nearest empty space', () => {
    const t = preyOf(0)
    pick(t, 'bounty-bounty-greedo', lost)
    expect(at(t.held, 0)).toEqual([pieceNamed(t, 'bounty-greedo')])
    expect(t.contacts[place('naboo', 0)]).toBe(pieceNamed(t, 'greedo'))
    expect(t.discardedContacts).toEqual([])
  })

  test('OR-BNTY-18: a crew member that is being fought cannot be used in that fight', () => {
    const t = encounterTable({ space: 'naboo' })
    hireFor(t, 0, '4-lom', 'databank-4-lom')
    hireFor(t, 0, 'black-krrsantan', 'databank-black-krrsantan')
    hold(t, 0, 'bounty-black-krrsantan')
    askForEncounter(t)
    const dice = ['focus', 'focus', 'focus', 'hit'] as const
    const blanks = ['blank', 'blank', 'blank', 'blank', 'blank'] as const
    const events = pick(t, 'bounty-bounty-black-krrsantan', { attack: dice, defence: blanks })
    // 4-LOM's bonus counts; Krrsantan's ability for a focus is not offered.
    expect(events.filter((event) => event.type === 'rolled')[0]).toMatchObject({
      terms: [{ amount: 3 }, { amount: 1 }],
    })
    expect(asked(t)).toEqual([['captureOrEliminate', 0]])
  })

  test('OR-BNTY-19, OR-BNTY-20, OR-BNTY-21, OR-BNTY-22: the owner may fight instead, on the ground or in space by the place', () => {
    const t = preyOf(1, 'co-1')
    pick(t, 'bounty-bounty-greedo')
    expect(asked(t)).toEqual([['protect', 1]])
    const events = pick(t, 'protect', won)
    expect(events.find((event) => event.type === 'combatBegan')).toMatchObject({
      kind: 'ship',
      opponent: { is: 'player', seat: 1 },
    })
    expect(at(t.held, 1)).toEqual([])
    pick(t, 'eliminate')
    pick(t, 'goOn')
    expect(t.removedContacts).toEqual([pieceNamed(t, 'greedo')])
    expect(at(t.shipDamage, 1)).toBe(4)
  })

  test('OR-GAP-56: an owner who wins keeps the crew; both suffer damage', () => {
    const t = preyOf(1)
    pick(t, 'bounty-bounty-greedo')
    pick(t, 'protect', { attack: ['hit', 'blank', 'blank'], defence: ['hit', 'hit', 'blank'] })
    expect(at(t.held, 1)).toEqual([pieceNamed(t, 'databank-greedo')])
    expect(t.characterDamage.slice(0, 2)).toEqual([2, 1])
  })

  test('OR-BNTY-23, OR-GAP-26, OR-GAP-28: without protection the fight is as printed, and the owner still loses the card', () => {
    const t = preyOf(1, 'co-1')
    pick(t, 'bounty-bounty-greedo')
    const events = pick(t, 'pass', won)
    expect(events.find((event) => event.type === 'combatBegan')).toMatchObject({ kind: 'ground' })
    pick(t, 'capture')
    expect(at(t.held, 1)).toEqual([])
    expect(t.captives[0]).toEqual([pieceNamed(t, 'greedo')])
  })

  test('OR-GAP-27: a hunter who loses leaves the crew with its owner', () => {
    const t = preyOf(1)
    pick(t, 'bounty-bounty-greedo')
    pick(t, 'pass', lost)
    expect(at(t.held, 1)).toEqual([pieceNamed(t, 'databank-greedo')])
  })

  test('OR-DEF-10, OR-DEF-11: a defeated owner cannot protect, but the crew can be fought', () => {
    const t = encounterTable({ space: 'naboo' })
    t.spaces[1] = spaceOf('naboo')
    t.isDefeated[1] = true
    t.characterDamage[1] = 4
    hold(t, 0, 'bounty-greedo')
    hireFor(t, 1, 'greedo', 'databank-greedo')
    askForEncounter(t)
    pick(t, 'bounty-bounty-greedo', won)
    expect(asked(t)).toEqual([['captureOrEliminate', 0]])
  })

  test('OR-BNTY-19, OR-CREW-08: only in the same space', () => {
    const t = encounterTable({ space: 'naboo' })
    hold(t, 0, 'bounty-greedo')
    hireFor(t, 1, 'greedo', 'databank-greedo')
    askForEncounter(t)
    expect(ids(t)).toEqual(['space'])
  })

  test('OR-AICREW-09: the AI player does not protect its crew', () => {
    const t = encounterTable({ people: 1, space: 'naboo' })
    t.spaces[1] = spaceOf('naboo')
    hold(t, 0, 'bounty-greedo')
    hireFor(t, 1, 'greedo', 'databank-greedo')
    askForEncounter(t)
    const events = pick(t, 'bounty-bounty-greedo', won)
    expect(events.find((event) => event.type === 'protected')).toMatchObject({ seat: 1, isProtected: false })
    expect(asked(t)).toEqual([['captureOrEliminate', 0]])
  })
})
