import {
  type ApiProblem,
  apiProblems,
  apiSchemas,
  type CreatedTable,
  type EnterTable,
  type NewTable,
  paths,
  type SeatOf,
  type SeatSecret,
  type ServerInfo,
  type TableSummary,
} from '@kantyna/online'
import type * as z from 'zod/mini'
import { oneOf } from '../kit/kept.ts'

/** `unreachable`: no answer arrived. `no-server`: the page is served from a place that keeps no tables. */
export type RequestProblem = ApiProblem | 'unreachable' | 'no-server'

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: RequestProblem }

type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** The requests beside the socket. A failure is an answer with a problem, never an error. */
export class ApiClient {
  readonly #fetch: Fetch

  constructor(fetch: Fetch) {
    this.#fetch = fetch
  }

  async server(): Promise<Answer<ServerInfo>> {
    const answer = await this.#get(paths.server, apiSchemas.serverInfo)
    // A place that serves only files has nothing at this address.
    return !answer.ok && answer.problem === 'not-found' ? { ok: false, problem: 'no-server' } : answer
  }

  create(table: NewTable): Promise<Answer<CreatedTable>> {
    return this.#post(paths.tables, table, apiSchemas.createdTable)
  }

  mine(): Promise<Answer<readonly TableSummary[]>> {
    return this.#get(paths.mine, apiSchemas.summaries)
  }

  open(): Promise<Answer<readonly TableSummary[]>> {
    return this.#get(paths.open, apiSchemas.summaries)
  }

  enter(table: string, secret: string | null): Promise<Answer<null>> {
    const body: EnterTable = { secret }
    return this.#post(paths.enter(table), body, null)
  }

  /** Makes a new recovery link; the one before stops working. */
  recovery(table: string, { seat }: SeatOf): Promise<Answer<SeatSecret>> {
    return this.#post(paths.recovery(table), { seat }, apiSchemas.seatSecret)
  }

  report(table: string, reason: string): Promise<Answer<null>> {
    return this.#post(paths.report(table), { reason }, null)
  }

  /** The record of a game that is over, as a file. */
  async record(table: string): Promise<Answer<File>> {
    const response = await this.#ask(paths.record(table), {})
    if (response === null) return { ok: false, problem: 'unreachable' }
    if (!response.ok) return { ok: false, problem: await problemOf(response) }
    return { ok: true, value: new File([await response.blob()], `${table}.kantyna.json`) }
  }

  #get<T>(path: string, schema: z.ZodMiniType<T>): Promise<Answer<T>> {
    return this.#read(path, {}, schema)
  }

  #post<T>(path: string, body: object, schema: z.ZodMiniType<T>): Promise<Answer<T>>
  #post(path: string, body: object, schema: null): Promise<Answer<null>>
  #post<T>(path: string, body: object, schema: z.ZodMiniType<T> | null): Promise<Answer<T | null>> {
    const headers = { 'content-type': 'application/json' }
    return this.#read(path, { method: 'POST', headers, body: JSON.stringify(body) }, schema)
  }

  async #read<T>(path: string, init: RequestInit, schema: z.ZodMiniType<T> | null): Promise<Answer<T>>
  async #read(path: string, init: RequestInit, schema: z.ZodMiniType | null): Promise<Answer<unknown>> {
    const response = await this.#ask(path, init)
    if (response === null) return { ok: false, problem: 'unreachable' }
    if (!response.ok) return { ok: false, problem: await problemOf(response) }
    if (schema === null) return { ok: true, value: null }
    const read = schema.safeParse(await bodyOf(response))
    // Some places answer every address with the page itself.
    return read.success ? { ok: true, value: read.data } : { ok: false, problem: 'not-found' }
  }

  /** Null if no answer arrived, or only one of a proxy in front of the server. */
  async #ask(path: string, init: RequestInit): Promise<Response | null> {
    try {
      const response = await this.#fetch(path, { ...init, credentials: 'same-origin', cache: 'no-store' })
      return [502, 503, 504].includes(response.status) && (await problemNamed(response)) === undefined
        ? null
        : response
    } catch {
      return null
    }
  }
}

async function problemOf(response: Response): Promise<RequestProblem> {
  const named = await problemNamed(response)
  if (named !== undefined) return named
  if (response.status === 429) return 'too-often'
  return response.status < 500 ? 'not-found' : 'unreachable'
}

async function problemNamed(response: Response): Promise<ApiProblem | undefined> {
  const read = apiSchemas.problem.safeParse(await bodyOf(response.clone()))
  return read.success ? oneOf(apiProblems, read.data.error) : undefined
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}

export const api = new ApiClient((path, init) => window.fetch(path, init))
