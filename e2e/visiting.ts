/** Visits as tests: each has a browser window of its own, and fails on any error in the page. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Visit, visitTo, type Wish } from './visit.ts'

let browser: Promise<Browser> | undefined

/** A test that is one visit. It fails when the page complains, whatever else it shows. */
export function visiting(wish: Wish, act: (visit: Visit) => Promise<void>): () => Promise<void> {
  return async () => {
    browser ??= launchBrowser()
    const visit = await visitTo(inject('page'), await browser, wish)
    try {
      await act(visit)
      expect(visit.pageErrors.filter((error) => wish.provokes?.test(error) !== true)).toEqual([])
    } catch (problem) {
      await keepPicture(visit.page)
      throw problem
    } finally {
      await visit.context.close()
    }
  }
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

/** What the page looked like when a test failed, for whoever has to find out why. */
async function keepPicture(page: Page): Promise<void> {
  const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'e2e')
  mkdirSync(folder, { recursive: true })
  const name = (expect.getState().currentTestName ?? 'test').replace(/[^a-z0-9]+/gi, '-').toLowerCase()
  await page.screenshot({ path: join(folder, `${name}.png`) }).catch(() => undefined)
}
