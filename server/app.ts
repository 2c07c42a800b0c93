import { join, sep } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { addDocs } from './docs/routes.ts'
import { logRequests } from './operations/log.ts'
import { addOperationRoutes, type Operations } from './operations/routes.ts'
import { addOnlineRoutes, type Online } from './wire/routes.ts'

export interface AppOptions {
  /** The folder of the built page. */
  readonly page: string
  /** The maximum time for a request to arrive, in milliseconds. */
  readonly timeoutMs?: number
  /** The tables of this server. Without them it serves the page only. */
  readonly online?: Online
  /** What the operator's programs may ask. */
  readonly operations?: Operations
  /** Without it, nothing is logged. */
  readonly log?: FastifyBaseLogger
  /** The proxies whose word for the address of a client is taken. */
  readonly trustedProxies?: readonly string[]
}

const TIMEOUT_MS = 10_000
/** A small limit: most requests are for files, and those of tables have a limit of their own. */
const LARGEST_BODY = 1024

const year = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

/** The whole server, not yet listening. */
export async function createApp({
  page,
  timeoutMs = TIMEOUT_MS,
  online,
  operations,
  log,
  trustedProxies = [],
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(log === undefined ? {} : { loggerInstance: log }),
    // Its own messages about requests have their addresses.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    bodyLimit: LARGEST_BODY,
    // A client that sends half a request must not keep its connection open for minutes.
    requestTimeout: timeoutMs,
    http: { headersTimeout: timeoutMs, connectionsCheckingInterval: Math.ceil(timeoutMs / 4) },
  })

  if (log !== undefined) logRequests(app)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The proxy that terminates TLS sets this header. This server listens on plain HTTP.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })

  if (operations !== undefined) addOperationRoutes(app, operations)
  if (online !== undefined) {
    await addOnlineRoutes(app, online)
    addDocs(app)
  }

  const assets = join(page, 'assets') + sep
  await app.register(files, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? year : revalidate)
    },
  })

  // Addresses inside the page (a table, a replay) belong to the page: they get index.html.
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const reading = request.method === 'GET' || request.method === 'HEAD'
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (reading && wantsPage && !path.startsWith('/api/') && !path.startsWith('/assets/')) {
      return reply.sendFile('index.html')
    }
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ error: 'not-found', message: `There is nothing at ${path}.` })
  })

  return app
}
