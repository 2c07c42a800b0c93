import type { Claim, Claims, PresentedDecision, PresentedOption } from '@kantyna/kernel'
import type { GalaxyEvent } from '../rules/events.ts'
import type { Galaxy } from '../rules/galaxy.ts'
import { outpostCost } from '../rules/map/outposts.ts'
import { collectedCount } from '../rules/production/production.ts'
import { pricesOf } from './board/prices.ts'
import { type GalaxyView, galaxyView } from './view.ts'

/**
 * What the drawings claim: the prices of flights on the map, the cost of the next outpost on the panel, the number of
 * collected resources.
 */
export const claims: Claims<Galaxy> = (view, decisions) =>
  decisions.flatMap((decision) =>
    decision.options.flatMap((option): readonly Claim<Galaxy>[] => {
      // An option with parts is not an answer yet.
      if (option.next !== undefined) return []
      return [
        ...flight(decision, option),
        ...settlement(galaxyView(view), decision, option),
        ...collection(galaxyView(view), decision, option),
      ]
    }),
  )

/** The way of a ship to a space. */
function flight(decision: PresentedDecision, option: PresentedOption): readonly Claim<Galaxy>[] {
  const [priced] = pricesOf([{ ...decision, options: [option] }])
  if (priced === undefined) return []
  const [space, { ship, path, energy }] = priced
  const { seat, id } = decision
  return [
    {
      choice: { seat, decision: id, picks: [option.id] },
      text: `${option.id}: ship ${ship} to ${space} by ${path.length} spaces for ${energy} energy`,
      contradiction(before, after, events) {
        const galaxyEvents = events as readonly GalaxyEvent[]
        const moved = galaxyEvents.find((event) => event.type === 'moved' && event.seat === seat)
        if (moved?.type !== 'moved') return null
        if (moved.path.at(-1) !== space) return `it flies to ${moved.path.at(-1)}`
        if (moved.path.join() !== path.join()) return `it flies by ${moved.path.join()}`
        if (galaxyEvents.length > 1) return null
        const paid = (before.hold[seat]?.[0] ?? 0) - (after.hold[seat]?.[0] ?? 0)
        return paid === energy ? null : `it pays ${paid} energy`
      },
    },
  ]
}

/** The cost of the outpost that an exploration places, which the panel shows as the next one. */
function settlement(
  view: GalaxyView,
  { kind, seat, id }: PresentedDecision,
  option: PresentedOption,
): readonly Claim<Galaxy>[] {
  if (kind !== 'explore' || !option.id.startsWith('settle')) return []
  const cost = sum(outpostCost(view, seat))
  return [
    {
      choice: { seat, decision: id, picks: [option.id] },
      text: `${option.id}: an outpost for ${cost}`,
      contradiction(_, __, events) {
        const galaxyEvents = events as readonly GalaxyEvent[]
        const paid = galaxyEvents.flatMap((event) =>
          event.type === 'paid' && event.seat === seat && event.what === 'outpost' ? event.goods : [],
        )
        if (!galaxyEvents.some(({ type }) => type === 'settled')) return 'no outpost is placed'
        return sum(paid) === cost ? null : `it costs ${sum(paid)}`
      },
    },
  ]
}

/** How many resources are collected. */
function collection(
  view: GalaxyView,
  { kind, seat, id }: PresentedDecision,
  option: PresentedOption,
): readonly Claim<Galaxy>[] {
  if (kind !== 'collect') return []
  const count = collectedCount(view, seat)
  return [
    {
      choice: { seat, decision: id, picks: [option.id] },
      text: `${option.id}: ${count} resources`,
      contradiction(_, __, events) {
        const gained = (events as readonly GalaxyEvent[]).flatMap((event) =>
          event.type === 'gained' && event.seat === seat && event.from === 'planets' ? [event.amount] : [],
        )
        return sum(gained) >= count ? null : `it brings ${sum(gained)}`
      },
    },
  ]
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
