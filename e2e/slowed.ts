/**
 * How many times slower pages are than this machine would have them: `SLOWED=6 npm run test:e2e`. What a test reads too
 * early on a busy machine, it then reads too early every time.
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
