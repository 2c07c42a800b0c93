import { expect, test } from 'vitest'
import { at, fastDice } from '../index.ts'
import { newTestMatch } from '../testkit/index.ts'
import { COLLECTOR, type Thousand } from '../testkit/toys/thousand/table.ts'
import { thousand } from '../testkit/toys/thousand.ts'
import type { Match } from './match.ts'
import { preview } from './preview.ts'

const [ANN, BEN] = [0, 1]

/** Ann meets customs and can pay; she does not hold the card that waits for a payment. */
function canPay(): Match<Thousand> {
  for (let seed = 1; ; seed++) {
    const match = newTestMatch({ game: thousand, seats: 4, options: {} }, seed)
    const { met, cards } = match.position
    if (at(met, 0) % 4 !== 0 || at(cards, ANN).includes(COLLECTOR)) continue
    match.choose({ seat: BEN, move: 'give', picks: ['seat-1', 'credits=1'] })
    return match
  }
}

test('does not say who would be asked next if that depends on a hidden card', () => {
  const match = canPay()
  const asked = at(match.position.open, 0)
  for (let seed = 1; seed <= 20; seed++) {
    const { events, waiting } = preview(thousand, match.viewFor(ANN), asked, [0], fastDice(seed).below)
    expect(events).toMatchObject([{ type: 'paid' }])
    expect(waiting).toEqual([])
  }
})
