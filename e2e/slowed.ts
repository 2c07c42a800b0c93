/**
 * The factor by which pages are slowed down: `SLOWED=6 npm run test:e2e`. A test that reads too early on a busy machine then
 * reads too early every time.
 */
import type { BrowserContext } from 'playwright-core'

export const slowed = Math.max(1, Number(process.env['SLOWED'] ?? 1) || 1)

/** Slows down every page that is opened there. */
export function slowDown(context: BrowserContext): void {
  if (slowed === 1) return
  context.on('page', (page) => {
    context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowed }))
      // The page may be gone by then.
      .catch(() => undefined)
  })
}
