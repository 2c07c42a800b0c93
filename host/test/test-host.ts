import { type GameBundle, Match, previewAnswer, type SeatHolder } from '@kantyna/kernel'
import { type HostParts, TableHost } from '../table-host.ts'
import { TestClock } from './test-clock.ts'
import { TestStore } from './test-store.ts'

export const ania: SeatHolder = { name: 'Ania', kind: 'person' }
export const bartek: SeatHolder = { name: 'Bartek', kind: 'person' }
export const bot: SeatHolder = { name: 'R4', kind: 'bot', level: 'beginner' }

/** How long bots wait for an answer to their offers. */
export const OFFER_GRACE_MS = 20_000

const key = (digit: string) => digit.repeat(64)

/** A table for tests: a new match, its host and a clock. Bots give any legal answer and refuse every offer. */
export function testHost(
  bundle: GameBundle,
  seats: readonly SeatHolder[],
  options: object = {},
  isMasked = false,
  more: (clock: TestClock) => Partial<HostParts> = () => ({}),
) {
  const clock = new TestClock()
  const store = new TestStore()
  const parts: HostParts = {
    clock,
    store,
    bots: { answer: () => Promise.resolve(null), answerOffer: () => Promise.resolve(null) },
    previewAnswer: (match, answer) => Promise.resolve(previewAnswer(match, answer)),
    offerGraceMs: OFFER_GRACE_MS,
    reportFault: (problem) => console.error(problem),
    ...more(clock),
  }
  const match = new Match(bundle.game, {
    options: bundle.game.options(seats.length).parse(options),
    seats,
    seed: key('a'),
    contributions: seats.map((_, seat) => key(String(seat))),
    isMasked,
  })
  const host = new TableHost(match, parts)
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return { host, match, clock, parts, store, people }
}

/** Runs pending promises and timers. */
export async function settle(clock: TestClock, times = 30, milliseconds = 1000): Promise<void> {
  for (let time = 0; time < times; time++) {
    for (let turn = 0; turn < 6; turn++) await Promise.resolve()
    clock.pass(milliseconds)
  }
}
