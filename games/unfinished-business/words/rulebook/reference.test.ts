import { at, standingFor } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { statOf } from '../../../outer-rim/rules/abilities/values.ts'
import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { spacesInReach } from '../../../outer-rim/rules/map/movement.ts'
import { rulebook as base } from '../../../outer-rim/words/rulebook.ts'
import { catalogue } from '../../rules/catalogue.ts'
import { game } from '../../rules/game.ts'
import {
  asked,
  askForActions,
  askForEncounter,
  askForPlan,
  choose,
  closed,
  hold,
  ids,
  placeOn,
  plainTable,
  putContactAt,
  standAt,
} from '../../test/table.ts'
import { tableSections } from './table.ts'

/** A turn as summarised on the expansion's reference card. */

const chapters = ['MRG', 'SET', 'DBK', 'REF', 'COR', 'CON', 'ROT', 'DSC', 'REV']
const toldRules = tableSections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))

describe('the reference card', () => {
  test('UB-SET-17, UB-SET-18: a section of the rulebook sums the turn up in place of the one before', () => {
    const card = tableSections.find(({ id }) => id === 'ub-reference')
    const summed = card?.paragraphs.flatMap(({ rules }) => rules) ?? []
    expect(summed.filter((id) => id.startsWith('UB-REF-'))).toHaveLength(14)
    expect(card?.paragraphs[0]?.en).toMatch(/takes the place/)
  })

  test('UB-SET-19: fame and skill tests are still told by the base game', () => {
    const told = base.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))
    expect(told).toEqual(expect.arrayContaining(['OR-FAME-01', 'OR-TEST-02']))
  })

  test('every rule of these chapters is explained in both languages', () => {
    const rules = catalogue.filter(({ id }) => chapters.includes(id.split('-')[1] ?? '')).map(({ id }) => id)
    expect(rules.length).toBeGreaterThan(110)
    expect(rules.filter((id) => !toldRules.includes(id))).toEqual([])
    for (const { title, paragraphs } of tableSections)
      for (const { pl, en } of [title, ...paragraphs])
        expect([pl === en, pl === '', en === '']).toEqual([false, false, false])
  })
})

describe('planning', () => {
  test('UB-REF-01, UB-REF-02: one of move, credits or recovery; a move goes as far as the hyperdrive', () => {
    const t = plainTable({ space: 'naboo' })
    t.characterDamage[0] = 1
    askForPlan(t)
    const reach = spacesInReach(t, 0, statOf(t, 'hyperdrive', 0))
    const moves = ids(t).filter((id) => id.startsWith('move-'))
    expect(moves).toHaveLength(reach.length)
    expect(ids(t).filter((id) => !id.startsWith('move-'))).toEqual(['credits', 'recover'])
    choose(t, at(moves, 0))
    expect(asked(t)).not.toContainEqual(['plan', 0])
  })

  test('UB-REF-03: 2,000 credits', () => {
    const t = askForPlan(plainTable())
    choose(t, 'credits')
    expect(t.credits[0]).toBe(7000)
  })

  test('UB-REF-04: all damage, of character and ship', () => {
    const t = plainTable()
    t.characterDamage[0] = 2
    t.shipDamage[0] = 1
    askForPlan(t)
    choose(t, 'recover')
    expect([t.characterDamage[0], t.shipDamage[0]]).toEqual([0, 0])
  })

  test('UB-REF-05: who is defeated has to recover', () => {
    const t = plainTable()
    t.isDefeated[0] = true
    t.characterDamage[0] = statOf(t, 'health', 0)
    askForPlan(t)
    expect(ids(t)).toEqual(['recover'])
  })
})

describe('the action phase', () => {
  test('UB-REF-06, UB-REF-07, UB-REF-08: any number of actions, each once; delivery and the market among them', () => {
    const t = plainTable({ space: 'takodana' })
    hold(t, 0, 'relief-supplies')
    askForActions(t)
    expect(ids(t)).toEqual(expect.arrayContaining(['deliver', 'market', 'end']))
    choose(t, 'deliver')
    choose(t, 'relief-supplies')
    expect(t.credits[0]).toBe(10_000)
    choose(t, 'market')
    choose(t, 'pass')
    choose(t, 'pass')
    expect(ids(t)).not.toContain('deliver')
    expect(ids(t)).not.toContain('market')
  })

  test('UB-REF-08: the market is on planets alone', () => {
    const t = askForActions(plainTable({ space: 'ct-1' }))
    expect(closed(t, 'market')?.reason).toBe('notOnPlanet')
  })

  test('UB-REF-12: cards are traded with a player in the same space', () => {
    const t = askForActions(plainTable({ space: 'naboo' }))
    const proposals = () => standingFor(game, t, 0).filter(({ name }) => name === 'propose')
    const apart = proposals().flatMap((move) => move.list(t, 0))
    standAt(t, 1, 'naboo')
    const together = proposals().flatMap((move) => move.list(t, 0))
    expect(apart).toEqual([])
    expect(together.length).toBe(1)
  })
})

describe('the encounter phase', () => {
  test('UB-REF-13: a patrol, an encounter card or a contact', () => {
    const t = plainTable({ space: 'naboo' })
    t.patrolSpaces[0] = spaceOf('naboo')
    putContactAt(t, 'greedo', placeOn('naboo', 0))
    askForEncounter(t)
    expect(ids(t)).toEqual(['space', 'patrol-rebel', 'contact-naboo-1'])
  })

  test('UB-REF-14: with negative reputation the patrol has to be fought', () => {
    const t = plainTable({ space: 'naboo' })
    t.patrolSpaces[0] = spaceOf('naboo')
    t.reputation[0] = [-1, 0, 0, 0]
    putContactAt(t, 'greedo', placeOn('naboo', 0))
    askForEncounter(t)
    expect(ids(t)).toEqual(['patrol-rebel'])
    expect(closed(t, 'space')?.rule).toBe('OR-ENC-03')
  })
})
