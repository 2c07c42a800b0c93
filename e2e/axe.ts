/** The accessibility problems that axe finds in a page. */
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo } from './records.ts'

/** Goes to an address, and finds nothing wrong there. */
export async function soundPage(page: Page, address: string, heading: string): Promise<void> {
  await goTo(page, address)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await isSound(page, heading)
}

/** Nothing that axe knows of the guidelines' levels A and AA is broken. */
export async function isSound(page: Page, where: string): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })",
  )
  const found = violations.map(({ id, nodes }) => {
    const [first] = nodes
    return `${id}, ${nodes.length} times: ${first?.html}\n${first?.failureSummary}`
  })
  expect.soft(found, where).toEqual([])
}
