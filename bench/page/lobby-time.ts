/** Measures how soon the lobby is visible. */
import { type Browser, chromium } from 'playwright-core'
import { createApp } from '../../server/app.ts'
import { median } from '../measure.ts'

const LOADS = 5

/**
 * Milliseconds until the lobby is visible, with nothing cached and without a service worker that fetches in advance.
 */
export async function lobbyTime(dist: string, program: string): Promise<number> {
  const app = await createApp({ page: dist })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const times: number[] = []
    for (let load = 0; load < LOADS; load++) times.push(await timeToLobby(browser, address))
    return median(times)
  } finally {
    await browser.close()
    await app.close()
  }
}

async function timeToLobby(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en' })
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const time = performance.now() - start
  await context.close()
  return time
}
