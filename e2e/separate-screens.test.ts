import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { launchBrowser } from './browser.ts'
import { drawn } from './drawn.ts'
import { slowed } from './slowed.ts'
import { serveTestPage } from './test-page.ts'
import { emptyVisit, type Wish } from './visit.ts'

/**
 * Several pages at one table, over a simulated network: the requests and messages between people at separate screens.
 */

let browser: Browser
let served: Awaited<ReturnType<typeof serveTestPage>>
beforeAll(async () => {
  served = await serveTestPage('separate')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

/** Each player opens a separate window. */
function sitting(start: 'after-others' | '', wish: Wish, act: (players: Players) => Promise<void>) {
  return async () => {
    const { page, context, pageErrors } = await emptyVisit(served.address, browser, wish)
    await page.goto(`${served.address}/#${start}`)
    await page.waitForFunction(() => 'kept' in window)
    const sitDown = async (seat: number) => {
      const opened = page.waitForEvent('popup')
      await page.evaluate((address) => window.open(address), `${served.address}/#seat-${seat}`)
      const screen = await opened
      screen.setDefaultTimeout(30_000 * slowed)
      await screen.locator('.table[data-phase]').waitFor()
      await drawn(screen)
      return screen
    }
    await act({ ala: await sitDown(0), olek: await sitDown(1), iga: await sitDown(2) })
    expect(pageErrors).toEqual([])
    await context.close()
  }
}

interface Players {
  readonly ala: Page
  readonly olek: Page
  readonly iga: Page
}

const request = (page: Page) => page.getByRole('region', { name: 'A request to undo' })
const ask = (page: Page) => page.getByRole('button', { name: /^Ask to undo/ }).click()

const linkOf = (page: Page, does: 'cut' | 'restore' | 'close') =>
  page.evaluate((what) => {
    const seat = Number(/\d+$/.exec(location.hash)?.[0])
    type Link = Record<typeof what, () => void>
    const opener = window.opener as { readonly kept: { readonly links: readonly Link[] } }
    opener.kept.links[seat]?.[what]()
  }, does)

/** Leaves the table, and closes the window. */
async function leave(page: Page): Promise<void> {
  await linkOf(page, 'close')
  await page.close()
}

describe('a request to undo', () => {
  it(
    'is shown to everyone with what would go back, and done when all have agreed',
    sitting('after-others', {}, async ({ ala, olek, iga }) => {
      await ask(ala)
      await request(ala).getByText('Waiting for an answer: Olek, Iga.').waitFor()
      expect(await request(ala).getByRole('button').count()).toBe(0)
      for (const screen of [olek, iga]) {
        await request(screen).getByText('Ala asks to undo:').waitFor()
        await request(screen)
          .getByText(/What came after it goes back too: \d+\schoices/)
          .waitFor()
      }
      await expectAccessible(olek, 'a request to undo')
      await request(olek).getByRole('button', { name: 'Agree' }).click()
      await request(ala).getByText('Waiting for an answer: Iga.').waitFor()
      await request(olek).getByText('Waiting for an answer: Iga.').waitFor()
      await request(iga).getByRole('button', { name: 'Agree' }).click()
      for (const screen of [ala, olek, iga]) {
        await screen.getByText('Everyone has agreed: the game has gone back.').waitFor()
        await request(screen).waitFor({ state: 'detached' })
      }
    }),
  )

  it(
    'ends with one refusal, and everyone is told',
    sitting('after-others', { screen: 'phone' }, async ({ ala, olek, iga }) => {
      await ask(ala)
      await request(olek).getByRole('button', { name: 'Refuse' }).click()
      for (const screen of [ala, olek, iga]) {
        await screen.getByText('Not everyone agreed, so nothing has been undone.').waitFor()
        await request(screen).waitFor({ state: 'detached' })
      }
    }),
  )
})

describe('other people at the table', () => {
  it(
    'are shown as here or away, and what a player is asked is told by bar and tab',
    sitting('after-others', {}, async ({ ala, olek, iga }) => {
      const igasLine = ala.locator('[data-seat-line="2"] .player-presence')
      await expect.poll(() => igasLine.getAttribute('data-presence')).toBe('here')
      await expect.poll(() => olek.title()).not.toContain('●')
      await ask(ala)
      await expect.poll(() => olek.title()).toMatch(/^● Olek: your answer/)
      await olek.locator('.turn-prompt', { hasText: 'Answer Ala’s request to undo.' }).waitFor()
      await leave(iga)
      await expect.poll(() => igasLine.getAttribute('data-presence')).toBe('away')
      await ala.getByText('Iga has left the table, so the request to undo has lapsed.').waitFor()
      await expect.poll(() => olek.title()).not.toContain('●')
      await ask(ala)
      await ala.getByText(/needs everyone’s consent, and some are away: Iga/).waitFor()
    }),
  )
})

describe('a connection', () => {
  it(
    'that is lost is told by the bar until it is back, and meanwhile nothing is asked',
    sitting('after-others', { screen: 'phone' }, async ({ ala }) => {
      const lit = ala.locator('[data-thing][data-lit]')
      await expect.poll(() => lit.count()).toBeGreaterThan(0)
      await linkOf(ala, 'cut')
      const told = ala.locator('.turn-connection')
      await told.getByText('Connection lost. Reconnecting…').waitFor()
      await expect.poll(() => lit.count()).toBe(0)
      await linkOf(ala, 'restore')
      await expect.poll(() => told.textContent()).toBe('')
      await expect.poll(() => lit.count()).toBeGreaterThan(0)
      await linkOf(ala, 'close')
      await told.getByText('You have left this table.').waitFor()
    }),
  )
})
