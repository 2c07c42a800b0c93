import { type GameBundle, historyOf, Match, type SeatHolder } from '@kantyna/kernel'
import { TestClock } from '../../kit/test-clock.ts'
import { type HostTools, LocalHost } from './local-host.ts'

export const ania: SeatHolder = { name: 'Ania', kind: 'person' }
export const bartek: SeatHolder = { name: 'Bartek', kind: 'person' }
export const bot: SeatHolder = { name: 'R4', kind: 'bot', level: 'beginner' }

const key = (digit: string) => digit.repeat(64)

/** A table for tests: a new match, its host and a clock; bots answer anything, and refuse what they are offered. */
export function testHost(bundle: GameBundle, seats: readonly SeatHolder[], options: object = {}) {
  const clock = new TestClock()
  /** How many choices had been made, each time the match was saved. */
  const saved: number[] = []
  const tools: HostTools = {
    clock,
    save: ({ entries }) => saved.push(entries.length),
    askBot: () => Promise.resolve(null),
    askAboutOffer: () => Promise.resolve(null),
  }
  const match = new Match(bundle.game, {
    options: bundle.game.options(seats.length).parse(options),
    seats,
    seed: key('a'),
    contributions: seats.map((_, seat) => key(String(seat))),
  })
  const { history } = historyOf(bundle.game, match.record())
  const host = new LocalHost(match, tools, { history, takebacks: 0 })
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return { host, match, clock, tools, saved, people }
}

/** Lets commands, bots and timers have their turn. */
export async function settle(clock: TestClock, times = 30, milliseconds = 1000): Promise<void> {
  for (let time = 0; time < times; time++) {
    for (let turn = 0; turn < 6; turn++) await Promise.resolve()
    clock.pass(milliseconds)
  }
}
