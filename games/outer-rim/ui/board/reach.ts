import type { PresentedDecision } from '@kantyna/kernel'
import { MAELSTROM } from '../../rules/map.ts'
import { reachable } from '../../rules/movement.ts'
import { statOf } from '../../rules/values.ts'
import { openTable, type RimView } from '../view.ts'

/** A space that a move can end in. */
export interface Reach {
  readonly space: number
  /** From the first space after the start to the last. */
  readonly route: readonly number[]
  /** Whether the move ends there in any case. */
  readonly stops: boolean
}

/** Where the one who plans can move to, by space; empty where nobody is asked to plan. */
export function reachOf(view: RimView, decisions: readonly PresentedDecision[]): ReadonlyMap<number, Reach> {
  const asked = decisions.find(({ kind }) => kind === 'plan')
  if (asked === undefined) return new Map()
  const offered = new Set(
    asked.options.flatMap(({ id, facts }) => (id.startsWith('move-') ? [facts?.['space']] : [])),
  )
  const t = openTable(view)
  const { seat } = asked
  const ways = reachable(t, seat, statOf(t, 'hyperdrive', seat))
  return new Map(
    ways
      .filter(({ space }) => offered.has(space))
      .map(({ space, route }) => [
        space,
        { space, route, stops: route.length > 0 && stopsAt(view, seat, space) },
      ]),
  )
}

function stopsAt(view: RimView, seat: number, space: number): boolean {
  if (space === MAELSTROM) return true
  return view.patrolSpaces.some(
    (where, faction) => where === space && (view.reputation[seat]?.[faction] ?? 0) <= 0,
  )
}
