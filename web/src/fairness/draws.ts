import { type GameBundle, type GameRecord, replay } from '@kantyna/kernel'

/** The random numbers drawn for one purpose, compared with the expected distribution. */
export interface StreamDraws {
  readonly stream: string
  readonly draws: number
  /** The range of every draw is divided into equal parts: how many draws fell into each, and how many are expected. */
  readonly parts: readonly { readonly drawn: number; readonly expected: number }[]
}

export const PARTS = 5

interface Counted {
  draws: number
  readonly drawn: number[]
  readonly expected: number[]
}

/** Counts the draws of a game by purpose. A draw with only one possible result is left out. */
export function drawsOf(bundle: GameBundle, record: GameRecord): StreamDraws[] {
  const streams = new Map<string, Counted>()
  replay(bundle.game, record, ({ out }) => {
    for (const { stream, limit, drawn } of out.draws) {
      if (limit > 1) count(streams, stream, limit, drawn)
    }
  })
  return [...streams].map(([stream, { draws, drawn, expected }]) => ({
    stream,
    draws,
    parts: drawn.map((number, part) => ({ drawn: number, expected: expected[part] ?? 0 })),
  }))
}

function count(streams: Map<string, Counted>, stream: string, limit: number, drawn: number): void {
  const counted = streams.get(stream) ?? { draws: 0, drawn: zeros(), expected: zeros() }
  streams.set(stream, counted)
  counted.draws++
  add(counted.drawn, partOf(drawn, limit), 1)
  for (let value = 0; value < limit; value++) add(counted.expected, partOf(value, limit), 1 / limit)
}

/** The fifth of the range that contains a value. */
export function partOf(value: number, limit: number): number {
  return Math.min(PARTS - 1, Math.floor(((value + 0.5) * PARTS) / limit))
}

function zeros(): number[] {
  return Array.from({ length: PARTS }, () => 0)
}

function add(numbers: number[], index: number, more: number): void {
  numbers[index] = (numbers[index] ?? 0) + more
}
