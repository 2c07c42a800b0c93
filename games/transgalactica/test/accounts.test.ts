import { answer, anyAnswer, at, begin, fastDice, newChance, newOutbox } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { CREDITS, sources } from '../content/names.ts'
import { game } from '../game.ts'
import type { GalaxyEvent } from '../rules/events.ts'
import type { Galaxy } from '../rules/galaxy.ts'
import { violations } from '../rules/violations.ts'

/** A random game with all its events. */
function played(
  seats: number,
  seed: number,
): { readonly t: Galaxy; readonly events: readonly GalaxyEvent[] } {
  const { below } = fastDice(seed)
  const out = newOutbox()
  const t = begin(game, { seats }, {}, newChance(seed, game.streams))
  // Goods gained before the first question are on the table already.
  const events: GalaxyEvent[] = t.hold.flatMap((held, seat) =>
    held.map(
      (amount, good): GalaxyEvent => ({ type: 'gained', seat, good, amount, from: 'action', source: null }),
    ),
  )
  t.out = out
  while (t.outcome === null) {
    const decision = at(t.open, below(t.open.length))
    answer(game, t, decision, anyAnswer(game, t, decision, below))
  }
  events.push(...(out.events as readonly unknown[] as readonly GalaxyEvent[])) // the game emits no other events
  return { t, events }
}

test.each([2, 3, 4, 5])(
  'GC-END-03, GC-END-04: events add up to the holds and points, with %i players',
  (seats) => {
    for (let seed = 1; seed <= 8; seed++) {
      const { t, events } = played(seats, seed)
      const hold = t.hold.map(() => [0, 0, 0, 0])
      const ledger = t.ledger.map((points) => points.map(() => 0))
      for (const event of events) {
        if (event.type === 'gained') add(at(hold, event.seat), event.good, event.amount)
        if (event.type === 'paid')
          for (const [good, amount] of event.goods.entries()) add(at(hold, event.seat), good, -amount)
        if (event.type === 'exchanged') {
          add(at(hold, event.seat), CREDITS, -1)
          add(at(hold, event.seat), event.good, 1)
        }
        if (event.type === 'scored') add(at(ledger, event.seat), sources.indexOf(event.for), event.points)
      }
      expect(hold).toEqual(t.hold)
      expect(ledger).toEqual(t.ledger)
      expect(violations(t)).toEqual([])
    }
  },
)

function add(counts: number[], index: number, amount: number): void {
  counts[index] = at(counts, index) + amount
}
