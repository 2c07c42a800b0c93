/** Takes the pictures of docs/images from games at fixed moments: `node e2e/screenshots.ts`. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { createApp } from '../server/app.ts'
import { buildPageIfStale, dist } from '../tools/page.ts'
import { launchBrowser } from './browser.ts'
import { Player } from './player.ts'
import { aBot, aPerson, finishedGame, gameUntil, goTo, race, sitDownAt } from './records.ts'
import { type Pixels, smallPng } from './small-png.ts'
import { visitTo } from './visit.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'images')
const LARGEST = 250_000

const sizes = [
  { width: 1280, screen: 'desk', lang: 'en' },
  { width: 360, screen: 'phone', lang: 'pl' },
] as const

buildPageIfStale()
mkdirSync(folder, { recursive: true })
const app = await createApp({ page: dist })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const browser = await launchBrowser()
try {
  for (const { width, screen, lang } of sizes) {
    const { page, context, complaints } = await visitTo(address, browser, { screen, lang })
    await takePictures(page, width, lang)
    await context.close()
    for (const complaint of complaints) console.error(complaint)
  }
} finally {
  await browser.close()
  await app.close()
}

async function takePictures(page: Page, width: number, lang: 'pl' | 'en'): Promise<void> {
  const player = new Player(page, width === 360 ? 'finger' : 'mouse')
  const table =
    lang === 'pl'
      ? race(aPerson('Zosia'), aBot('Nit'), aBot('Iskra'))
      : race(aPerson('Zoe'), aBot('Rivet'), aBot('Ember'))
  await take('lobby')

  const moving = gameUntil(
    table,
    ({ seat, kind }, { entries }) => seat === 0 && kind === 'playCard' && entries.length > 55,
  )
  await sitDownAt(page, moving)
  await player.settled()
  await player.touchFirst('card')
  await take('table')

  const offered = gameUntil(
    table,
    ({ seat, kind }, { entries }) => seat === 0 && kind === 'playBonus' && entries.length > 30,
  )
  await sitDownAt(page, offered)
  await player.settled()
  await take('prompt')

  const id = await sitDownAt(page, finishedGame(table))
  await player.settled()
  await take('result')

  await goTo(page, `/replay/${id}?at=40`)
  await page.locator('.replay-scrubber').waitFor()
  await take('replay')

  async function take(name: string): Promise<void> {
    await page.evaluate(() => document.fonts.ready)
    await page.mouse.move(0, 0)
    const path = join(folder, `${name}-${width}.png`)
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' })
    writeFileSync(path, smallPng(await pixelsOf(page, picture)))
    const { size } = statSync(path)
    console.log(`${name}-${width}.png: ${Math.round(size / 1000)} kB`)
    if (size > LARGEST) console.error(`${name}-${width}.png is larger than ${LARGEST / 1000} kB.`)
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
