import { type ApiProblem, apiSchemas, paths } from '@kantyna/online'
import type * as z from 'zod/mini'

/** A request that the server answers, for people who write clients. */
export interface DescribedRoute {
  readonly method: 'get' | 'post'
  /** With `{table}` in place of a table's id. */
  readonly path: string
  readonly does: string
  readonly body?: z.ZodMiniType
  /** Null for a body that has no schema of its own. */
  readonly reply: z.ZodMiniType | null
  readonly problems: readonly ApiProblem[]
}

const table = '{table}'

export const describedRoutes: readonly DescribedRoute[] = [
  {
    method: 'get',
    path: paths.server,
    does: 'Says what the server is: its address for invitations, its public key, the version of the protocol.',
    reply: apiSchemas.serverInfo,
    problems: [],
  },
  {
    method: 'post',
    path: paths.tables,
    does: 'Creates a table. The device gets the first seat for a person.',
    body: apiSchemas.newTable,
    reply: apiSchemas.createdTable,
    problems: ['malformed', 'options-refused', 'name-refused', 'full', 'too-often', 'forbidden', 'not-kept'],
  },
  {
    method: 'get',
    path: paths.mine,
    does: 'Lists the tables at which the device plays: first those where it is asked something.',
    reply: apiSchemas.summaries,
    problems: ['too-often'],
  },
  {
    method: 'get',
    path: paths.open,
    does: 'Lists the tables that look for players.',
    reply: apiSchemas.summaries,
    problems: ['too-often'],
  },
  {
    method: 'post',
    path: paths.enter(table),
    does: 'Exchanges the secret of a link for what the device may do: take a free seat, watch, or play a seat. Without a secret, enters a table that is listed. No seat is taken.',
    body: apiSchemas.enter,
    reply: null,
    problems: ['malformed', 'not-found', 'forbidden', 'too-often', 'not-kept'],
  },
  {
    method: 'post',
    path: paths.recovery(table),
    does: 'Makes a new secret with which another device can play a seat of this device. The one before ends.',
    body: apiSchemas.seatOf,
    reply: apiSchemas.seatSecret,
    problems: ['malformed', 'not-found', 'forbidden', 'too-often', 'not-kept'],
  },
  {
    method: 'get',
    path: paths.record(table),
    does: 'Returns the record of a game that is over. `kantyna verify` checks it.',
    reply: null,
    problems: ['not-found', 'forbidden', 'not-over', 'too-often'],
  },
  {
    method: 'post',
    path: paths.report(table),
    does: 'Complains about a table to the operator.',
    body: apiSchemas.report,
    reply: null,
    problems: ['malformed', 'forbidden', 'too-often', 'not-kept'],
  },
]
