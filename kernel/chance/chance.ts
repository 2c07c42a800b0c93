import { assert, Fault } from '../play/fault.ts'
import type { Position } from '../play/position.ts'
import { fairBelow } from './fair.ts'
import { fastBelow } from './fast.ts'

/**
 * The state of chance: the secret key, and how many numbers each stream has given. A text key (64 hex digits) selects the
 * fair generator, a numeric one the fast generator of simulations. There is one stream for each purpose, so that a draw
 * in one place changes nothing elsewhere, and an undo followed by the same choice gives the same result.
 */
export interface Chance {
  readonly key: string | number
  readonly drawn: Record<string, number>
}

export function newChance(key: string | number, streams: readonly string[]): Chance {
  return { key, drawn: { ...noneDrawn(streams) } }
}

/** Zero draws for each stream. Cached for each list of streams, because a copy is faster than a new object. */
function noneDrawn(streams: readonly string[]): Readonly<Record<string, number>> {
  const known = noneDrawnByStreams.get(streams)
  if (known !== undefined) return known
  const none = Object.fromEntries(streams.map((stream) => [stream, 0]))
  noneDrawnByStreams.set(streams, none)
  return none
}

const noneDrawnByStreams = new WeakMap<readonly string[], Readonly<Record<string, number>>>()

/** A whole number from 0 to limit − 1, all equally likely: rejection sampling removes the bias of the remainder. */
export function drawBelow(t: Position, stream: string, limit: number): number {
  const { key, drawn } = t.chance
  const index = drawnFrom(drawn, stream)
  drawn[stream] = index + 1
  const given = t.out?.given
  const result = given === undefined ? wordBelow(key, stream, index, limit) : nextGiven(given, stream, limit)
  if (t.out !== null) {
    t.out.eventsBeforeDraw ??= t.out.events.length
    t.out.draws.push({ stream, limit, drawn: result })
  }
  return result
}

function drawnFrom(drawn: Chance['drawn'], stream: string): number {
  const index = drawn[stream]
  if (index === undefined) throw new Fault(`the game names no stream ${stream}`)
  return index
}

function nextGiven(given: Record<string, number[]>, stream: string, limit: number): number {
  const next = given[stream]?.shift()
  assert(next !== undefined && next < limit, `the record has no outcome for ${stream} below ${limit}`)
  return next
}

/** The number that a stream gives at an index, without moving the stream: what a verifier recomputes. */
export function wordBelow(key: string | number, stream: string, index: number, limit: number): number {
  return typeof key === 'number' ? fastBelow(key, stream, index, limit) : fairBelow(key, stream, index, limit)
}

/** Shuffles in place, every order equally likely. */
export function shuffle<T>(t: Position, stream: string, pile: T[]): void {
  // Like `shuffleWith`, but without a closure: a game may begin with dozens of shuffles.
  if (t.out === null) shuffleSilently(t.chance, stream, pile)
  else for (let last = pile.length - 1; last > 0; last--) swap(pile, last, drawBelow(t, stream, last + 1))
}

/** A shuffle without a listener: looks up and updates the count of the stream only once. */
function shuffleSilently<T>({ key, drawn }: Chance, stream: string, pile: T[]): void {
  let index = drawnFrom(drawn, stream)
  for (let last = pile.length - 1; last > 0; last--, index++)
    swap(pile, last, wordBelow(key, stream, index, last + 1))
  drawn[stream] = index
}

function swap<T>(pile: T[], one: number, other: number): void {
  const swapped = pile[one] as T // both indices are inside the pile
  pile[one] = pile[other] as T
  pile[other] = swapped
}
