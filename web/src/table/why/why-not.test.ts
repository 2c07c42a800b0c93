import type { GameBundle, PresentedDecision } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { type WhyNotTable, whyNot } from './why-not.ts'

const said = {
  refusal: ({ reason }: { readonly reason: string }) => `${reason}.`,
  prompt: () => ['Play a card.'],
  waiting: () => 'is playing a card',
}
const question: PresentedDecision = {
  id: 1,
  seat: 0,
  kind: 'play',
  shape: 'one',
  rules: ['R-9'],
  source: null,
  min: 1,
  max: 1,
  options: [],
  blocked: [
    { id: 'a', touches: ['ship:1'], refusal: { rule: 'R-1', reason: 'It is home' } },
    { id: 'b', touches: ['ship:1', 'card:2'], refusal: { rule: 'R-2', reason: 'Wrong colour' } },
  ],
}

function table(rest: Partial<Omit<WhyNotTable, 'state'>>, state: Partial<WhyNotTable['state']> = {}) {
  return {
    bundle: { game: { words: { en: said, pl: said } } } as unknown as GameBundle, // only the words are read
    lang: 'en',
    words: en,
    names: (seat: number) => ['Ala', 'Olek'][seat] ?? '',
    picked: [],
    finder: null,
    ...rest,
    state: { view: { outcome: null } as never, decisions: [question], moves: [], waiting: [], ...state }, // only these parts are read
  } as const satisfies WhyNotTable
}

describe('why a thing is not an answer', () => {
  it('gives the reasons of the rules, those for the picked things first', () => {
    expect(whyNot(table({}), 'ship:1')).toEqual({ text: 'It is home. Wrong colour.', rule: 'R-1' })
    expect(whyNot(table({ picked: ['card:2'] }), 'ship:1')).toEqual({ text: 'Wrong colour.', rule: 'R-2' })
  })

  it('adds the reason of the game', () => {
    const finder: WhyNotTable['finder'] = (thing, _, { blocked }) => ({
      sentence: [thing, ` ${blocked.length}`, { seat: 1 }],
      rule: null,
    })
    expect(whyNot(table({ finder }), 'ship:1')).toEqual({ text: 'ship:1 2Olek', rule: null })
  })

  it('names the open question if there is no other reason', () => {
    const { text, rule } = whyNot(table({ finder: () => null }), 'space:1')
    expect(text).toBe('This is not an answer to “Play a card.”: only what glows is.')
    expect(rule).toBe('R-9')
  })

  it('says whose turn it is and what the table waits for', () => {
    const waiting = [{ id: 4, seat: 1, kind: 'play', source: null, during: null }]
    expect(whyNot(table({}, { decisions: [], waiting }), 'space:1').text).toBe(
      'It is not your turn: Olek is playing a card.',
    )
  })

  it('says that the game is over', () => {
    const view = { outcome: {} } as never // only its presence matters
    expect(whyNot(table({}, { view }), 'space:1').text).toBe(en.gameOver)
  })
})
