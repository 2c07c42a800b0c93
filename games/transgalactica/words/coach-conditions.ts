import type { CoachMoment, GameEvent } from '@kantyna/kernel'
import type { GalaxyEvent } from '../rules/events.ts'
import type { GalaxyRefusal } from '../rules/refusal.ts'

/** When a line of the coach is said. */

export const asks =
  (kind: string) =>
  ({ decisions }: CoachMoment) =>
    decisions.some((asked) => asked.kind === kind)

/** Something that was expected cannot be done, for that reason. */
export const isRefused =
  (reason: GalaxyRefusal['reason']) =>
  ({ decisions }: CoachMoment) =>
    decisions.some(({ blocked }) => blocked.some(({ refusal }) => refusal.reason === reason))

export const happened =
  (type: GalaxyEvent['type']) =>
  ({ events }: CoachMoment) =>
    events.some((event) => event.type === type)

/** Something that whoever reads this has done, or that has happened to them. */
export const happenedToMe =
  (type: GalaxyEvent['type']) =>
  ({ events, view }: CoachMoment) =>
    events.some((event) => event.type === type && seatIn(event) === view.seat)

function seatIn(event: GameEvent): unknown {
  return 'seat' in event ? event.seat : null
}
