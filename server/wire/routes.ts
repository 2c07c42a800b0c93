import cookies from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import {
  type ApiProblem,
  apiSchemas,
  BEAT_MS,
  closeCodes,
  LARGEST_FRAME,
  type ServerInfo,
  type TableSummary,
} from '@kantyna/online'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Limits } from '../configuration.ts'
import type { ListedTable } from '../directory/directory.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Tables } from '../tables/tables.ts'
import { Connection } from './connection.ts'
import { deviceOf, knownDevice } from './device.ts'
import { isOwnOrigin } from './origin.ts'

export interface Online {
  readonly tables: Tables
  info(): ServerInfo
  /** The address under which others open the page; null if nobody stated it. */
  readonly publicUrl: string | null
  readonly limits: Limits
  /** Why no table can be created now; null if one can. */
  mayCreate(): Promise<'full' | null>
}

const LARGEST_BODY = 8192
/** A client has to greet within this time. */
const GREETING_MS = 5000
const MOST_LISTED = 50

/** What the problems mean, for people who read answers without our page. */
const problems: Readonly<Record<ApiProblem, readonly [status: number, sentence: string]>> = {
  malformed: [400, 'The request is not in the form that this server reads.'],
  'not-found': [404, 'There is no such table.'],
  forbidden: [403, 'This device has neither a seat nor an invitation at this table.'],
  'options-refused': [422, 'The game cannot be played with these settings.'],
  'name-refused': [422, 'The name has no visible letters.'],
  full: [503, 'This server cannot take another table now.'],
  'too-often': [429, 'Too many requests. Wait a minute.'],
  'not-kept': [503, 'The server could not store it. Nothing has changed.'],
  'not-over': [409, 'The game is not over.'],
  closing: [503, 'The server is closing. Try again in a minute.'],
}

/** Everything under `/api`. */
export async function addOnlineRoutes(app: FastifyInstance, online: Online): Promise<void> {
  const { tables, info, publicUrl, limits } = online
  const { directory } = tables.services
  await app.register(cookies)
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () => ({ statusCode: 429, ...bodyOf('too-often') }),
  })
  await app.register(websocket, {
    options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false },
    // Clients are told to connect again, before the server waits for its connections to end.
    preClose: (done) => {
      tables.close().then(() => done(), done)
    },
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || isOwnOrigin(request, publicUrl)) return
    await refuse(reply, 'forbidden')
  })
  app.setErrorHandler((problem: { readonly statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = problem
    if (statusCode === 429) return refuse(reply, 'too-often')
    if (statusCode < 500) return refuse(reply, 'malformed')
    tables.services.reportFault(problem)
    return request.url.startsWith('/api/') ? refuse(reply, 'not-kept') : reply.code(500).send()
  })

  const often = (max: number, timeWindow = '1 minute') => ({
    bodyLimit: LARGEST_BODY,
    config: { rateLimit: { max, timeWindow } },
  })

  app.get('/api/server', () => info())

  app.post('/api/tables', often(limits.newTablesPerHourAndAddress, '1 hour'), async (request, reply) => {
    const wanted = bodyIn(request, apiSchemas.newTable)
    if (wanted === null) return refuse(reply, 'malformed')
    const full = await online.mayCreate()
    if (full !== null) return refuse(reply, full)
    const created = await tables.create(knownDevice(request, reply, publicUrl), wanted)
    return created.ok ? { table: created.table } : refuse(reply, created.problem)
  })

  app.get('/api/tables/mine', often(120), async (request) => {
    const device = deviceOf(request)
    return device === null ? [] : (await directory.mine(device)).map(summaryOf)
  })

  app.get('/api/tables/open', often(120), async () => (await directory.open(MOST_LISTED)).map(summaryOf))

  app.post('/api/tables/:table/enter', often(60), async (request, reply) => {
    const wanted = bodyIn(request, apiSchemas.enter)
    if (wanted === null) return refuse(reply, 'malformed')
    const table = await tableIn(request)
    if (table === null) return refuse(reply, 'not-found')
    const isIn = await table.enter(knownDevice(request, reply, publicUrl), wanted.secret)
    return isIn ? {} : refuse(reply, 'forbidden')
  })

  app.post('/api/tables/:table/recovery', often(20), async (request, reply) => {
    const wanted = bodyIn(request, apiSchemas.seatOf)
    if (wanted === null) return refuse(reply, 'malformed')
    const table = await tableIn(request)
    if (table === null) return refuse(reply, 'not-found')
    const device = deviceOf(request)
    if (device === null || !table.admissions.seatsOf(device).includes(wanted.seat))
      return refuse(reply, 'forbidden')
    return { secret: await table.admissions.newRecovery(wanted.seat) }
  })

  app.get('/api/tables/:table/record', often(30), async (request, reply) => {
    const table = await tableIn(request)
    if (table === null) return refuse(reply, 'not-found')
    const device = deviceOf(request)
    if (device === null || !table.mayVisit(device) || !table.maySeeGame(device))
      return refuse(reply, 'forbidden')
    return table.record() ?? refuse(reply, 'not-over')
  })

  app.post('/api/tables/:table/report', often(5), async (request, reply) => {
    const wanted = bodyIn(request, apiSchemas.report)
    if (wanted === null) return refuse(reply, 'malformed')
    const { table } = request.params as { table: string } // as the route says
    const device = deviceOf(request)
    if (device === null) return refuse(reply, 'forbidden')
    await directory.report(table, device, wanted.reason, tables.services.now())
    return {}
  })

  const socketsFrom = new Map<string, number>()
  const sockets = new Set<object>()
  app.get('/api/tables/:table/socket', { websocket: true }, (socket, request) => {
    const from = networkOf(request.ip)
    const open = (socketsFrom.get(from) ?? 0) + 1
    const device = deviceOf(request)
    const isFull = open > limits.socketsPerAddress || sockets.size >= limits.sockets
    if (device === null || isFull) {
      socket.close(device === null ? closeCodes.forbidden : closeCodes.refused)
      return
    }
    socketsFrom.set(from, open)
    sockets.add(socket)
    const { table } = request.params as { table: string } // as the route says
    const connection = new Connection(
      socket,
      { table, device, framesPerSecond: limits.framesPerSecond },
      tables,
    )
    const greeting = setTimeout(() => {
      if (!connection.hasGreeted) connection.close(closeCodes.refused)
    }, GREETING_MS)
    let isAlive = true
    const pings = setInterval(() => {
      if (!isAlive) return socket.terminate()
      isAlive = false
      socket.ping()
      connection.send({ is: 'beat' })
    }, BEAT_MS)
    socket.on('pong', () => (isAlive = true))
    socket.on('message', (data, isBinary) => {
      if (isBinary) connection.close(closeCodes.refused)
      else connection.read(String(data))
    })
    // `ws` closes the socket itself after an error.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(greeting)
      clearInterval(pings)
      sockets.delete(socket)
      const left = (socketsFrom.get(from) ?? 1) - 1
      if (left === 0) socketsFrom.delete(from)
      else socketsFrom.set(from, left)
      connection.end()
    })
  })

  function tableIn(request: FastifyRequest): Promise<LiveTable | null> {
    const { table } = request.params as { table: string } // as the routes say
    return tables.get(table)
  }
}

function bodyIn<T>({ body }: FastifyRequest, schema: z.ZodMiniType<T>): T | null {
  const read = schema.safeParse(body)
  return read.success ? read.data : null
}

function summaryOf({ table, listing, own }: ListedTable): TableSummary {
  const { settings, stage, names, asked, changed } = listing
  return { table, settings, stage, names, own, asked, changed }
}

function bodyOf(problem: ApiProblem) {
  return { error: problem, message: problems[problem][1] }
}

function refuse(reply: FastifyReply, problem: ApiProblem): FastifyReply {
  return reply.code(problems[problem][0]).header('cache-control', 'no-store').send(bodyOf(problem))
}

/** An address, or for IPv6 the network of a household: one machine has 2^64 addresses there. */
function networkOf(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip
}
