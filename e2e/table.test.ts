import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from './browser.ts'

const phone = { width: 360, height: 640 }
const desk = { width: 1280, height: 800 }

const person = (name: string) => ({ kind: 'person', name, level: 'regular' })
const bot = { kind: 'bot', name: '', level: 'beginner' }

describe('a table', () => {
  let browser: Browser
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser?.close())
  afterEach(async () => {
    await page.context().close()
    expect(complaints.splice(0)).toEqual([])
  })

  /** Sits down at Super Teams from the lobby. */
  async function sitDown(seats: readonly object[], viewport = desk): Promise<void> {
    const context = await browser.newContext({ viewport, locale: 'en' })
    page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await page.addInitScript(
      ([seating, settings]) => {
        localStorage.setItem('kantyna.seating.super-teams', seating)
        localStorage.setItem('kantyna.settings', settings)
      },
      [
        JSON.stringify({ seats, options: { teams: 'dealt', firstPlayer: '1' } }),
        JSON.stringify({ lang: 'en', botSpeed: 'fast', motion: 'off', sound: false }),
      ] as const,
    )
    await page.goto(inject('page'))
    await page.getByRole('button', { name: /play now/i }).click()
    await page.locator('.table').waitFor()
  }

  const lit = () => page.locator('[data-lit][data-thing]')
  const isOver = () => page.locator('.result').isVisible()

  /** Touches what is lit, or presses the first button where touching would not do. */
  async function answer(): Promise<void> {
    if ((await page.locator('.turn-bar[data-asked]').count()) === 0) {
      await page.waitForTimeout(40)
      return
    }
    const cards = page.locator('[data-thing^="card:"][data-lit], [data-thing^="bonus:"][data-lit]')
    const things =
      (await page.locator('[data-picked]').count()) === 0 && (await cards.count()) > 0 ? cards : lit()
    const touched = await things
      .last()
      .click({ timeout: 700 })
      .then(
        () => true,
        () => false,
      )
    if (touched) return
    await page.keyboard.press('1')
    if ((await page.locator('.actions-sheet').count()) > 0) await page.keyboard.press('1')
  }

  it('is played from the lobby to the result on a phone, without a page to scroll', async () => {
    await sitDown([person('Ania'), bot], phone)
    for (let step = 0; step < 1500 && !(await isOver()); step++) {
      if (step % 25 === 0) {
        const [overflow, room] = await page.evaluate(() => [
          document.documentElement.scrollHeight,
          window.innerHeight,
        ])
        expect(overflow).toBeLessThanOrEqual(room ?? 0)
      }
      await answer()
    }
    expect(await page.locator('.result').textContent()).toMatch(/wins!/)
    await page.getByRole('link', { name: 'Check the chance' }).click()
    await page.locator('.fair-checks').waitFor()
    expect(await page.locator('.fair-checks [data-outcome="passed"]').count()).toBe(5)
  })

  it('comes back exactly as it was after a reload, and undo takes back', async () => {
    await sitDown([person('Ania'), bot, bot])
    await lit().first().waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('1')
    await page.locator('.turn-bar[data-asked]').waitFor()
    await page.waitForTimeout(1200)
    const log = await page.locator('.log').textContent()
    await page.reload()
    await page.locator('.turn-bar[data-asked]').waitFor()
    expect(await page.locator('.log').textContent()).toBe(log)
    await page.keyboard.press('u')
    await expect.poll(() => page.locator('.log-entry').count()).toBe(1)
  })

  it('hides hands behind a curtain between people, not only from the eyes', async () => {
    await sitDown([person('Ania'), person('Bartek')])
    const curtain = page.getByRole('region', { name: 'Pass the screen to Ania' })
    await curtain.waitFor()
    expect(await page.locator('.hand [data-thing]').count()).toBe(0)
    await curtain.getByRole('button').first().click()
    expect(await page.locator('.hand [data-thing]').count()).toBeGreaterThan(0)
    await page.keyboard.press('1')
    await page.keyboard.press('1')
    await page.locator('.curtain, .action').first().waitFor()
    for (let step = 0; step < 5 && (await page.locator('.curtain').count()) === 0; step++) {
      await page.keyboard.press('1')
      await page.waitForTimeout(200)
    }
    await page.getByRole('region', { name: 'Pass the screen to Bartek' }).waitFor()
    expect(await page.locator('.hand [data-thing]').count()).toBe(0)
    await page.reload()
    await page.getByRole('region', { name: 'Pass the screen to Bartek' }).waitFor()
  })
})
