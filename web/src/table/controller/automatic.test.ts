import { bundleOf } from '@kantyna/host/test'
import { anyAnswer, at, forcedAnswer, Match, type PresentedDecision, writePicks } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import { someOf } from '../hands/test-parts.ts'

it('does not end a player’s turn or attack without being asked', async () => {
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
      const answer = forcedAnswer(at(match.decisionsFor(seat), 0), game.turnKinds)
      alone.set(kind, (alone.get(kind) ?? new Set()).add(answer !== null))
    }
    // The end of the turn is listed last: whatever can be done is done.
    const firsts = { ...decision, options: options.slice(0, Math.max(1, min)) }
    const codes = anyAnswer(game, match.position, firsts, () => 0)
    const taken = match.choose({
      seat,
      decision: id,
      picks: writePicks(game, match.position, decision, codes),
    })
    if (!taken.ok) throw new Error(taken.error.code)
  }
  expect(alone.get('act')).toEqual(new Set([false]))
})

it('gives the only answer, if it touches something or does not begin a turn', () => {
  const asked: PresentedDecision = {
    id: 3,
    seat: 0,
    kind: 'choose',
    shape: 'one',
    rules: [],
    source: null,
    min: 1,
    max: 1,
    options: [{ id: 'left', touches: [] }],
    blocked: [],
  }
  expect(forcedAnswer(asked, ['act'])).toEqual({ seat: 0, decision: 3, picks: ['left'] })
  expect(forcedAnswer({ ...asked, kind: 'act' }, ['act'])).toBeNull()
  const end = { id: 'end', touches: [], facts: { endsPhase: true } }
  expect(forcedAnswer({ ...asked, kind: 'act', options: [end] }, ['act'])).toMatchObject({ picks: ['end'] })
  expect(forcedAnswer({ ...asked, kind: 'act', options: [...asked.options, end] }, ['act'])).toBeNull()
  expect(forcedAnswer({ ...asked, isPause: true }, [])).toBeNull()
  expect(forcedAnswer({ ...asked, isPause: true }, [], 'pauses')).toMatchObject({ picks: ['left'] })
  expect(
    forcedAnswer({ ...asked, options: [{ id: 'attack', touches: ['base:1'], next: someOf('card:1') }] }, []),
  ).toBeNull()
})
