/** Takes pictures of a page and keeps them small. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const LARGEST = 250_000

/** The best quality first; a picture that is too large is taken again with the next one. */
const qualities = [90, 82, 74] as const

export class Camera {
  readonly #page: Page
  readonly #folder: string
  readonly #width: number

  constructor(page: Page, folder: string, width: number) {
    this.#page = page
    this.#folder = folder
    this.#width = width
  }

  /** The current page, as `name-width.webp`. */
  async take(name: string): Promise<void> {
    await this.#page.evaluate(() => document.fonts.ready)
    await this.#page.mouse.move(0, 0)
    const file = `${name}-${this.#width}.webp`
    const path = join(this.#folder, file)
    for (const quality of qualities) {
      await this.#page.screenshot({
        path,
        type: 'webp',
        quality,
        animations: 'disabled',
        caret: 'hide',
        scale: 'device',
      })
      const { size } = statSync(path)
      console.log(`${file}: ${Math.round(size / 1000)} kB`)
      if (size <= LARGEST) return
    }
    console.error(`${file} is larger than ${LARGEST / 1000} kB.`)
  }
}
