/** For tests with a page that stops responding: they fail with a report of what the page is doing. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { slowed } from './slowed.ts'

/** The maximum time for a visit, in milliseconds: less than the timeout of its test. */
const LONGEST_VISIT = 240_000 * slowed
/** The time that a page gets to report what it is doing. */
const LONGEST_LOOK = 5000

/** Fails if the visit takes too long, so that its test ends and leaves no process behind. */
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

/** The stack of the code that is running in the page. */
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
