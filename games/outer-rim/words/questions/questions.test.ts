import { type Facts, langs, numberIn, type PresentedDecision, plainText } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../game.ts'
import { pieceNamed } from '../../rules/tables.ts'
import { words } from '../game-words.ts'
import { printedCost } from './option-text.ts'
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

test('there are words for exactly the questions of the game', () => {
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

describe('the wording of questions', () => {
  const wording = (lang: 'pl' | 'en', decision: Partial<PresentedDecision>) =>
    plainText(words[lang].prompt({ ...asked, ...decision }), () => 'Ala')

  test('a lost or won combat is not the end of the game', () => {
    const contact = { id: 'capture', touches: [], facts: { contact: pieceNamed({ modules: 0 }, 'garindan') } }
    expect(wording('en', { kind: 'pushPatrolTo', source: 'patrol:hutt' })).toMatch(
      /^You have lost the combat: /,
    )
    expect(wording('en', { kind: 'captureOrEliminate', options: [contact] })).toContain(
      'you have won the combat.',
    )
  })

  test('English questions begin with the question word', () => {
    expect(wording('en', { kind: 'pickDeck' })).toBe('Which deck’s top card do you discard?')
    expect(wording('en', { kind: 'pickSpace' })).toBe('Where do you move?')
    expect(wording('en', { kind: 'discardFromMarket' })).toBe(
      'Market: you may first discard the top card of 1 deck.',
    )
  })

  test('a ship that moves past is named in Polish', () => {
    const stop = { id: 'stop', touches: [], facts: { seat: 1 } }
    expect(wording('pl', { kind: 'stopMover', options: [stop] })).toBe(
      'Na twoje pole wlatuje Ala. Zatrzymać ten statek?',
    )
  })

  const answered = (lang: 'pl' | 'en', kind: string, id: string, facts: Facts) =>
    plainText(words[lang].option({ ...asked, kind }, { id, touches: [], facts }), () => 'Ala')

  test('OR-MKT-07: a reduced price is shown next to the usual one', () => {
    const card = pieceNamed({ modules: 0 }, 'vibroknife')
    const cost = printedCost(card)
    const usual = numberIn('en', cost)
    expect(cost).toBeGreaterThan(1000)
    expect(answered('en', 'buy', 'gearMod', { card, price: cost })).toBe(`Buy Vibroknife (${usual} credits)`)
    expect(answered('en', 'buy', 'gearMod', { card, price: 1000 })).toBe(
      `Buy Vibroknife (1,000 credits instead of ${usual})`,
    )
    expect(answered('en', 'buy', 'gearMod', { card, price: 0 })).toBe(
      `Buy Vibroknife (free instead of ${usual} credits)`,
    )
    expect(answered('pl', 'buy', 'gearMod', { card, price: 1000 })).toBe(
      `Kup: Wibronóż (1000 kredytów zamiast ${numberIn('pl', cost)} kredytów)`,
    )
  })

  test('OR-BNTY-19: an answer is one sentence in Polish too', () => {
    const card = pieceNamed({ modules: 0 }, 'bounty-garindan')
    expect(answered('pl', 'encounter', 'bounty-garindan', { card })).toMatch(
      /^Walcz z członkiem załogi \(zlecenie: Garindan; [^.]+\)$/,
    )
  })

  test('a Polish refusal has the missing thing in the genitive', () => {
    const refused = (reason: string, needs: number, has: number) =>
      words.pl.refusal({ rule: '', reason, facts: { needs, has } })
    expect(refused('tooFewCards', 2, 1)).toBe('Potrzeba 2 takich kart, a masz 1.')
    expect(refused('tooLittleFame', 2, 1)).toBe('Potrzeba 2 punktów sławy, a masz 1.')
    expect(refused('tooLittleFame', 1, 0)).toBe('Potrzeba 1 punktu sławy, a masz 0.')
    expect(refused('tooFewPlanets', 3, 1)).toBe('Żetony muszą leżeć na 3 planetach, a leżą na 1.')
  })
})
