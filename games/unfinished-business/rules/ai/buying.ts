import type { Seat } from '@kantyna/kernel'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { marketCard } from '../../../outer-rim/rules/tables.ts'
import { patrolDestinations } from '../../content/names.ts'

const forPatrols: ReadonlySet<string> = new Set(patrolDestinations)

/** UB-SOL-11, G-72: an AI player buys no cargo for a patrol, wherever it is. */
export function isForPatrol(t: Rim, _: Seat, card: number): boolean {
  const printed = marketCard(t, card)
  return (
    'resource' in printed && printed.resource.type === 'cargo' && forPatrols.has(printed.resource.destination)
  )
}

/** UB-AIX-01 to UB-AIX-03, G-54: jobs in the bounty deck are not bought either, since a hunter could never complete them. */
export function isJobAmongBounties(t: Rim, _: Seat, card: number): boolean {
  const printed = marketCard(t, card)
  return printed.deck === 'bounty' && 'resource' in printed && printed.resource.type === 'job'
}
