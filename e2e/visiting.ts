/** Visits as tests: each has a browser window of its own, and fails on any error in the page. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect, inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { withinLimit } from './hanging.ts'
import { type Visit, visitTo, type Wish } from './visit.ts'

/** One for all the files that a worker runs: it is launched when it is first needed, and goes with the worker. */
let browser: Promise<Browser> | undefined

type Act = (visit: Visit) => Promise<void>

/** A test that is one visit. It fails when the page complains, whatever else it shows. */
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
 * Makes tests that share a visit, one after the other: for those that go to an address of their own and leave nothing
 * behind that the next would meet there. After one that has failed, the next has a window of its own.
 */
export function staying(wish: Wish): (act: Act) => () => Promise<void> {
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

/** What the page looked like when a test failed, to find out why. */
async function keepPicture(page: Page): Promise<void> {
  const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'e2e')
  mkdirSync(folder, { recursive: true })
  const name = (expect.getState().currentTestName ?? 'test').replace(/[^a-z0-9]+/gi, '-').toLowerCase()
  await page.screenshot({ path: join(folder, `${name}.png`) }).catch(() => undefined)
}
