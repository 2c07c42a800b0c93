import { emit, type GameEvent, hasListener, numberAt, type Seat, type Secret } from '@kantyna/kernel'
import type { Cause, Source } from '../content/names.ts'
import type { Galaxy } from './galaxy.ts'

/**
 * Everything that can happen. Goods, tracks, areas and workers are indices of content/names.ts; a `source` is one of
 * sources.ts.
 */
export type GalaxyEvent = GameEvent &
  // Table and flow (setup, draft, rounds)
  (
    | { readonly type: 'laidOut'; readonly priority: readonly Seat[] }
    | {
        readonly type: 'dealtGoals'
        readonly seat: Seat
        readonly secret?: Secret<{ readonly goals: readonly number[] }>
      }
    | {
        readonly type: 'drafted'
        readonly seat: Seat
        readonly what: 'wealth' | 'ability'
        readonly cards: readonly number[]
      }
    | { readonly type: 'roundBegan'; readonly round: number; readonly priority: readonly Seat[] }
    | { readonly type: 'phaseBegan'; readonly phase: 'income' | 'turns' | 'cleanUp' | 'scoring' }
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'militaryLead' | 'militaryLast'; readonly seat: Seat; readonly points: number }
    | { readonly type: 'returnedWorkers'; readonly toCryo: readonly number[] }
    | { readonly type: 'priorityMoved'; readonly seat: Seat; readonly space: number }
    | { readonly type: 'scoredGoal'; readonly seat: Seat; readonly goal: number; readonly points: number }
    // Goods, points, levels
    | {
        readonly type: 'gained'
        readonly seat: Seat
        readonly good: number
        readonly amount: number
        readonly from: Cause
        readonly source: number | null
      }
    | { readonly type: 'paid'; readonly seat: Seat; readonly goods: readonly number[]; readonly what: string }
    | {
        readonly type: 'scored'
        readonly seat: Seat
        readonly points: number
        readonly for: Source
        readonly source: number | null
      }
    | { readonly type: 'advanced'; readonly seat: Seat; readonly track: number; readonly space: number }
    | { readonly type: 'raised'; readonly seat: Seat; readonly track: number; readonly by: number }
    // Workers and actions
    | { readonly type: 'placed'; readonly seat: Seat; readonly worker: number; readonly area: number }
    | { readonly type: 'followed'; readonly seat: Seat; readonly worker: number; readonly area: number }
    | { readonly type: 'usedBridge'; readonly seat: Seat; readonly worker: number }
    | ({ readonly type: 'usedPlanet'; readonly seat: Seat; readonly worker: number } & AtPlanet)
    | {
        readonly type: 'performed'
        readonly seat: Seat
        readonly area: number
        readonly form: number
        readonly from: Cause
        readonly isOmni: boolean
      }
    | { readonly type: 'mobilised'; readonly seat: Seat }
    | ({ readonly type: 'sentAway'; readonly seat: Seat } & AtPlanet)
    // Map
    | {
        readonly type: 'moved'
        readonly seat: Seat
        readonly ship: number
        readonly from: number
        readonly path: readonly number[]
        /** The planet where it arrives: see AtPlanet. */
        readonly planet?: number
      }
    | ({ readonly type: 'settled'; readonly seat: Seat; readonly slot: number } & AtPlanet)
    | ({ readonly type: 'defeatedPirates'; readonly seat: Seat; readonly pirates: number } & AtPlanet)
    // Tokens and cards
    | {
        readonly type: 'tookToken'
        readonly seat: Seat
        readonly token: number
        readonly from: 'stack' | 'planet' | 'round'
      }
    | { readonly type: 'turnedUpToken'; readonly stack: number; readonly token: number }
    | {
        readonly type: 'usedToken'
        readonly seat: Seat
        readonly token: number
        readonly how: 'flipped' | 'again' | 'reserve'
      }
    | { readonly type: 'tookMiningToken'; readonly seat: Seat; readonly token: number }
    | { readonly type: 'turnedUpMining'; readonly token: number }
    | { readonly type: 'marked'; readonly seat: Seat; readonly technology: number }
    | { readonly type: 'flippedMarker'; readonly seat: Seat; readonly technology: number }
    | { readonly type: 'tookMission'; readonly seat: Seat; readonly mission: number }
    | { readonly type: 'turnedUpMission'; readonly mission: number }
    | { readonly type: 'completed'; readonly seat: Seat; readonly mission: number }
    | {
        readonly type: 'sat'
        readonly seat: Seat
        readonly office: number
        readonly chair: number
        /** The decree of the office; `emitEvent` adds it. */
        readonly decree?: number
      }
    | { readonly type: 'exchanged'; readonly seat: Seat; readonly good: number }
    | { readonly type: 'doubledIncome'; readonly seat: Seat }
  )

/**
 * A space of the map, and the planet there (content/planets.ts, or HUB_PLANET). `emitEvent` adds the planet, because
 * the words of the log do not see the position.
 */
interface AtPlanet {
  readonly space: number
  readonly planet?: number
}

/** Emits an event. Builds nothing if nobody listens. */
export function emitEvent(t: Galaxy, event: GalaxyEvent): void {
  if (hasListener(t)) emit(t, withNames(t, event))
}

function withNames(t: Galaxy, event: GalaxyEvent): GalaxyEvent {
  switch (event.type) {
    case 'usedPlanet':
    case 'sentAway':
    case 'settled':
    case 'defeatedPirates':
      return { ...event, planet: numberAt(t.planets, event.space) }
    case 'moved':
      return { ...event, planet: numberAt(t.planets, event.path.at(-1) ?? event.from) }
    case 'sat':
      return { ...event, decree: numberAt(t.decrees, event.office) }
    default:
      return event
  }
}
