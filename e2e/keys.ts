/** Plays with the keyboard: Tab moves to the next thing, Shift+Tab back. */
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { plain } from './plain.ts'

const MOST_PRESSES = 90
/** The maximum wait for overlays to disappear, in milliseconds. */
const COVERED = 50

/** Moves to an element with Tab alone, in the direction that a person would choose. */
export async function tabTo(page: Page, what: Locator): Promise<void> {
  await what.waitFor({ state: 'attached' })
  if (!(await tabToIfThere(page, what))) throw new Error(`${what} is not there any more.`)
}

/** The same for an element that may disappear meanwhile. Returns whether it was reached. */
export async function tabToIfThere(page: Page, what: Locator): Promise<boolean> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const way = await what.evaluateAll(([wanted]) => {
      if (wanted === undefined) return 'gone'
      const { activeElement: active } = document
      if (active === wanted) return 'there'
      const over = document.querySelector('dialog.moment-place[open]')
      if (over?.contains(wanted) === false) return 'covered'
      // An element that contains the target and starts before it.
      const isBefore =
        ((active?.compareDocumentPosition(wanted) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
      return isBefore ? 'Shift+Tab' : 'Tab'
    })
    if (way === 'there' || way === 'gone') return way === 'there'
    if (way === 'covered') await setTimeout(COVERED)
    else await page.keyboard.press(way)
  }
  throw new Error(`Tab does not come to ${what}.`)
}

/** The name of the focused element; empty if the page as a whole has the focus. */
export async function focused(page: Page): Promise<string> {
  const name = await page.evaluate(() => {
    const element = document.activeElement
    if (element === document.body) return ''
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
  return plain(name).trim()
}
