import type { CoachMoment } from '@kantyna/kernel'

/** When a line of the coach is said. */

export const asks =
  (...kinds: string[]) =>
  ({ decisions }: CoachMoment) =>
    decisions.some(({ kind }) => kinds.includes(kind))
/** A question of a kind that has an option whose id begins so. */
export const offers =
  (kind: string, start: string) =>
  ({ decisions }: CoachMoment) =>
    decisions.some((asked) => asked.kind === kind && asked.options.some(({ id }) => id.startsWith(start)))
export const happened =
  <Event extends { readonly type: string }>(type: Event['type']) =>
  ({ events }: CoachMoment) =>
    events.some((event) => event.type === type)
