/** Plays with the keyboard: from one thing to the next with Tab, and back with Shift. */
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { plain } from './plain.ts'

const MOST_PRESSES = 90
/** How long what lies over everything is waited for to go, in milliseconds. */
const COVERED = 50

/** Goes to an element with Tab alone, the way round that a person would see. */
export async function tabTo(page: Page, what: Locator): Promise<void> {
  await what.waitFor({ state: 'attached' })
  if (!(await tabToIfThere(page, what))) throw new Error(`${what} is not there any more.`)
}

/** The same for what may go away meanwhile: tells whether it came to it. */
export async function tabToIfThere(page: Page, what: Locator): Promise<boolean> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const way = await what.evaluateAll(([wanted]) => {
      if (wanted === undefined) return 'gone'
      const { activeElement: active } = document
      if (active === wanted) return 'there'
      const over = document.querySelector('dialog.moment-place[open]')
      if (over?.contains(wanted) === false) return 'covered'
      // What it lies in begins before it.
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

/** The name of what has the focus; nothing where the page as a whole has it. */
export async function focused(page: Page): Promise<string> {
  const name = await page.evaluate(() => {
    const element = document.activeElement
    if (element === document.body) return ''
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
  return plain(name).trim()
}
