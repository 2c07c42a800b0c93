import type { GameEvent } from '@kantyna/kernel'
import type { RimEvent } from '../../rules/events.ts'
import type { MapKey } from '../../rules/map/map.ts'
import { shortestWay } from './ways.ts'

/** For each piece that moved, by its key: the spaces on its way, in order. */
export function glidesOf(events: readonly GameEvent[], map: MapKey): ReadonlyMap<string, readonly number[]> {
  const glides = new Map<string, number[]>()
  const go = (key: string, way: readonly number[]) => {
    const before = glides.get(key)
    if (before === undefined) glides.set(key, [...way])
    else before.push(...way.slice(1))
  }
  for (const event of events as readonly RimEvent[]) {
    // the events come from this game's rules
    if (event.type === 'moved')
      go(
        `seat-${event.seat}`,
        event.route.length === 0 ? [event.from, event.to] : [event.from, ...event.route],
      )
    if (event.type === 'patrolMoved') go(`patrol-${event.faction}`, shortestWay(map, event.from, event.to))
  }
  return glides
}
