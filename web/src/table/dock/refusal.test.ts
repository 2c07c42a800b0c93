import { expect, it } from 'vitest'
import { en } from '../words/over-table-en.ts'
import { pl } from '../words/over-table-pl.ts'
import { type NotTaken, refusalText } from './refusal.ts'

const game = { refusal: ({ reason }: { readonly reason: string }) => `${reason}.` }
const errors: { readonly [Code in NotTaken['code']]: NotTaken & { readonly code: Code } } = {
  over: { code: 'over' },
  malformed: { code: 'malformed' },
  stale: { code: 'stale', decision: 1 },
  'not-yours': { code: 'not-yours', decision: 1 },
  'no-such-move': { code: 'no-such-move', move: 'give' },
  'no-such-option': { code: 'no-such-option', option: 'fly' },
  'wrong-count': { code: 'wrong-count', min: 1, max: 2, got: 3 },
  twice: { code: 'twice', option: 'fly' },
  'not-a-number': { code: 'not-a-number', min: 1, max: 2 },
  'part-missing': { code: 'part-missing', part: 'cargo' },
  'not-enough': { code: 'not-enough', part: 'cargo' },
  'not-your-seat': { code: 'not-your-seat' },
  'not-that-undo': { code: 'not-that-undo' },
  outdated: { code: 'outdated' },
  ended: { code: 'ended' },
  paused: { code: 'paused' },
  'not-possible': { code: 'not-possible' },
  'not-kept': { code: 'not-kept' },
  broken: { code: 'broken' },
  closed: { code: 'closed' },
  failed: { code: 'failed' },
}

it.each([en, pl])('says why in a sentence, whatever was refused', ({ refused }) => {
  for (const error of Object.values(errors))
    expect(refusalText(error, refused, game), error.code).toMatch(/^\p{Lu}.+\.$/u)
})

it('says the game’s own reason if there is one', () => {
  const error = {
    code: 'no-such-option',
    option: 'buy',
    refusal: { rule: 'R-1', reason: 'Too dear' },
  } as const
  expect(refusalText(error, en.refused, game)).toBe('Your choice was not taken: Too dear.')
  expect(refusalText(error, pl.refused, game)).toBe('Wybór nie został przyjęty: Too dear.')
})

it('distinguishes a stale answer from a closed table', () => {
  const [stale, closed] = (['outdated', 'closed'] as const).map((code) =>
    refusalText({ code }, en.refused, game),
  )
  expect(stale).not.toBe(closed)
})
