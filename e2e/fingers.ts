import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing scrolls but what is meant to, and whatever is to be touched is large enough. */
export async function fitsFingers(page: Page): Promise<void> {
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

const STEPS = 10

/** A finger goes over something from right to left. */
export async function swipeLeft(page: Page, what: Locator): Promise<void> {
  const { x, y, width, height } = (await what.boundingBox()) ?? expect.fail('There is nothing to swipe over.')
  const finger = await page.context().newCDPSession(page)
  const touchPoints = (step: number) => [{ x: x + width * (0.9 - (0.8 * step) / STEPS), y: y + height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(0) })
  for (let step = 1; step <= STEPS; step++)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(step) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}
