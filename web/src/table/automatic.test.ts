import { at, Match, writePicks } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import { bundleOf } from '../games/test-bundle.ts'
import { automaticAnswer, automaticFor, readAutomatic, writeAutomatic } from './automatic.ts'

const automatic = new Map([
  [1, 'only'],
  [2, 'only'],
  [3, 'passing'],
] as const)

it('tells only the one who had it that there was one way alone', () => {
  const made = [{ seat: 0 }, { seat: 1 }, { seat: 1 }]
  expect([...automaticFor(0, made, automatic).keys()]).toEqual([1, 3])
  expect([...automaticFor(1, made, automatic).keys()]).toEqual([2, 3])
  expect([...automaticFor(null, made, automatic).keys()]).toEqual([3])
})

it('is kept as a short text', () => {
  expect(readAutomatic(writeAutomatic(automatic))).toEqual(automatic)
})

it('ends nobody’s turn for them and attacks with nothing unasked', async () => {
  const { game } = await bundleOf('deckbuilding')
  const seats = ['Ania', 'Olek'].map((name) => ({ name, kind: 'person' }) as const)
  const seed = '0'.repeat(64)
  const match = new Match(game, {
    options: game.options(2).parse({ length: '2' }),
    seats,
    seed,
    contributions: [seed, seed],
  })
  const alone = new Map<string, Set<boolean>>()
  while (!match.isOver) {
    const decision = at(match.position.open, 0)
    const { seat, id, kind, options, min } = decision
    if (options.length === 1)
      alone.set(
        kind,
        (alone.get(kind) ?? new Set()).add(automaticAnswer(match, new Set(), () => true) !== null),
      )
    // The end of the turn is listed last: whatever can be done is done.
    const codes = options.length > 0 ? options.slice(0, Math.max(1, min)) : [min]
    match.choose({ seat, decision: id, picks: writePicks(game, match.position, decision, codes) })
  }
  expect(alone.get('act')).toEqual(new Set([false]))
  expect(alone.get('commit')).toEqual(new Set([false]))
  expect([...alone.values()].some((answered) => answered.has(true))).toBe(true)
})
