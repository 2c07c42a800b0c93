import type { CoachMoment, GameEvent } from '@kantyna/kernel'
import type { GalaxyEvent } from '../rules/events.ts'
import type { GalaxyRefusal } from '../rules/refusal.ts'

/** The conditions for lines of the coach. */

export const asks =
  (kind: string) =>
  ({ decisions }: CoachMoment) =>
    decisions.some((asked) => asked.kind === kind)

/** An expected action is refused for this reason. */
export const isRefused =
  (reason: GalaxyRefusal['reason']) =>
  ({ decisions }: CoachMoment) =>
    decisions.some(({ blocked }) => blocked.some(({ refusal }) => refusal.reason === reason))

export const happened =
  (type: GalaxyEvent['type']) =>
  ({ events }: CoachMoment) =>
    events.some((event) => event.type === type)

/** The viewer has done something, or something has happened to the viewer. */
export const involvesViewer =
  (type: GalaxyEvent['type']) =>
  ({ events, view }: CoachMoment) =>
    events.some((event) => event.type === type && seatIn(event) === view.seat)

function seatIn(event: GameEvent): unknown {
  return 'seat' in event ? event.seat : null
}
