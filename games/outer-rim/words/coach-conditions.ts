import type { CoachMoment } from '@kantyna/kernel'

/** Conditions for lines of the coach. */

export const asks =
  (...kinds: string[]) =>
  ({ decisions }: CoachMoment) =>
    decisions.some(({ kind }) => kinds.includes(kind))
/** A question of a kind with an option whose id begins like this. */
export const offers =
  (kind: string, start: string) =>
  ({ decisions }: CoachMoment) =>
    decisions.some((asked) => asked.kind === kind && asked.options.some(({ id }) => id.startsWith(start)))
export const happened =
  <Event extends { readonly type: string }>(type: Event['type']) =>
  ({ events }: CoachMoment) =>
    events.some((event) => event.type === type)
