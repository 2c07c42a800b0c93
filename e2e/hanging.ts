/** Tests that wait for a page that does not answer any more: they fail with what the page is busy with. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { slowed } from './slowed.ts'

/** How long a visit may take, in milliseconds: less than the test that makes it. */
const LONGEST_VISIT = 240_000 * slowed
/** How long a page is asked what it is busy with. */
const LONGEST_LOOK = 5000

/** Fails when the visit takes too long, so that its test ends and leaves nothing hanging behind. */
export async function withinLimit(page: Page, visit: Promise<void>): Promise<void> {
  const limit = new AbortController()
  const hung = setTimeout(LONGEST_VISIT, true, { signal: limit.signal })
  try {
    if (await Promise.race([visit.then(() => false), hung]))
      throw new Error(`The visit takes too long. The page is busy with: ${await busyWith(page)}`)
  } finally {
    limit.abort()
    hung.catch(() => undefined)
  }
}

/** The stack of whatever runs in the page. */
function busyWith(page: Page): Promise<string> {
  const nothing = setTimeout(LONGEST_LOOK, 'nothing: it waits')
  return Promise.race([stackOf(page).catch(String), nothing])
}

async function stackOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  const paused = new Promise<string>((resolve) =>
    session.once('Debugger.paused', ({ callFrames }) =>
      resolve(callFrames.map(({ functionName, url }) => `${functionName || '…'} (${url})`).join('\n')),
    ),
  )
  await session.send('Debugger.pause')
  return paused
}
