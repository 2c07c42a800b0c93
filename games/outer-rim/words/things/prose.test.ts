import { plainText } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { encounterDecks } from '../../content/names.ts'
import { outerRim } from '../../index.ts'
import { sectionKeys } from '../../rules/encounters/section-key.ts'
import type { RimEvent } from '../../rules/events.ts'
import { pieceNamed } from '../../rules/tables.ts'
import { words } from '../game-words.ts'
import { withSituations } from './prose.ts'

/** The terminal prints the situation of a card once, when it is read. */

const box = { modules: 0 }
const wording = (event: RimEvent) => plainText(outerRim.words.en.event(event) ?? [], () => 'Ann')

test('an encounter has the situation of its reading', () => {
  const card = pieceNamed(box, 'cantonica-ord-mantell-5')
  const event = {
    type: 'encountered',
    seat: 0,
    deck: encounterDecks.indexOf('cantonica-ord-mantell'),
    card,
    section: sectionKeys.indexOf('cantonica'),
  } as const
  const readings = (['positive', 'neutral', 'negative'] as const).map((standing) =>
    wording({ ...event, standing }),
  )
  for (const reading of readings) expect(reading).toMatch(/^Ann draws an encounter: Unpaid Tab\. .{20,}$/)
  expect(new Set(readings).size).toBe(3)
})

test('every section of a script has a situation', () => {
  const card = pieceNamed(box, 'job-40-1')
  expect(wording({ type: 'reading', seat: 0, card })).toMatch(
    /^Ann resolves the databank card The Kitchen Door\. .{20,}$/,
  )
  expect(wording({ type: 'turnedTo', seat: 0, card, label: 'vault' })).toMatch(
    /^The Kitchen Door continues: The Vault\. .{20,}$/,
  )
})

test('the log says whose turn begins; the page counts the turns', () => {
  const began = { type: 'turnBegan', seat: 0, turn: 7 } as const
  expect(wording({ ...began, isExtra: false })).toBe('Turn: Ann.')
  expect(wording({ ...began, isExtra: true })).toBe('Extra turn: Ann.')
})

test('an AI player that is named after its character is not said to play itself', () => {
  const chosen = { type: 'characterChosen', seat: 0, character: 0 } as const
  expect(wording({ ...chosen, isAi: false })).toBe('Ann plays Boba Fett.')
  expect(wording({ ...chosen, isAi: true })).toBe('The AI plays Boba Fett.')
})

test('the log names the winner and what decided', () => {
  const won = { type: 'won', seat: 0, fame: 10, isByBound: false } as const
  expect(wording({ ...won, by: 'fame' })).toBe('Ann wins with 10 fame!')
  expect(wording({ ...won, by: 'credits' })).toBe('Ann wins with 10 fame and more credits!')
  expect(wording({ ...won, by: 'fame', isByBound: true })).toBe(
    'The game ends. Ann wins with the most fame: 10.',
  )
})

test('situations of an expansion are only in its own words', () => {
  const added = { en: { 'job-40-1': { door: 'The door is open.' } }, pl: {} }
  const event = { type: 'reading', seat: 0, card: pieceNamed(box, 'job-40-1') } as const
  const withExpansion = withSituations('en', words.en, [added])
  expect(plainText(withExpansion.event(event) ?? [], () => 'Ann')).toBe(
    'Ann resolves the databank card The Kitchen Door. The door is open.',
  )
  expect(wording(event)).not.toContain('The door is open.')
})
