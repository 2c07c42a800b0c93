import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawn } from './drawn.ts'

/**
 * Expects that only intended areas scroll, that everything touchable is large enough, and that no button is cut off.
 */
export async function expectFingerFriendly(page: Page): Promise<void> {
  await expect.poll(() => fingerProblems(page)).toEqual([])
}

/** Elements that are too small for a finger, or cut off on a screen of 360 by 640. */
function fingerProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('.button, .hand [data-lit]')) {
      const { left, right, width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 0
      const name = `${element.getAttribute('aria-label') ?? element.textContent}: ${width} × ${height}`
      if (isShown && (width < 44 || height < 44)) found.push(`small: ${name}`)
      const container = element.closest('.actions-sheet, .dock-middle, .dock-corner')?.getBoundingClientRect()
      if (isShown && container !== undefined && (left < container.left - 1 || right > container.right + 1))
        found.push(`cut off: ${name}`)
    }
    const { scrollWidth = 0, scrollHeight = 0 } = document.scrollingElement ?? {}
    if (scrollWidth > 360 || scrollHeight > 640) found.push(`the page: ${scrollWidth} × ${scrollHeight}`)
    return found
  })
}

const STEPS = 10

/** Swipes over an element from right to left. */
export async function swipeLeft(page: Page, what: Locator): Promise<void> {
  const { x, y, width, height } = (await what.boundingBox()) ?? expect.fail('There is nothing to swipe over.')
  const finger = await page.context().newCDPSession(page)
  const touchPoints = (step: number) => [{ x: x + width * (0.9 - (0.8 * step) / STEPS), y: y + height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(0) })
  for (let step = 1; step <= STEPS; step++)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(step) })
  // The finger rests before it is lifted: released while moving, content slides on, farther on slower machines.
  for (let rest = 0; rest < STEPS; rest++) {
    await drawn(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(STEPS) })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await drawn(page)
  await finger.detach()
}

/** Drags from one point to another with a finger. */
export async function dragFinger(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const touchPoints = (step: number) => [
    { x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS },
  ]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(0) })
  for (let step = 1; step <= STEPS; step++)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(step) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of an element. */
export async function middleOf(what: Locator): Promise<Point> {
  const { x, y, width, height } = (await what.boundingBox()) ?? expect.fail('It is not there.')
  return { x: x + width / 2, y: y + height / 2 }
}
