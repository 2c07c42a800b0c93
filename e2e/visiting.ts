/** Makes tests out of visits. Each test has its own browser window, and fails on any error in the page. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect, inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { withinLimit } from './time-limit.ts'
import { type Visit, visitTo, type Wish } from './visit.ts'

/** All test files of a worker share one browser. It is launched when it is first needed, and closes with the worker. */
let browser: Promise<Browser> | undefined

type Act = (visit: Visit) => Promise<void>

/** A test that is one visit. It fails if the page reports an error. */
export function visiting(wish: Wish, act: Act): () => Promise<void> {
  return async () => {
    const visit = await newVisit(wish)
    try {
      await actIn(visit, wish, act)
    } finally {
      await visit.context.close()
    }
  }
}

/**
 * Makes tests that share a visit, one after the other. Each must go to its own address and leave nothing behind that
 * affects the next one. After a failed test, the next one gets a new window.
 */
export function sharingVisit(wish: Wish): (act: Act) => () => Promise<void> {
  let visit: Visit | undefined
  const leave = async () => {
    await visit?.context.close()
    visit = undefined
  }
  afterAll(leave)
  return (act) => async () => {
    visit ??= await newVisit(wish)
    try {
      await actIn(visit, wish, act)
    } catch (problem) {
      await leave()
      throw problem
    }
  }
}

async function newVisit(wish: Wish): Promise<Visit> {
  browser ??= launchBrowser()
  return visitTo(inject('page'), await browser, wish)
}

async function actIn(visit: Visit, { provokes }: Wish, act: Act): Promise<void> {
  try {
    await withinLimit(visit.page, act(visit))
    expect(visit.pageErrors.filter((error) => provokes?.test(error) !== true)).toEqual([])
  } catch (problem) {
    await keepPicture(visit.page)
    throw problem
  }
}

/** Saves a picture of the page when a test fails. */
async function keepPicture(page: Page): Promise<void> {
  const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'e2e')
  mkdirSync(folder, { recursive: true })
  const name = (expect.getState().currentTestName ?? 'test').replace(/[^a-z0-9]+/gi, '-').toLowerCase()
  await page.screenshot({ path: join(folder, `${name}.png`) }).catch(() => undefined)
}
