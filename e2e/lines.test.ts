import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { deckbuilding, superTeams } from './game-card.ts'
import { closeBrowser, visiting } from './visiting.ts'

afterAll(closeBrowser)

describe.each([superTeams, deckbuilding])('lines of $name.en on a narrow screen', ({ id }) => {
  it.each([
    ['rules', 100],
    ['cards', 20],
    ['play', -1],
  ])('end neither after a one-letter word nor in a short name: %s', (place, least) =>
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      await page.goto(`${page.url().split('#', 1)[0]}#/${place}/${id}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(async () => (await partings(page)).found).toBeGreaterThan(least)
      expect((await partings(page)).parted).toEqual([])
    })(),
  )
})

/** Every pair that belongs together, and those whose two parts stand on different lines. */
function partings(page: Page): Promise<{ readonly found: number; readonly parted: readonly string[] }> {
  return page.evaluate(() => {
    const pairs = /(?<=^|[\s(„])[aiouwz]\s\S|[A-Z]{1,2}-\u2060?[A-Za-z]|\d\s→\s\d/giu
    const parted: string[] = []
    let found = 0
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { index, 0: pair } of (node.textContent ?? '').matchAll(pairs)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + pair.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 0) found++
        if (lines.size > 1) parted.push(node.textContent ?? '')
      }
    }
    return { found, parted }
  })
}
