/** Takes pictures of a page and keeps them small. */
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { type Pixels, smallPng } from './small-png.ts'

const LARGEST = 250_000

export class Camera {
  readonly #page: Page
  readonly #folder: string
  readonly #width: number

  constructor(page: Page, folder: string, width: number) {
    this.#page = page
    this.#folder = folder
    this.#width = width
  }

  /** What the page shows now, as `name-width.png`. */
  async take(name: string): Promise<void> {
    await this.#page.evaluate(() => document.fonts.ready)
    await this.#page.mouse.move(0, 0)
    const file = `${name}-${this.#width}.png`
    const path = join(this.#folder, file)
    const picture = await this.#page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' })
    writeFileSync(path, smallPng(await pixelsOf(this.#page, picture)))
    const { size } = statSync(path)
    console.log(`${file}: ${Math.round(size / 1000)} kB`)
    if (size > LARGEST) console.error(`${file} is larger than ${LARGEST / 1000} kB.`)
  }
}

/** The browser reads the picture that it has written. */
async function pixelsOf(page: Page, picture: Buffer): Promise<Pixels> {
  const { width, height, address } = await page.evaluate(
    async (png) => {
      const image = new Image()
      image.src = png
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const drawing = canvas.getContext('2d')
      if (drawing === null) throw new Error('The browser cannot draw.')
      drawing.drawImage(image, 0, 0)
      const pixels = drawing.getImageData(0, 0, image.width, image.height).data
      const reader = new FileReader()
      const reading = new Promise((resolve) => reader.addEventListener('load', resolve))
      reader.readAsDataURL(new Blob([pixels]))
      await reading
      return { width: image.width, height: image.height, address: String(reader.result) }
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
  return { width, height, data: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}
