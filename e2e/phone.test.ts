import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { Player } from './player.ts'
import { onShelf, superTeams } from './shelf.ts'
import { closeBrowser, visiting } from './visiting.ts'

afterAll(closeBrowser)

describe('a whole game on a phone of 360 by 640, in Polish', () => {
  it(
    'is played with a finger, without a page to scroll and without small targets',
    visiting({ lang: 'pl', screen: 'phone', chance: 3 }, async ({ page }) => {
      const player = new Player(page, 'finger')
      await onShelf(page, superTeams)
        .getByRole('button', { name: /Graj od razu/ })
        .tap()
      const asked = new Set<string>()
      await player.playOn(async ({ prompt }) => {
        if (!asked.has(prompt) || asked.size % 4 === 0) await fitsFingers(page)
        asked.add(prompt)
        return false
      })
      await page.getByRole('heading', { name: /Wygrywa|Wspólne zwycięstwo/ }).waitFor()
      await fitsFingers(page)
    }),
  )
})

/** Nothing scrolls but what is meant to, and whatever is to be touched is large enough. */
async function fitsFingers(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const small: string[] = []
    for (const element of document.querySelectorAll('.button, .hand [data-lit]')) {
      const { width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 0
      if (isShown && (width < 44 || height < 44))
        small.push(`${element.getAttribute('aria-label') ?? element.textContent}: ${width} × ${height}`)
    }
    const { scrollWidth = 0, scrollHeight = 0 } = document.scrollingElement ?? {}
    return { small, scrollWidth, scrollHeight }
  })
  expect(seen.small).toEqual([])
  expect(seen.scrollWidth).toBeLessThanOrEqual(360)
  expect(seen.scrollHeight).toBeLessThanOrEqual(640)
}
