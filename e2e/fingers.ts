import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing scrolls but what is meant to, whatever is to be touched is large enough, and no button is cut off. */
export async function fitsFingers(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const small: string[] = []
    const cut: string[] = []
    for (const element of document.querySelectorAll('.button, .hand [data-lit]')) {
      const { left, right, width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 0
      const name = `${element.getAttribute('aria-label') ?? element.textContent}: ${width} × ${height}`
      if (isShown && (width < 44 || height < 44)) small.push(name)
      const container = element.closest('.actions-sheet, .dock-middle, .dock-corner')?.getBoundingClientRect()
      if (isShown && container !== undefined && (left < container.left - 1 || right > container.right + 1))
        cut.push(name)
    }
    const { scrollWidth = 0, scrollHeight = 0 } = document.scrollingElement ?? {}
    return { small, cut, scrollWidth, scrollHeight }
  })
  expect(seen.small).toEqual([])
  expect(seen.cut).toEqual([])
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
  // The finger rests before it is lifted: what is let go of in motion slides on, the further the slower the machine.
  for (let rest = 0; rest < STEPS; rest++) {
    await drawn(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(STEPS) })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await drawn(page)
  await finger.detach()
}

/** Two pictures later: whatever was done is seen by then. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

/** A finger takes something from one point to another. */
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

/** The middle of something. */
export async function middleOf(what: Locator): Promise<Point> {
  const { x, y, width, height } = (await what.boundingBox()) ?? expect.fail('It is not there.')
  return { x: x + width / 2, y: y + height / 2 }
}
