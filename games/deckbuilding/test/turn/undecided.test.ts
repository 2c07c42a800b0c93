import { answer, at, begin, newChance } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { deckbuilding } from '../../index.ts'
import { type Duel, HAND_SIZE } from '../../rules/duel.ts'
import { LAST_TURN } from '../../rules/turn/rounds.ts'

const options = { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: '1' } as const

/** A duel in which both players do nothing but end their turns. */
function idle(change: (t: Duel) => void = () => undefined): Duel {
  const t = begin(deckbuilding, 2, options, newChance(1, deckbuilding.streams))
  change(t)
  for (let turns = 0; t.outcome === null && turns <= LAST_TURN; turns++) {
    const open = at(t.open, 0)
    answer(deckbuilding, t, open, [at(open.options, open.options.length - 1)])
  }
  return t
}

test('G-46: a duel in which nobody does anything ends after 1,000 turns', () => {
  const t = idle()
  expect(t.turn).toBe(LAST_TURN)
  expect(at(t.hands, 0)).toHaveLength(HAND_SIZE)
  expect(t.outcome).toMatchObject({ winners: [1], endedBy: 'G-46' })
})

test('G-46: the player who has dealt more damage wins; only a tie is decided by turn order', () => {
  const damaged = idle((t) => {
    t.baseDamage[1] = 2
  })
  expect(damaged.outcome?.winners).toEqual([0])
})
