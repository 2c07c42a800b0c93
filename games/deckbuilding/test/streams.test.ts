import { at, parseRecord } from '@kantyna/kernel'
import { newTestMatch } from '@kantyna/kernel/testkit'
import { expect, test } from 'vitest'
import { deckbuilding } from '../index.ts'
import { draw } from '../rules/market/piles.ts'
import { begun } from './start.ts'

test('a card exiled by one player does not change how the other’s deck is shuffled', () => {
  const shuffledAfter = (exiled: number) => {
    const t = begun(7)
    // Both have to shuffle. The first one has fewer cards to shuffle than before.
    for (const seat of [0, 1]) {
      at(t.discards, seat).push(...at(t.decks, seat).splice(0))
    }
    at(t.discards, 0).splice(0, exiled)
    draw(t, 0, 1)
    draw(t, 1, 1)
    return [...at(t.decks, 1), at(t.hands, 1).at(-1)]
  }
  expect(shuffledAfter(3)).toEqual(shuffledAfter(0))
})

test('the longest possible duel without actions can be recorded and read again', () => {
  const options = { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: '1' } as const
  const match = newTestMatch({ game: deckbuilding, seats: 2, options }, 1)
  while (!match.isOver) {
    const [open] = match.position.open
    const decision = match.decisionsFor(open?.seat ?? 0)[0]
    const last = decision?.options.at(-1)?.id
    if (decision === undefined || last === undefined) throw new Error('nobody is asked')
    match.choose({ seat: decision.seat, decision: decision.id, picks: [last] })
  }
  const record = match.record()
  expect(record.outcome?.endedBy).toBe('G-46')
  expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, record })
})
