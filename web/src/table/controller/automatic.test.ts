import { at, Match, writePicks } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import { bundleOf } from '../../games/test-bundle.ts'
import { onlyAnswer } from './automatic.ts'

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
    if (options.length === 1) {
      const answer = onlyAnswer(at(match.decisionsFor(seat), 0), game.turnKinds)
      alone.set(kind, (alone.get(kind) ?? new Set()).add(answer !== null))
    }
    // The end of the turn is listed last: whatever can be done is done.
    const codes = options.length > 0 ? options.slice(0, Math.max(1, min)) : [min]
    match.choose({ seat, decision: id, picks: writePicks(game, match.position, decision, codes) })
  }
  expect(alone.get('act')).toEqual(new Set([false]))
  expect(alone.get('commit')).toEqual(new Set([false]))
  expect([...alone.values()].some((answered) => answered.has(true))).toBe(true)
})
