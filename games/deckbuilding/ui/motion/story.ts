import type { GameEvent } from '@kantyna/kernel'
import { NOTHING } from '../../rules/duel.ts'
import type { DuelEvent } from '../../rules/events.ts'
import type { DuelView } from '../view.ts'
import { cameFrom, faceDownDestination, type PlaceName, placesOf } from './places.ts'

/** The latest events as movements in time: pieces that travel, attacks that strike, numbers that appear. */
export interface Story {
  readonly flights: readonly Flight[]
  readonly strikes: readonly Strike[]
  readonly numbers: readonly NumberShown[]
  /** In milliseconds, before the pace is applied. */
  readonly length: number
}

export interface Flight {
  readonly piece: number
  readonly from: PlaceName
  readonly to: PlaceName
  readonly start: number
}

export interface Strike {
  readonly cards: readonly number[]
  readonly target: number
  readonly total: number
  readonly start: number
}

export interface NumberShown {
  readonly piece: number
  readonly text: string
  readonly isHarm: boolean
  readonly start: number
}

export const FLIGHT = 280
export const STRIKE = 360
/** The delay between the starts of two movements. */
const STEP = 90
/** The delay between movements that have no event of their own, such as discarding a hand or drawing a new one. */
const SMALL_STEP = 30

export function storyOf(before: DuelView, after: DuelView, events: readonly GameEvent[]): Story {
  const starts = new Map<number, number>()
  const strikes: Strike[] = []
  const numbers: NumberShown[] = []
  let now = 0
  for (const happened of events) {
    const event = happened as DuelEvent // the duel emits nothing else
    if (event.type === 'attacked') {
      const target = event.target === NOTHING ? (event.cards[0] ?? NOTHING) : event.target
      strikes.push({ cards: event.cards, target, total: event.total, start: now })
      now += STRIKE
    } else if (event.type === 'baseDamaged' || event.type === 'shipDamaged') {
      const piece = event.type === 'baseDamaged' ? event.base : event.card
      numbers.push({ piece, text: `−${event.damage}`, isHarm: true, start: now })
      now += STEP
    } else {
      const piece = 'card' in event ? event.card : 'base' in event ? event.base : null
      if (piece === null || starts.has(piece)) continue
      starts.set(piece, now)
      now += STEP
    }
  }
  const flights = movesOf(before, after).map((move) => {
    const start = starts.get(move.piece) ?? now
    if (!starts.has(move.piece)) now += SMALL_STEP
    return { ...move, start }
  })
  const last = Math.max(
    0,
    ...flights.map(({ start }) => start + FLIGHT),
    ...[...strikes, ...numbers].map(({ start }) => start + STRIKE),
  )
  return { flights, strikes, numbers, length: last }
}

type Move = Omit<Flight, 'start'>

function movesOf(before: DuelView, after: DuelView): Move[] {
  const [were, are] = [placesOf(before), placesOf(after)]
  const moves: Move[] = []
  for (const [piece, to] of are) {
    const from = were.get(piece) ?? cameFrom(to)
    if (from !== null && from !== to) moves.push({ piece, from, to })
  }
  for (const [piece, from] of were) {
    const to = are.has(piece) ? null : faceDownDestination(from)
    if (to !== null) moves.push({ piece, from, to })
  }
  return moves
}
