import { at, type Claim, type Claims, type PresentedDecision, type Seat } from '@kantyna/kernel'
import type { RimEvent } from '../rules/events.ts'
import { mapOf } from '../rules/map/map.ts'
import { obstaclesFor, reachable } from '../rules/map/movement.ts'
import type { Rim } from '../rules/rim.ts'
import { type Reach, reachOf } from './board/reach.ts'
import { type RimView, rimView } from './view.ts'

/** More than the distance between any two spaces. */
const FAR = 40

/** What the map claims about moves, and the market about prices. A test compares the claims with the rules. */
export const claims: Claims<Rim> = (view, decisions) => [
  ...moves(rimView(view), decisions),
  ...decisions.flatMap(purchases),
]

/** The price of a market card without trade-ins. */
function purchases({ kind, seat, id, options }: PresentedDecision): readonly Claim<Rim>[] {
  if (kind !== 'buy') return []
  return options.flatMap(({ id: pick, facts, next }): readonly Claim<Rim>[] => {
    const price = facts?.['price']
    if (typeof price !== 'number' || next !== undefined) return []
    return [
      {
        choice: { seat, decision: id, picks: [pick] },
        text: `${pick}: ${price} credits`,
        contradiction(_, __, events) {
          const bought = (events as readonly RimEvent[]).find(({ type }) => type === 'bought')
          const paid = bought?.type === 'bought' ? bought.price : null
          return paid === price ? null : `${paid ?? 'nothing'} is paid`
        },
      },
    ]
  })
}

/** Where moves lead, and whether a space always ends them. */
function moves(view: RimView, decisions: readonly PresentedDecision[]): readonly Claim<Rim>[] {
  const [asked] = decisions.filter(({ kind }) => kind === 'plan')
  if (asked === undefined) return []
  const { id: decision, seat } = asked
  return [...reachOf(view, decisions).values()].flatMap((reach): Claim<Rim>[] => {
    const option = asked.options.find(
      ({ id, facts }) => id.startsWith('move-') && facts?.['space'] === reach.space,
    )
    if (option === undefined || reach.route.length === 0) return []
    return [
      {
        choice: { seat, decision, picks: [option.id] },
        text: `${option.id}: ${reach.route.length} spaces, ${reach.stops.length > 0 ? 'ends the move' : 'does not end the move'}`,
        contradiction: (before, _, events) =>
          wrongEnd(seat, reach, events as readonly RimEvent[]) ?? wrongStop(before, seat, reach),
      },
    ]
  })
}

/** A move ends in another space only after a failed test or because of another player. */
function wrongEnd(seat: Seat, { space, route }: Reach, events: readonly RimEvent[]): string | null {
  const isStopped = events.some(({ type }) => type === 'slippedPast' || type === 'madeToStop')
  const moved = events.find((event) => event.type === 'moved' && event.seat === seat)
  if (moved?.type !== 'moved' || isStopped) return null
  if (moved.to !== space) return `the move ends in space ${moved.to}`
  return moved.route.length === route.length ? null : `it is ${moved.route.length} spaces`
}

/** With an unlimited hyperdrive, ways lead through a space unless it always ends the move. */
function wrongStop(t: Rim, seat: Seat, { space, stops }: Reach): string | null {
  const ways = reachable(t, seat, FAR)
  const stepsTo = (to: number) => ways.find((way) => way.space === to)?.route.length ?? FAR
  const isPassed = ways.some(({ route }) => route.slice(0, -1).includes(space))
  if (isPassed) return stops.length > 0 ? 'moves go on through it' : null
  // Ways also avoid a risk that does not always end the move, such as a player who may stop others.
  if (obstaclesFor(t, seat).risks.length > 0) return null
  const isAvoided = at(mapOf(t).graph.neighbours, space).some((next) => stepsTo(next) > stepsTo(space) + 1)
  return isAvoided && stops.length === 0 ? 'no move goes on through it' : null
}
