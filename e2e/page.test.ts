import axe, { type AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from './browser.ts'
import { slowDown, slowed } from './slowed.ts'

describe('the page', () => {
  let browser: Browser
  let page: Page
  const pageErrors: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
    const context = await browser.newContext()
    slowDown(context)
    page = await context.newPage()
    page.setDefaultTimeout(30_000 * slowed)
    page.on('pageerror', (error) => pageErrors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') pageErrors.push(message.text())
    })
    await page.goto(inject('page'))
  })

  afterAll(() => browser?.close())

  it('opens without an error in the console', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.title()).toBe('Kantyna')
    expect(pageErrors).toEqual([])
  })

  it('has no accessibility problem that axe can find', async () => {
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate<AxeResults>('axe.run()')
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  it.each([
    ['Atkinson Hyperlegible', 400],
    ['Barlow Condensed', 600],
  ])('draws Polish letters in %s', async (family, weight) => {
    const states = await page.evaluate(
      async ([font, letters]) => (await document.fonts.load(font, letters)).map(({ status }) => status),
      [`${weight} 20px "${family}"`, 'żółćęśąźńŁ'] as const,
    )
    expect(states.length).toBeGreaterThan(0)
    expect(new Set(states)).toEqual(new Set(['loaded']))
  })

  it('opens without a network once it has been there', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.context().setOffline(true)
    await page.goto(`${inject('page')}/table/offline`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.context().setOffline(false)
  })
})
