import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MetricsAccess } from '../configuration.ts'
import type { Canary } from './canary.ts'
import type { Metrics } from './metrics.ts'

/** What an operator's programs ask the server. */
export interface Operations {
  readonly canary: Canary
  readonly metrics: Metrics
  readonly metricsAccess: MetricsAccess
}

/** `/healthz`, `/readyz` and `/metrics`. */
export function addOperationRoutes(
  app: FastifyInstance,
  { canary, metrics, metricsAccess }: Operations,
): void {
  metrics.watchSockets(() => app.websocketServer.clients.size)
  app.addHook('preClose', async () => canary.close())

  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }))

  app.get('/readyz', async (_, reply) => {
    const readiness = await canary.check()
    return reply
      .code(readiness.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness.isReady ? { status: 'ready' } : { status: 'not-ready', reason: readiness.reason })
  })

  app.get('/metrics', async (request, reply) => {
    // A stranger does not learn that there are figures.
    if (!mayRead(request, metricsAccess)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}

function mayRead({ headers, socket }: FastifyRequest, access: MetricsAccess): boolean {
  if ('token' in access) return isSame(headers.authorization ?? '', `Bearer ${access.token}`)
  // A proxy on this machine passes on the requests of others.
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  return access.for === 'this-machine' && !isPassedOn && isLoopback(socket.remoteAddress ?? '')
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address)
}

/** Takes the same time wherever the texts differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
