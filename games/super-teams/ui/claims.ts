import { at, type Claims, type Thing } from '@kantyna/kernel'
import type { RaceEvent } from '../rules/events.ts'
import type { Race } from '../rules/race.ts'
import { ghostsOf } from './board/ghosts.ts'

/** What the board shows for a card that is picked up: which ship flies where. */
export const claims: Claims<Race> = (_, decisions) =>
  decisions.flatMap((decision) =>
    decision.options.flatMap((option) => {
      const things = new Set<Thing>([...option.touches, ...(option.leadsTo ?? [])])
      const [ghost, ...others] = ghostsOf([{ ...decision, options: [option] }], things)
      if (ghost === undefined || others.length > 0) return []
      const { ship, from, to } = ghost
      return [
        {
          choice: { seat: decision.seat, decision: decision.id, picks: [option.id] },
          text: `${option.id}: ship ${ship} from ${from} to ${to}`,
          contradiction: (before: Race, _after: Race, events: readonly object[]) => {
            if (at(before.places, ship) !== from) return `it is in space ${at(before.places, ship)}`
            // The space where the ship lands may send it back or forward.
            const flown = (events as readonly RaceEvent[]).findLast(
              (event) => 'ship' in event && event.ship === ship && 'from' in event,
            )
            const end = flown !== undefined && 'to' in flown ? flown.to : null
            return end === null || end === to ? null : `it goes to ${end}`
          },
        },
      ]
    }),
  )
