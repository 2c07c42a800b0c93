import { answer, decisionsFor, newChance, readChoice, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { bundle, type Duel, type DuelOptions, deckbuilding } from '../../index.ts'
import { nameOf } from '../../rules/pieces.ts'
import { trayOf } from './tray.ts'

const usual: DuelOptions = { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: '1' }

function trayAt(arranged: object, options: DuelOptions = usual, first?: string) {
  const t = bundle.scenarioWords.arrange(2, options, arranged, newChance(1, deckbuilding.streams))
  if (first !== undefined) choose(t, first)
  const tray = trayOf(viewOf(deckbuilding, t, 0), decisionsFor(deckbuilding, t, 0))
  return tray.map(({ pile, pieces }) => ({ pile, names: pieces.map(nameOf) }))
}

function choose(t: Duel, pick: string) {
  const [asked] = decisionsFor(deckbuilding, t, 0)
  const read = readChoice(deckbuilding, t, { seat: 0, decision: asked?.id ?? -1, picks: [pick] })
  if (!read.ok) throw new Error(`${pick}: ${read.error.code}`)
  answer(deckbuilding, t, read.value.decision, read.value.picks)
}

test('a new base is chosen from the bases that are left', () => {
  const arranged = {
    stage: 'turnStart',
    turn: 3,
    base: { empire: 'none' },
    victory: { rebels: ['lothal'] },
    baseDeck: { empire: ['endor', 'coruscant'] },
  }
  expect(trayAt(arranged)).toEqual([{ pile: 'baseDeck', names: ['coruscant', 'endor'] }])
})

test('secret bases are picked from those that would be put away', () => {
  const [section, ...others] = trayAt({ stage: 'setup' }, { ...usual, bases: 'secret' })
  expect(others).toEqual([])
  expect(section?.pile).toBe('putAway')
  expect(section?.names).toContain('kessel')
})

test('looked-at cards are shown to the player who looks', () => {
  const arranged = {
    stage: 'turnStart',
    turn: 3,
    base: { empire: 'coruscant' },
    galaxy: ['x-wing', 'at-at', 'lobot'],
  }
  expect(trayAt(arranged, usual, 'coruscant')).toEqual([{ pile: 'galaxyDeck', names: ['x-wing', 'at-at'] }])
})

test('face-up cards on the table are not shown a second time', () => {
  expect(trayAt({ resources: 9, hand: { empire: ['at-st'] }, discard: { empire: ['at-at'] } })).toEqual([])
})
