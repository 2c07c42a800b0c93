import type { Claim, Claims } from '@kantyna/kernel'
import type { GalaxyEvent } from '../rules/events.ts'
import type { Galaxy } from '../rules/galaxy.ts'
import { pricesOf } from './board/prices.ts'

/** What the map says of flights: the way of a ship to a space. */
export const claims: Claims<Galaxy> = (_, decisions) =>
  decisions.flatMap((decision) =>
    decision.options.flatMap((option): Claim<Galaxy>[] => {
      const [priced] = pricesOf([{ ...decision, options: [option] }])
      if (priced === undefined || option.next !== undefined) return []
      const [space, { ship, path, energy }] = priced
      const { seat, id } = decision
      return [
        {
          choice: { seat, decision: id, picks: [option.id] },
          says: `${option.id}: ship ${ship} to ${space} by ${path.length} spaces for ${energy} energy`,
          contradiction(before, after, events) {
            const told = events as readonly GalaxyEvent[]
            const moved = told.find((event) => event.type === 'moved' && event.seat === seat)
            if (moved?.type !== 'moved') return null
            if (moved.path.at(-1) !== space) return `it flies to ${moved.path.at(-1)}`
            if (moved.path.join() !== path.join()) return `it flies by ${moved.path.join()}`
            if (told.length > 1) return null
            const paid = (before.hold[seat]?.[0] ?? 0) - (after.hold[seat]?.[0] ?? 0)
            return paid === energy ? null : `it pays ${paid} energy`
          },
        },
      ]
    }),
  )
