import { expect, test } from 'vitest'
import { fastDice, fingerprintOf, verify } from '../index.ts'
import { anyChoice, newTestMatch, randomMatch } from '../testkit/index.ts'
import { toyGame } from '../testkit/toy-game.ts'

const gameCase = { game: toyGame, seats: 3, options: { effect: { op: 'gain', coins: 1 } as const } }

test('a record with other choices and the same seed verifies too, but has another fingerprint', () => {
  const honest = randomMatch(gameCase, 4).record()
  const forged = newTestMatch(gameCase, 4)
  for (const entry of honest.entries.slice(0, Math.floor(honest.entries.length / 2))) forged.choose(entry)
  const dice = fastDice(99)
  while (!forged.isOver) {
    const choice = anyChoice(forged, dice.below)
    if (choice === null || !forged.choose(choice).ok) throw new Error('the game is stuck')
  }
  const record = forged.record()
  expect([record.seed, record.commitment]).toEqual([honest.seed, honest.commitment])
  expect(verify(toyGame, honest).ok).toBe(true)
  expect(verify(toyGame, record).ok).toBe(true)
  expect(fingerprintOf(record)).not.toBe(fingerprintOf(honest))
})

test('a fingerprint is short enough to write down', () => {
  expect(fingerprintOf({ digest: '0123456789abcdef'.repeat(4) })).toBe('0123 4567 89ab cdef')
})
