import type { CoachMoment } from '@kantyna/kernel'
import { testCoach } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import type { RimOptions } from '../../outer-rim/rules/rim.ts'
import { coach as base } from '../../outer-rim/words/coach.ts'
import { bundle } from '../index.ts'
import { coachLines } from './coach.ts'

const { game } = bundle
const optionsOf = (seats: number, options: object) => game.options(seats).parse(options) as RimOptions // its own

/** Lines that need two people, and lines for one person against a bounty hunter. */
const forTwo = ['favor', 'ambition', 'goal']
const ofPeople = coachLines.filter(({ id }) => forTwo.includes(id))
const ofOne = coachLines.filter(({ id }) => !forTwo.includes(id))

describe('alone against a bounty hunter', () => {
  testCoach(game, ofOne, optionsOf(1, { aiCharacter: 'bossk' }))
})

describe('two people with favors and ambitions', () => {
  const ofTwo = { ...game, meta: { ...game.meta, seats: [2] as const } }
  testCoach(ofTwo, ofPeople, optionsOf(2, { favors: 'yes', ambitions: 'yes', fame: '8' }))
})

/** The expansion's lines come first (joinedCoach in the page). */
const coach = [...coachLines, ...base]

test('a question of the expansion is explained before anything else', () => {
  // Lines depend only on the kinds of decisions and events.
  const moment = {
    decisions: [{ kind: 'chooseAmbition', options: [] }],
    events: [{ type: 'reputation' }],
    canUndo: true,
  } as unknown as CoachMoment
  expect(coach.find(({ isMoment }) => isMoment(moment))?.id).toBe('ambition')
})

test('no line has the id of one of the base game', () => {
  const ids = coach.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
