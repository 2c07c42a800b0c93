/** Records frames of a page while something happens, and lays them out on one sheet. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/** The minimum time between two frames, in milliseconds. A page that draws nothing new adds no frame. */
const EVERY = 100

interface Frame {
  /** When it was drawn, in milliseconds after the first frame. */
  readonly at: number
  readonly picture: Buffer
}

export class Film {
  readonly #page: Page
  readonly #camera: CDPSession
  readonly #frames: Frame[] = []
  #start: number | null = null

  private constructor(page: Page, camera: CDPSession) {
    this.#page = page
    this.#camera = camera
  }

  static async begin(page: Page): Promise<Film> {
    const camera = await page.context().newCDPSession(page)
    const film = new Film(page, camera)
    camera.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      film.#add((metadata.timestamp ?? 0) * 1000, data)
      // The session may be gone by then.
      camera.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    await camera.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1 })
    return film
  }

  #add(time: number, data: string): void {
    this.#start ??= time
    const at = time - this.#start
    const last = this.#frames.at(-1)?.at ?? -EVERY
    if (at - last >= EVERY) this.#frames.push({ at, picture: Buffer.from(data, 'base64') })
  }

  /** Writes the frames into a folder, and a sheet of them beside it. Returns their number. */
  async end(folder: string, name: string): Promise<number> {
    await this.#camera.send('Page.stopScreencast')
    await this.#camera.detach()
    const place = join(folder, name)
    mkdirSync(place, { recursive: true })
    for (const { at, picture } of this.#frames) writeFileSync(join(place, fileOf(at)), picture)
    const { width = 0 } = this.#page.viewportSize() ?? {}
    writeFileSync(join(folder, `${name}.html`), sheetOf(name, this.#frames, width < 600 ? 180 : 400))
    return this.#frames.length
  }
}

function fileOf(at: number): string {
  return `${Math.round(at).toString().padStart(6, '0')}.jpg`
}

function sheetOf(name: string, frames: readonly Frame[], width: number): string {
  const figures = frames.map(({ at }) => {
    const seconds = (at / 1000).toFixed(1)
    return `<figure><img src="${name}/${fileOf(at)}" width="${width}" alt=""><figcaption>${seconds} s</figcaption></figure>`
  })
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><style>
body { margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; background: #222; color: #eee; font: 14px sans-serif }
h1 { width: 100%; margin: 0; font-size: 18px } figure { margin: 0 } img { display: block }
</style><h1>${name}</h1>${figures.join('\n')}`
}

/** The sheet as a picture. */
export async function printSheet(context: BrowserContext, folder: string, name: string): Promise<void> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1680, height: 1000 })
  await page.goto(`file://${join(folder, `${name}.html`)}`)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await page.close()
}
