import { at, present } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import type { Face } from '../../content/names.ts'
import { game } from '../../game.ts'
import { asked, encounterTable, pick, run } from '../../test/encounters/encounter-table.ts'
import { hold, ids } from '../../test/table.ts'
import type { TestFrame } from '../frames.ts'
import { rollDie, startRoll } from './roll.ts'
import { startTest } from './tests.ts'

const gain = { op: 'gainCredits', amount: 1000 } as const
const lose = { op: 'loseCredits', amount: 1000 } as const

/** The credits of seat 0 after a test. Bossk has Strength and Tactics. */
function creditsAfter(
  skill: 'strength' | 'tech',
  faces: readonly Face[],
  crew: readonly string[] = [],
): number {
  const t = encounterTable({ characters: ['bossk', 'ketsu-onyo'] })
  if (crew.length > 0) hold(t, 0, ...crew)
  startTest(t, { seat: 0 }, skill, gain, lose)
  run(t, { test: faces })
  return at(t.credits, 0)
}

describe('skill tests', () => {
  test('a seat that an expansion adds to the pause is asked once, before the dice', () => {
    const t = encounterTable({ characters: ['bossk', 'ketsu-onyo'] })
    startTest(t, { seat: 0 }, 'tech', gain, lose)
    const frame = at(t.stack, t.stack.length - 1) as TestFrame
    frame.pauses = [0]
    run(t)
    expect([asked(t), ids(t)]).toEqual([[['useInTest', 0]], ['pass']])
    expect(present(game, t, at(t.open, 0)).isPause).toBe(true)
    const events = pick(t, 'pass', { test: ['critical', 'blank'] })
    expect(events.filter(({ type }) => type === 'rolled')).toHaveLength(1)
    expect(at(t.credits, 0)).toBe(6000)
  })

  test('OR-TEST-02, OR-TEST-03, OR-TEST-04, OR-TEST-05: 2 dice; the level decides which faces pass', () => {
    const rolls: readonly (readonly Face[])[] = [
      ['blank', 'critical'],
      ['blank', 'hit'],
      ['blank', 'focus'],
      ['blank', 'blank'],
    ]
    expect(rolls.map((faces) => creditsAfter('tech', faces))).toEqual([6000, 4000, 4000, 4000])
    expect(rolls.map((faces) => creditsAfter('strength', faces))).toEqual([6000, 6000, 4000, 4000])
    // OR-TEST-06: on the character card and on crew cards together.
    expect(rolls.map((faces) => creditsAfter('strength', faces, ['databank-ponda-baba']))).toEqual([
      6000, 6000, 6000, 4000,
    ])
  })

  test('an event gives the reason why a reward could not be paid for', () => {
    const t = encounterTable({ characters: ['bossk', 'ketsu-onyo'] })
    const source = hold(t, 0, 'databank-ponda-baba')
    t.credits[0] = 1000
    const hire = {
      op: 'may',
      do: { op: 'pay', cost: { op: 'payCredits', amount: 5000 }, for: gain },
    } as const
    startTest(t, { seat: 0, source }, 'strength', hire, lose)
    const events = run(t, { test: ['critical', 'blank'] })
    expect(events.filter(({ type }) => ['tested', 'cameToNothing'].includes(type))).toMatchObject([
      { type: 'tested', hasPassed: true },
      { type: 'cameToNothing', seat: 0, source, refusal: { reason: 'tooFewCredits' } },
    ])
    expect(at(t.credits, 0)).toBe(1000)
  })

  test('events of damage and of a single die name the card that caused them', () => {
    const t = encounterTable({ characters: ['bossk', 'ketsu-onyo'] })
    const source = hold(t, 0, 'databank-ponda-baba')
    startRoll(t, { seat: 0, source }, { hit: { op: 'suffer', on: 'character', amount: 1 } })
    expect(run(t, { roll: ['hit'] }).slice(0, 3)).toMatchObject([
      { type: 'rolled', what: 'roll', terms: [{ source }] },
      { type: 'dieStands', seat: 0, face: 'hit' },
      { type: 'damaged', source },
    ])
  })

  test('OR-TEST-07, OR-TEST-08, OR-TEST-09: a test without results has none', () => {
    for (const faces of [
      ['hit', 'hit'],
      ['blank', 'blank'],
    ] as const) {
      const t = encounterTable({ characters: ['bossk', 'ketsu-onyo'] })
      startTest(t, { seat: 0 }, 'strength', null, null)
      expect(run(t, { test: faces }).find((event) => event.type === 'tested')).toMatchObject({
        hasPassed: faces[0] === 'hit',
        level: 1,
      })
      expect(at(t.credits, 0)).toBe(5000)
    }
  })

  test('OR-TEST-01: of several skills the player picks one before rolling', () => {
    const t = encounterTable({ characters: ['bossk', 'ketsu-onyo'] })
    startTest(t, { seat: 0 }, ['tech', 'strength'], gain, lose)
    run(t)
    expect(asked(t)).toEqual([['chooseSkill', 0]])
    pick(t, 'strength', { test: ['hit', 'blank'] })
    expect(at(t.credits, 0)).toBe(6000)
  })

  test('OR-SKILL-04, OR-SKILL-05, OR-EX-08: an ability gives a skill for this test, once per turn, even one that is held', () => {
    const t = encounterTable({ characters: ['doctor-aphra', 'bossk'] })
    startTest(t, { seat: 0 }, 'tech', gain, lose)
    run(t)
    expect(ids(t)).toEqual(['use-doctor-aphra', 'pass'])
    const events = pick(t, 'use-doctor-aphra', { test: ['focus', 'blank'] })
    expect(events.find((event) => event.type === 'tested')).toMatchObject({ level: 2, hasPassed: true })
  })

  test('rerolls and results have windows as in a combat (OR-CSTEP-04, OR-CSTEP-07)', () => {
    const lando = encounterTable({ characters: ['lando-calrissian', 'bossk'] })
    startTest(lando, { seat: 0 }, 'influence', gain, lose)
    run(lando, { test: ['blank', 'blank'] })
    pick(lando, 'use-lando-calrissian')
    pick(lando, 'die-2', { test: ['hit'] })
    expect(at(lando.credits, 0)).toBe(6000)

    const jyn = encounterTable({ characters: ['jyn-erso', 'bossk'] })
    startTest(jyn, { seat: 0 }, 'tech', gain, lose)
    run(jyn, { test: ['focus', 'blank'] })
    pick(jyn, 'use-jyn-erso')
    expect(at(jyn.credits, 0)).toBe(6000)
  })
})

describe('one die', () => {
  test('takes effect by its final face, after rerolls', () => {
    const t = encounterTable({ characters: ['lando-calrissian', 'bossk'] })
    startRoll(t, { seat: 0 }, { hit: gain, blank: lose })
    run(t, { roll: ['blank'] })
    expect(asked(t)).toEqual([['useInRoll', 0]])
    pick(t, 'use-lando-calrissian', { roll: ['hit'] })
    expect(at(t.credits, 0)).toBe(6000)
  })

  test('OR-DELIV-04: the roll for a delivery returns its face', () => {
    const t = encounterTable()
    rollDie(t, 0, 'delivery')
    expect(run(t, { delivery: ['critical'] })).toMatchObject([
      { type: 'rolled', what: 'delivery', faces: ['critical'] },
      {},
    ])
  })
})
