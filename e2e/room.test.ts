/**
 * The board gets most of the screen: descriptions are shown over the table, and the columns beside the board can be
 * folded.
 */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at } from '../kernel/index.ts'
import { Player } from './player.ts'
import {
  aBot,
  aPerson,
  duel,
  galaxy,
  gameUntil,
  openRecord,
  race,
  rim,
  theAi,
  unfinished,
} from './records.ts'
import { resize } from './resize.ts'
import { visiting } from './visiting.ts'

const [ala, nit] = [aPerson('Ala'), aBot('Nit')]

const tables = {
  'Super Teams': gameUntil(race(ala, nit), ({ seat, kind }, { entries }) => {
    return seat === 0 && kind === 'playCard' && entries.length > 20
  }),
  'The Deckbuilding Game': gameUntil(duel([ala, nit]), ({ seat, kind }, { position }) => {
    return seat === 0 && kind === 'act' && at(position.ships, 0).length > 0
  }),
  'Outer Rim': gameUntil(rim([ala, theAi]), ({ seat, kind }, { entries }) => {
    return seat === 0 && kind === 'plan' && entries.length > 30
  }),
  'Unfinished Business': gameUntil(unfinished([ala, nit]), ({ seat, kind }, { entries }) => {
    return seat === 0 && kind === 'plan' && entries.length > 30
  }),
  Transgalactica: gameUntil(galaxy(ala, nit), ({ seat, kind }, { position }) => {
    return seat === 0 && kind === 'turn' && position.round === 2
  }),
} as const

const buying = gameUntil(rim([ala, theAi]), ({ seat, kind }) => seat === 0 && kind === 'buy')

const desks = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
]

it.each(Object.entries(tables))(
  '%s: the reader takes no room, covers nothing lit and cuts nothing off',
  (_, record) =>
    visiting({}, async ({ page }) => {
      await openRecord(page, record)
      await new Player(page).settled()
      const reader = page.locator('.reader[data-shown]')
      for (const size of desks) {
        await page.mouse.move(2, 2)
        await reader.waitFor({ state: 'detached' })
        await resize(page, size)
        expect(await page.locator('.reader').boundingBox()).toMatchObject({ width: 1, height: 1 })
        const board = await page.locator('.table-board').boundingBox()
        for (const { x, y } of await readable(page)) {
          await page.mouse.move(2, 2)
          await reader.waitFor({ state: 'detached' })
          await page.mouse.move(x, y)
          await reader.waitFor()
          await expect.poll(() => troublesOfReader(page), { message: `at ${x}, ${y}` }).toEqual([])
          expect(await page.locator('.table-board').boundingBox()).toEqual(board)
        }
      }
    })(),
)

it(
  'a folded column leaves its width to the board, also on the next visit',
  visiting({}, async ({ page }) => {
    await openRecord(page, tables['Outer Rim'])
    const player = new Player(page)
    await player.settled()
    const width = async () => (await page.locator('.table-board').boundingBox())?.width ?? 0
    const open = await width()
    for (const column of ['Left column', 'Right column']) {
      const button = page.getByRole('button', { name: column })
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
      await button.click()
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
    }
    await expect.poll(width).toBe(1280)
    await page.reload()
    await player.settled()
    expect(await width()).toBe(1280)
    for (const column of ['Left column', 'Right column'])
      await page.getByRole('button', { name: column }).click()
    await expect.poll(width).toBe(open)
  }),
)

it(
  'a panel that asks something comes out of its folded column',
  visiting({}, async ({ page }) => {
    await openRecord(page, buying)
    const player = new Player(page)
    await player.settled()
    await page.getByRole('button', { name: 'Right column' }).click()
    const panels = page.locator('.game-panels > .game-panel')
    await expect.poll(() => panels.count()).toBe(1)
    await panels.getByRole('button', { name: 'Buy nothing' }).click({ trial: true })
  }),
)

const encounter = gameUntil(rim([ala, theAi]), ({ seat, kind, options }, { entries }) => {
  return seat === 0 && kind === 'chooseEffect' && options.length > 1 && entries.length > 30
})

it(
  'what a panel offers is not offered again in the dock',
  visiting({}, async ({ page }) => {
    await openRecord(page, encounter)
    await new Player(page).settled()
    await expect.poll(() => page.locator('.game-panel [data-answer]').count()).toBeGreaterThan(1)
    await expect.poll(() => page.locator('.dock-middle .action, .dock-pass .button').count()).toBe(0)
    // The opened list of moves is complete.
    await page.getByRole('button', { name: /All moves/ }).click()
    await page.locator('.actions-sheet .action').first().waitFor()
    await page.locator('.dock-pass .button').waitFor()
  }),
)

it.each([
  ['an encounter', encounter],
  ['the market', buying],
  ['income', gameUntil(galaxy(ala, nit), ({ seat, kind }) => seat === 0 && kind === 'income')],
] as const)('on a phone %s has most of the screen, and the hand comes back', (_, record) =>
  visiting({ screen: 'phone' }, async ({ page }) => {
    await openRecord(page, record)
    await new Player(page, 'finger').settled()
    const sheet = page.locator('.panel-sheet')
    const height = async () => (await sheet.boundingBox())?.height ?? 0
    await expect.poll(height).toBeGreaterThanOrEqual(0.6 * 640)
    expect(await page.locator('.hand').isVisible()).toBe(false)
    await sheet.getByRole('button', { name: 'Close' }).first().tap()
    await page.locator('.hand').waitFor()
  })(),
)

it.each([
  ['phone', 62],
  ['landscape', 46],
  ['desk', 52],
] as const)(
  'three long lines of what a bot does are seen whole, and the board keeps its place (%s)',
  (screen, height) =>
    visiting({ screen }, async ({ page }) => {
      await openRecord(page, tables['Super Teams'])
      await new Player(page).settled()
      // As it is during a bot's turn, with the longest possible bar: three lines of two sentences each.
      const told = await page.locator('.turn-bar').evaluate((bar) => {
        bar.removeAttribute('data-asked')
        const says = bar.querySelector('.turn-says')
        const line = document.createElement('p')
        line.className = 'turn-told'
        line.textContent = 'Nit plays a card, and something long comes of it for everybody. '.repeat(6)
        says?.replaceChildren(line)
        const { bottom, right } = line.getBoundingClientRect()
        const last = document.elementFromPoint(right - 20, bottom - 6)
        return { height: bar.getBoundingClientRect().height, isInSight: last !== null && line.contains(last) }
      })
      expect(told).toEqual({ height, isInSight: true })
    })(),
)

it(
  'enlarged to 200 % with tips on, the hand stays on the screen',
  visiting({ coach: true }, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 })
    for (const record of Object.values(tables)) {
      await openRecord(page, record)
      await new Player(page).settled()
      await expect
        .poll(async () => {
          const { y = 0, height = 0 } = (await page.locator('.hand').boundingBox()) ?? {}
          return y > 0 && height > 60 && y + height <= 401
        })
        .toBe(true)
    }
  }),
)

/** The middles of some things that have a description; a pile of Super Teams has none. */
function readable(page: Page): Promise<{ x: number; y: number }[]> {
  return page
    .locator(':is(.table-board, .hand) [data-thing]:not([data-thing^="pile:"])')
    .evaluateAll((things) => {
      const middles = things.flatMap((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const hit = document.elementFromPoint(x, y)?.closest('[data-thing]')
        return hit === thing ? [{ x, y }] : []
      })
      const step = Math.ceil(middles.length / 7)
      return middles.filter((_, index) => index % step === 0)
    })
}

/** What is wrong with the shown description: it is cut off, or covers something that can be touched. */
function troublesOfReader(page: Page): Promise<string[]> {
  return page.locator('.reader[data-shown]').evaluate((reader) => {
    const box = reader.getBoundingClientRect()
    const lit = [...document.querySelectorAll('[data-thing][data-lit], .dock-actions button')]
    const covered = lit.filter((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1
    })
    const troubles = covered.map(
      (element) => `covers ${element.getAttribute('data-thing') ?? element.textContent}`,
    )
    if (reader.scrollHeight > reader.clientHeight + 1) troubles.push('is cut off')
    if (box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)
      troubles.push('leaves the page')
    return troubles
  })
}
