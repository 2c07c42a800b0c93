/**
 * Records frames of a turn of every kind, for inspecting animations: `npm run frames -- folder outer-rim`. Each turn
 * gets a folder of frames, 100 ms apart, and a sheet of them as a page and as a picture. `--kinds plan,act` records
 * only these kinds, `--usual` the frequent ones; without a game it records all games. `--lang pl`, `--theme paper`,
 * `--pace calm`, `--screen phone` and `--still` (reduced motion) change the conditions.
 */
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { createApp } from '../server/app.ts'
import { buildPageIfStale, dist } from '../tools/page.ts'
import { launchBrowser } from './browser.ts'
import { Film, printSheet } from './frames/film.ts'
import { Player } from './player.ts'
import { openRecord } from './records.ts'
import { type AskedGame, everyGame } from './screens/every-decision.ts'
import { visitTo } from './visit.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kinds: { type: 'string' },
    usual: { type: 'boolean', default: false },
    lang: { type: 'string' },
    theme: { type: 'string' },
    pace: { type: 'string' },
    screen: { type: 'string' },
    still: { type: 'boolean', default: false },
  },
})
const [folder, ...wanted] = positionals
if (folder === undefined) throw new Error('Say which folder the frames go to.')
const kinds = values.kinds?.split(',')
const lang = oneOf(values.lang, 'en', 'pl')
const theme = oneOf(values.theme, 'night', 'paper')
const pace = oneOf(values.pace, 'normal', 'calm', 'quick', 'instant')
const seenOn =
  values.screen === undefined ? (['phone', 'desk'] as const) : [oneOf(values.screen, 'phone', 'desk')]

/** The maximum recording time of a moment and of a turn, in milliseconds. */
const [LOOKED_AT, LONGEST] = [1500, 20_000]

buildPageIfStale()
const app = await createApp({ page: dist })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const browser = await launchBrowser()
const sheets = await browser.newContext()
try {
  for (const [game, { all, usual }] of Object.entries(everyGame))
    if (wanted.length === 0 || wanted.includes(game))
      for (const asked of values.usual ? usual() : all())
        if (kinds === undefined || kinds.includes(asked.name)) await filmTurn(game, asked)
} finally {
  await browser.close()
  await app.close()
}

/** One of these words; the first unless another is given. */
function oneOf<W extends string>(given: string | undefined, first: W, ...others: W[]): W {
  const word = [first, ...others].find((known) => known === (given ?? first))
  if (word === undefined) throw new Error(`${given} is none of: ${[first, ...others].join(', ')}.`)
  return word
}

async function filmTurn(game: string, { name, record }: AskedGame): Promise<void> {
  for (const screen of seenOn) {
    const place = resolve(folder ?? '', `${game}-${screen === 'phone' ? '360x640' : '1280x800'}`)
    const called = name.replaceAll(' ', '-')
    const visit = await visitTo(address, browser, {
      screen,
      lang,
      theme,
      pace,
      still: values.still,
      keepsMoments: true,
    })
    const { page, context, pageErrors } = visit
    try {
      await openRecord(page, record)
      const player = new Player(page, screen === 'phone' ? 'finger' : 'mouse')
      await player.settled()
      const film = await Film.begin(page)
      await playTurn(page, player)
      console.log(`${game} ${screen} ${name}: ${await film.end(place, called)} frames`)
      await printSheet(sheets, place, called)
    } catch (problem) {
      console.error(`${game} ${screen} ${name}: ${String(problem).split('\n')[0]}`)
    }
    for (const error of pageErrors) console.error(`${game} ${screen} ${name}: ${error}`)
    await context.close()
  }
}

/** Answers the question, and records until the next question; moments are recorded and dismissed. */
async function playTurn(page: Page, player: Player): Promise<void> {
  const moment = page.locator('dialog.moment-place[open]')
  const played = page.locator('.moment-skip')
  const last = performance.now() + LONGEST
  let isAnswered = false
  let problem: unknown = null
  const answering = player
    .choose()
    .catch((thrown: unknown) => {
      problem = thrown
    })
    .finally(() => {
      isAnswered = true
    })
  while (performance.now() < last) {
    if ((await moment.count()) > 0) {
      await setTimeout(LOOKED_AT)
      if ((await moment.count()) > 0) await page.mouse.click(5, 5)
    } else if (isAnswered) {
      const { isAsked, phase } = await player.now()
      const isOver = (await played.count()) === 0 && (isAsked || phase !== 'live')
      if (isOver) break
    }
    await setTimeout(50)
  }
  // Waits for running animations to end.
  await setTimeout(LOOKED_AT)
  if (isAnswered) await answering
  if (problem !== null) throw problem
}
