import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { messageOf, shown, UsageError } from '../terminal.ts'

/** Servers know this user by a cookie, one for each server. The file holds them: only this user can read it. */
export class Device {
  readonly #file: string
  readonly #cookies: Map<string, string>

  constructor(file: string) {
    this.#file = file
    this.#cookies = new Map(Object.entries(readCookies(file)))
  }

  cookieOf(server: string): string {
    return this.#cookies.get(server) ?? ''
  }

  /** Sends a request as this device, and keeps the cookie that comes with the answer. */
  async request(server: string, path: string, body?: unknown): Promise<Response> {
    const sent =
      body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const headers = { cookie: this.cookieOf(server), ...sent.headers }
    const reply = await fetch(server + path, { ...sent, headers }).catch((problem: unknown) => {
      throw new UsageError(`${shown(server)} cannot be reached: ${messageOf(causeOf(problem))}.`)
    })
    const [cookie] = reply.headers.getSetCookie()[0]?.split(';', 1) ?? []
    if (cookie !== undefined && cookie !== this.cookieOf(server)) this.#keep(server, cookie)
    return reply
  }

  #keep(server: string, cookie: string): void {
    this.#cookies.set(server, cookie)
    const part = `${this.#file}.${process.pid}.part`
    try {
      mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 })
      writeFileSync(part, `${JSON.stringify(Object.fromEntries(this.#cookies))}\n`, { mode: 0o600 })
      renameSync(part, this.#file)
    } catch (problem) {
      throw new UsageError(`${shown(this.#file)} cannot be written to: ${messageOf(problem)}.`)
    }
  }
}

/** In the user's folder for settings. */
export function deviceFile(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const settings = env['XDG_CONFIG_HOME'] || env['APPDATA'] || join(homedir(), '.config')
  return join(settings, 'kantyna', 'device.json')
}

function readCookies(file: string): { readonly [server: string]: string } {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return {}
  }
  try {
    const entries = Object.entries(JSON.parse(text) as object)
    return Object.fromEntries(entries.filter(([, cookie]) => typeof cookie === 'string'))
  } catch {
    throw new UsageError(
      `${shown(file)} is damaged. Without it, your seats can be reached by their own links.`,
    )
  }
}

/** `fetch` hides the reason. */
function causeOf(problem: unknown): unknown {
  return problem instanceof Error && problem.cause !== undefined ? problem.cause : problem
}
