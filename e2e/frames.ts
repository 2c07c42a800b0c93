/**
 * Takes frames of a turn of every kind, to look at how it moves: `npm run frames -- folder outer-rim`. Each turn gets a
 * folder of frames, 100 ms apart, and a sheet of them as a page and as a picture. `--kinds plan,act` takes these alone,
 * `--usual` what is asked again and again; without a game it takes all.
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
import { sitDownAt } from './records.ts'
import { type AskedGame, everyGame } from './screens/every-decision.ts'
import { visitTo } from './visit.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kinds: { type: 'string' }, usual: { type: 'boolean', default: false } },
})
const [folder, ...wanted] = positionals
if (folder === undefined) throw new Error('Say which folder the frames go to.')
const kinds = values.kinds?.split(',')

/** How long a moment is looked at, and how long a turn at most, in milliseconds. */
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

async function filmTurn(game: string, { name, record }: AskedGame): Promise<void> {
  for (const screen of ['phone', 'desk'] as const) {
    const place = resolve(folder ?? '', `${game}-${screen === 'phone' ? '360x640' : '1280x800'}`)
    const called = name.replaceAll(' ', '-')
    const visit = await visitTo(address, browser, {
      screen,
      pace: 'normal',
      still: false,
      keepsMoments: true,
    })
    const { page, context, pageErrors } = visit
    try {
      await sitDownAt(page, record)
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

/** Answers what is asked, and looks on until something is asked again; moments are looked at and touched away. */
async function playTurn(page: Page, player: Player): Promise<void> {
  const moment = page.locator('dialog.moment-place[open]')
  const last = performance.now() + LONGEST
  let isAnswered = false
  const answering = player.choose().finally(() => {
    isAnswered = true
  })
  while (performance.now() < last) {
    if ((await moment.count()) > 0) {
      await setTimeout(LOOKED_AT)
      if ((await moment.count()) > 0) await page.mouse.click(5, 5)
    } else if (isAnswered) {
      const { isAsked, phase } = await player.now()
      if (isAsked || phase !== 'live') break
    }
    await setTimeout(50)
  }
  // What is still on its way lands.
  await setTimeout(LOOKED_AT)
  if (isAnswered) await answering
}
