/**
 * Measures the page's response, for `kantyna bench`: how soon a touch shows something on a processor slowed down four
 * times, and what moments cost. Prints one JSON object: `node e2e/responses.ts [game…]`.
 */
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { createApp } from '../server/app.ts'
import { findChromium, launchOptions } from '../tools/chromium.ts'
import { buildPageIfStale, dist } from '../tools/page.ts'
import { Player } from './player.ts'
import { openRecord } from './records.ts'
import { RestingFinger } from './responses/resting-finger.ts'
import { type Touches, takeTouches, watchTouches } from './responses/touches.ts'
import { categories, marks, type TraceEvent, type Work, workDuring } from './responses/trace.ts'
import { type AskedGame, everyGame } from './screens/every-decision.ts'
import { visitTo } from './visit.ts'

/** How many times slower the processor is for touches. */
const SLOWER = 4
/** The number of answers to each question, and the maximum wait for moments, in milliseconds. */
const [ANSWERS, LONGEST] = [2, 15_000]
/** How long a moment stays. */
const LOOKED_AT = 1200

const program = findChromium()
if (program === undefined) throw new Error('no Chromium was found')
const wanted = process.argv.slice(2)

buildPageIfStale()
const app = await createApp({ page: dist })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const browser = await chromium.launch(launchOptions(program))
try {
  const measured: Record<string, { readonly touches: Touches; readonly work: Work | null }> = {}
  for (const [game, { usual }] of Object.entries(everyGame)) {
    if (wanted.length > 0 && !wanted.includes(game)) continue
    const asked = usual()
    measured[game] = { touches: await touchesOf(browser, asked), work: await momentsOf(browser, asked) }
  }
  console.log(JSON.stringify(measured))
} finally {
  await browser.close()
  await app.close()
}

/** The touches that answer these questions. */
async function touchesOf(on: Browser, asked: readonly AskedGame[]): Promise<Touches> {
  const { page, context } = await visitTo(address, on, { screen: 'phone', pace: 'normal', still: false })
  await page.evaluate(watchTouches)
  const session = await context.newCDPSession(page)
  const player = new RestingFinger(page, session)
  const touches: Touches = { pressed: [], released: [] }
  for (const { record } of asked) {
    await openRecord(page, record)
    await player.settled()
    await takeTouches(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await player.choose()
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const { pressed, released } = await takeTouches(page)
    touches.pressed.push(...pressed)
    touches.released.push(...released)
  }
  await context.close()
  return touches
}

/** The cost of moments caused by answers to these questions. */
async function momentsOf(on: Browser, asked: readonly AskedGame[]): Promise<Work | null> {
  const work: Work[] = []
  for (const { record } of asked) {
    const wish = { screen: 'desk', pace: 'normal', still: false, keepsMoments: true } as const
    const { page, context } = await visitTo(address, on, wish)
    await page.evaluate(watchMoments, marks)
    await openRecord(page, record)
    const player = new Player(page, 'mouse')
    await player.settled()
    await on.startTracing(page, { categories })
    await lookOn(page, player)
    const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(String(await on.stopTracing()))
    const done = workDuring(trace.traceEvents)
    if (done !== null) work.push(done)
    await context.close()
  }
  if (work.length === 0) return null
  return {
    longestTask: Math.max(...work.map(({ longestTask }) => longestTask)),
    frames: work.flatMap(({ frames }) => frames),
  }
}

/** Runs in the page: marks when a moment appears and when it has disappeared. */
function watchMoments({ begin, end }: typeof marks): void {
  let isShown = false
  new MutationObserver(() => {
    const isThere = document.querySelector('.moment-place') !== null
    if (isThere !== isShown) performance.mark(isThere ? begin : end)
    isShown = isThere
  }).observe(document, { subtree: true, childList: true })
}

/** Gives some answers, and shows the moments that they cause. */
async function lookOn(page: Page, player: Player): Promise<void> {
  const moment = page.locator('dialog.moment-place[open]')
  const last = performance.now() + LONGEST
  let left = ANSWERS
  let answering: Promise<unknown> | null = null
  while (performance.now() < last) {
    if ((await moment.count()) > 0) {
      await setTimeout(LOOKED_AT)
      await page.mouse.click(5, 5)
    } else if (answering === null && (await player.now()).isAsked) {
      if (left-- === 0) return
      answering = player.choose().finally(() => {
        answering = null
      })
    }
    await setTimeout(50)
  }
}
