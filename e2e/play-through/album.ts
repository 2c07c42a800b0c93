/** Pictures of a game, in the order in which things happened. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'

export class Album {
  readonly #page: Page
  readonly #folder: string | undefined
  readonly #met = new Set<string>()
  #taken = 0

  constructor(page: Page, folder: string | undefined) {
    this.#page = page
    this.#folder = folder
    if (folder !== undefined) mkdirSync(folder, { recursive: true })
  }

  async takeOnce(what: string, after = 300): Promise<void> {
    if (this.#met.has(what)) return
    this.#met.add(what)
    if (this.#folder === undefined) return
    await setTimeout(after)
    await this.take(what)
  }

  /** A line of what happened, beside the pictures. */
  write(line: string): void {
    if (this.#folder !== undefined) appendFileSync(join(this.#folder, 'told.txt'), `${line}\n`)
  }

  async take(what: string): Promise<void> {
    if (this.#folder === undefined) return
    this.#taken += 1
    const name = `${String(this.#taken).padStart(3, '0')}-${what.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60)}.png`
    await this.#page.screenshot({ path: join(this.#folder, name) }).catch(() => undefined)
  }
}
