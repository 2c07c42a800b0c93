import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { deckbuilding, superTeams, transgalactica } from './game-card.ts'
import { goTo } from './records.ts'
import { sharingVisit } from './visiting.ts'

const visit = sharingVisit({ lang: 'pl', screen: 'phone' })

describe.each([superTeams, deckbuilding, transgalactica])(
  'lines of $name.en on a narrow screen',
  ({ id, name }) => {
    it.each([
      ['rules', 'Zasady', 100],
      ['cards', 'Karty', 20],
      ['play', 'Nowa gra', -1],
    ])('end neither after a one-letter word or a number nor in a short name: %s', (place, heading, least) =>
      visit(async ({ page }) => {
        await goTo(page, `/${place}/${id}`)
        await page.getByRole('heading', { level: 1, name: `${heading}: ${name.pl}` }).waitFor()
        await expect.poll(async () => (await findBrokenPairs(page)).found).toBeGreaterThan(least)
        await expect.poll(async () => (await findBrokenPairs(page)).parted).toEqual([])
      })(),
    )
  },
)

/** Every pair that belongs together, and the pairs that are broken across lines. */
function findBrokenPairs(
  page: Page,
): Promise<{ readonly found: number; readonly parted: readonly string[] }> {
  return page.evaluate(() => {
    const pairs =
      /(?<=^|[\s(„])[aiouwz]\s\S|[A-Z]{1,2}-\u2060?[A-Za-z]|\d\s→\s\d|(?<=^|[^\p{L}\d-])\d+\s\p{L}{2,12}(?!\p{L})/giu
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
