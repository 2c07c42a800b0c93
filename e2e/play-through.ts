/**
 * Plays a whole game on the page, from "Play now" in the lobby through the result to "Play again", and reports problems
 * on the way: `npm run play-through -- outer-rim --size 360x640 --lang pl`. See docs/testing.md.
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { expansionMetas, gameMetas } from '../games/metas.ts'
import { createApp } from '../server/app.ts'
import { buildPageIfStale, dist } from '../tools/page.ts'
import { launchBrowser } from './browser.ts'
import { gameCard } from './game-card.ts'
import { plain } from './plain.ts'
import { Album } from './play-through/album.ts'
import { type Hand, Player, type Sight } from './player.ts'
import { bot, person, screens, visitTo, type Wish } from './visit.ts'

const usage = `npm run play-through -- GAME [options]
  --size 360x640    or 844x390, 1280x800, 1920x1080
  --lang pl         or en
  --by finger       or mouse, keys; without it, what fits the size
  --pace quick      or calm, normal, instant
  --persons 1       how many people sit at the screen
  --bots 1          and how many bots; none with one person: alone
  --chance 1        another number, another game
  --coach           with the sentences for somebody new
  --pictures FOLDER a picture of everything that is asked for the first time, and of every kind of moment`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1280x800' },
    lang: { type: 'string', default: 'en' },
    by: { type: 'string' },
    pace: { type: 'string', default: 'quick' },
    persons: { type: 'string', default: '1' },
    bots: { type: 'string', default: '1' },
    chance: { type: 'string', default: '1' },
    coach: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
})

const edition = positionals[0]
const expansion = expansionMetas.find(({ id }) => id === edition)
const meta = gameMetas.find(({ id }) => id === (expansion?.extends ?? edition))
const screen = nameOfScreen(values.size)
if (edition === undefined || meta === undefined || screen === undefined) throw new Error(usage)

const isTouch = screen === 'phone' || screen === 'landscape'
const by = (values.by ?? (isTouch ? 'finger' : 'mouse')) as Hand
const names = ['Ala', 'Olek', 'Zoe', 'Jan', 'Ewa']
const seats = [
  ...names.slice(0, Number(values.persons)).map((name) => person(name)),
  ...Array.from({ length: Number(values.bots) }, () => bot),
]

/** How long a moment stays for a picture, in milliseconds. */
const LANDED = 900
/** Layout shifts are reported from here on; on a slow machine that includes the effects of a touch. */
const SHIFT = 0.05

buildPageIfStale()
const app = await createApp({ page: dist })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const browser = await launchBrowser()
try {
  await playThrough()
} finally {
  await browser.close()
  await app.close()
}

async function playThrough(): Promise<void> {
  const wish: Wish = {
    lang: values.lang as 'pl',
    pace: values.pace as 'quick',
    screen: screen ?? 'desk',
    chance: Number(values.chance),
    coach: values.coach,
    still: values.pace !== 'normal' && values.pace !== 'calm',
    keepsMoments: true,
    seating: { at: meta as never, seats, options: {}, edition: edition ?? '' },
  }
  const { page, context, pageErrors } = await visitTo(address, browser, wish)
  context.on('requestfailed', (request) => tell(`a request failed: ${request.url()}`))
  context.on('response', (response) => {
    if (response.status() >= 400) tell(`${response.status()}: ${response.url()}`)
  })
  await page.exposeFunction('tellShift', (shift: string) => console.log(`shifted: ${shift}`))
  await page.evaluate(watchShifts, SHIFT)
  const album = new Album(page, values.pictures)
  const player = new Player(page, by)
  const begun = performance.now()
  let choices = 0
  const moments = touchMoments(page, album)
  try {
    await album.take('lobby')
    await player.touch(gameCard(page, meta as never).locator('button.play-link'))
    const end = await player.playOn(async (sight) => {
      choices = sight.choices
      album.write(`${choices} ${sight.phase}: ${sight.prompt}`)
      await album.takeOnce(sight.phase === 'live' ? `asked ${kindOf(sight)}` : sight.phase)
      // A waiting moment blocks everything behind it.
      await page.locator('dialog.moment-place[open]').waitFor({ state: 'detached' })
      return false
    })
    choices = end.choices
    await page.locator('.result').waitFor()
    await setTimeout(LANDED)
    await album.take('result')
    console.log(`over after ${choices} choices, ${Math.round((performance.now() - begun) / 1000)} s`)
    console.log((await page.locator('.result-title').textContent())?.trim())
    await player.touch(page.locator('.result-buttons .button.primary'))
    await page.locator('.result').waitFor({ state: 'detached' })
    const again = await player.settled()
    await album.take('again')
    console.log(`again: ${again.prompt}`)
  } catch (problem) {
    await album.take('stuck')
    console.log(`STUCK after ${choices} choices: ${String(problem)}`)
    console.log(JSON.stringify(await player.now().catch(String)))
    process.exitCode = 1
  }
  await moments.stop()
  for (const error of pageErrors) tell(error)
  await context.close()
}

function tell(trouble: string): void {
  process.exitCode = 1
  console.log(`! ${trouble}`)
}

/** The question, without the names and numbers that differ each time. */
function kindOf({ prompt }: Sight): string {
  return prompt
    .replace(/[\d.,]+/g, '#')
    .replace(/[:(].*$/, '')
    .trim()
}

/** Dismisses every waiting moment by touch, after taking a picture of it. */
function touchMoments(page: Page, album: Album) {
  let isStopped = false
  let last = ''
  const moment = page.locator('dialog.moment-place[open]')
  const brief = page.locator('.moment-place[data-brief] .moment')
  const watching = (async () => {
    while (!isStopped) {
      try {
        const told = (await moment.count()) > 0 ? moment.locator('.moment') : brief
        if ((await told.count()) > 0) {
          const kind = await told.first().getAttribute('data-kind', { timeout: 500 })
          const says = (await told.first().evaluate(linesOf, undefined, { timeout: 500 }))
            .map(plain)
            .join(' | ')
          if (says !== last) album.write(`    ${told === brief ? 'seen' : 'moment'} ${kind}: ${says}`)
          last = says
          await album.takeOnce(`${told === brief ? 'seen' : 'moment'} ${kind}`, LANDED)
        }
        if ((await moment.count()) > 0) {
          if (by === 'keys') await page.keyboard.press('Enter')
          else if (by === 'finger') await page.touchscreen.tap(20, 20)
          else await page.mouse.click(20, 20)
        }
      } catch {
        // It disappeared meanwhile.
      }
      await setTimeout(50)
    }
  })()
  return {
    stop: () => {
      isStopped = true
      return watching
    },
  }
}

/** Runs in the page: its text, line by line as displayed. */
function linesOf(moment: Element): string[] {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen has lines
  const { innerText } = moment as HTMLElement
  return innerText.split('\n').filter((line) => line.trim() !== '')
}

/** Runs in the page. */
function watchShifts(least: number): void {
  const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const seen = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
        readonly sources: readonly {
          readonly node: Node | null
          readonly previousRect: DOMRectReadOnly
          readonly currentRect: DOMRectReadOnly
        }[]
      }
      if (hadRecentInput || value < least) continue
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.tagName}.${node.className}` : '?'
        return `${name} (${at(previousRect)} → ${at(currentRect)})`
      })
      const asked = document.querySelector('.turn-prompt')?.textContent ?? ''
      Reflect.get(window, 'tellShift')(`${value.toFixed(2)} at “${asked}”: ${what.join(', ')}`)
    }
  })
  seen.observe({ type: 'layout-shift', buffered: true })
}

function nameOfScreen(size: string): keyof typeof screens | undefined {
  return (Object.keys(screens) as (keyof typeof screens)[]).find((name) => {
    const { width, height } = screens[name].viewport
    return size === `${width}x${height}`
  })
}
