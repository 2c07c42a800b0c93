import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Fields that are never written, wherever something logs an object that has them. */
const SECRETS = [
  'secret',
  'cookie',
  'token',
  'name',
  'names',
  'text',
  'reason',
  'contribution',
  'seed',
  'body',
  'headers',
  'ip',
]

/** The server's messages, one JSON object a line: without secrets, names, chat and addresses. */
export function openLog(level: LogLevel, destination: DestinationStream = process.stdout): FastifyBaseLogger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRETS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '(left out)',
      },
      // A request has an address, a cookie and a path that may be anything.
      serializers: { req: requestFacts, res: replyFacts, err: pino.stdSerializers.err },
    },
    destination,
  )
}

/** Logs each request by its route, so that no part of an address that a visitor made up is written. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { status } = replyFacts(reply)
    const facts = { ...requestFacts(request), status, ms: Math.round(reply.elapsedTime) }
    if (status >= 500) request.log.warn(facts, 'request failed')
    else request.log.debug(facts, 'request')
    done()
  })
}

function requestFacts({ method, routeOptions, params }: FastifyRequest) {
  const route = routeOptions?.url ?? null
  return { method, route, ...tableIn(params) }
}

/** The id of a table is not a secret. */
function tableIn(params: unknown): { readonly table?: string } {
  const table = typeof params === 'object' && params !== null && 'table' in params ? params.table : undefined
  return typeof table === 'string' && /^[\w-]{1,40}$/.test(table) ? { table } : {}
}

function replyFacts({ statusCode }: Pick<FastifyReply, 'statusCode'>) {
  return { status: statusCode }
}
