import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { Player } from '../player.ts'

/** How long a finger rests on the glass, in milliseconds. Taps of people take 60 to 100; Playwright’s take no time. */
const RESTS_MS = 80
/** How long a player looks before and after a touch, in milliseconds. */
const LOOKS_MS = 600
/** How often to look for a thing that something else covers. */
const MOST_TRIES = 20

/** A player who touches like a person: the finger rests on the glass before it is lifted. */
export class RestingFinger extends Player {
  readonly #finger: CDPSession

  constructor(page: Page, finger: CDPSession) {
    super(page, 'finger')
    this.#finger = finger
  }

  /** Before and after the touch, the test leaves the page alone: the page then works for the touch only. */
  override async touch(what: Locator): Promise<void> {
    const touchPoints = [await pointOn(what)]
    await setTimeout(LOOKS_MS)
    const landed = this.#finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    // A finger does not wait until the page has handled its landing.
    await setTimeout(RESTS_MS)
    await this.#finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await landed
    await setTimeout(LOOKS_MS)
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

async function pointOn(what: Locator): Promise<Point> {
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    const point = await what.evaluate(uncoveredPoint)
    if (point !== null) return point
    await setTimeout(100)
  }
  throw new Error('What is to be touched is covered.')
}

/** Runs in the page. Null: something covers all of it. */
function uncoveredPoint(element: Element): Point | null {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const middleFirst = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
  for (const row of middleFirst)
    for (const column of middleFirst) {
      const [x, y] = [left + width * column, top + height * row]
      if (element.contains(document.elementFromPoint(x, y))) return { x, y }
    }
  return null
}
