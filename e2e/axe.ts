/** The accessibility problems that axe finds in a page. */
import axe, { type Result, type RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawn } from './drawn.ts'
import { goTo } from './records.ts'

/** The guidelines' levels A and AA, as far as axe knows them. */
const guidelines: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }

/** Checks that depend on colours. A theme changes nothing else. */
const ofColours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Goes to an address, and expects no problems there. */
export async function accessiblePage(page: Page, address: string, heading: string): Promise<void> {
  await goTo(page, address)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await expectAccessible(page, heading)
}

/** Expects no problems in either theme. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '')
  await comeToRest(page)
  expect.soft(await brokenIn(page, guidelines), `${where} (${theme})`).toEqual([])
  const other = theme === 'night' ? 'paper' : 'night'
  await turnTo(page, other)
  expect.soft(await brokenIn(page, ofColours), `${where} (${other})`).toEqual([])
  await turnTo(page, theme)
}

async function brokenIn(page: Page, runOnly: RunOnly): Promise<string[]> {
  // Passed checks are left out, because handing them over takes longer than the checks.
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] })
  const violations = await page.evaluate<Result[]>(`axe.run(${options}).then(({ violations }) => violations)`)
  return violations.map(({ id, nodes }) => {
    const [first] = nodes
    return `${id}, ${nodes.length} times: ${first?.html}\n${first?.failureSummary}`
  })
}

/** Shows the page in a theme at once, overriding the settings. */
async function turnTo(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)
  await comeToRest(page)
}

/** Animations are finished first, so that text has its final colours. */
async function comeToRest(page: Page): Promise<void> {
  await drawn(page)
  await page.evaluate(() => {
    for (const moving of document.getAnimations())
      if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish()
  })
}
