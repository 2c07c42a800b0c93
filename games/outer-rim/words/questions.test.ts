import { langs, type PresentedDecision, plainText } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { pieceNamed } from '../rules/tables.ts'
import { words } from './index.ts'
import { kinds, standingMoves } from './questions.ts'

const asked: PresentedDecision = {
  id: 1,
  seat: 0,
  kind: 'encounter',
  shape: 'one',
  options: [],
  blocked: [],
  min: 1,
  max: 1,
  source: null,
  rules: [],
}

test('there are words for exactly what the game asks', () => {
  expect([...kinds].toSorted()).toEqual(Object.keys(game.decisions).toSorted())
  expect([...standingMoves].toSorted()).toEqual(Object.keys(game.standing?.moves ?? {}).toSorted())
})

describe.each(langs)('in %s, words that are missing are a fault, not an empty button', (lang) => {
  const { prompt, option, refusal, waiting } = words[lang]
  const unknown = { ...asked, kind: 'unheardOf' }

  test('of a question', () => expect(() => prompt(unknown)).toThrow('unheardOf'))
  test('of an option', () => expect(() => option(unknown, { id: 'yes', touches: [] })).toThrow('unheardOf'))
  test('of declining', () => expect(() => option(asked, { id: 'pass', touches: [] })).toThrow('encounter'))
  test('of a reason', () => expect(() => refusal({ rule: '', reason: 'unheardOf' })).toThrow('unheardOf'))
  test('of waiting', () => expect(() => waiting('unheardOf')).toThrow('unheardOf'))
})

describe('how questions are put', () => {
  const said = (lang: 'pl' | 'en', decision: Partial<PresentedDecision>) =>
    plainText(words[lang].prompt({ ...asked, ...decision }), () => 'Ala')

  test('a lost or won combat is not the end of the game', () => {
    const contact = { id: 'capture', touches: [], facts: { contact: pieceNamed({ modules: 0 }, 'garindan') } }
    expect(said('en', { kind: 'pushPatrolTo', source: 'patrol:hutt' })).toMatch(/^You have lost the combat: /)
    expect(said('en', { kind: 'captureOrEliminate', options: [contact] })).toContain(
      'you have won the combat.',
    )
  })

  test('English questions begin with the question word', () => {
    expect(said('en', { kind: 'pickDeck' })).toBe('Which deck’s top card do you discard?')
    expect(said('en', { kind: 'pickSpace' })).toBe('Where do you move?')
    expect(said('en', { kind: 'discardFromMarket' })).toBe(
      'Market: you may first discard the top card of 1 deck.',
    )
  })

  test('a ship that moves past is named in Polish', () => {
    const stop = { id: 'stop', touches: [], facts: { seat: 1 } }
    expect(said('pl', { kind: 'stopMover', options: [stop] })).toBe(
      'Na twoje pole wlatuje Ala. Zatrzymać ten statek?',
    )
  })
})
