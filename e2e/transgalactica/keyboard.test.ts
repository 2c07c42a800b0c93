import { afterAll, describe, expect, it } from 'vitest'
import { focused, tabTo } from '../keys.ts'
import { aBot, aPerson, sitDownAt } from '../records.ts'
import { closeBrowser, visiting } from '../visiting.ts'
import { picksSince, playerOf, turnWith } from './galaxies.ts'

afterAll(closeBrowser)

describe('with the keyboard alone', () => {
  it(
    'a captain is placed, and the others’ turns are followed or let pass until the next turn',
    visiting({ confirm: 'never' }, async ({ page }) => {
      const player = playerOf(page, 'keys')
      const record = turnWith('technology', 2, aPerson('Ola'), aBot('Rivet'))
      const id = await sitDownAt(page, record)
      const { choices } = await player.settled()
      await tabTo(page, page.locator('.tg-area[data-thing="area:technology"]'))
      expect(await focused(page)).toMatch(/^Technology/)
      // The first press shows what the action brings, the second begins it.
      await page.keyboard.press('Enter')
      await page.locator('.tg-area[data-picked]').waitFor()
      await page.keyboard.press('Enter')
      const way = page.locator('[data-part="way"] [data-answer]').first()
      await tabTo(page, way)
      await page.keyboard.press('Enter')
      await expect.poll(() => picksSince(page, id, record)).toContain('technology')

      await player.playOn(({ prompt, choices: made }) => made > choices && prompt.startsWith('Your turn'))
      expect((await player.now()).isAsked).toBe(true)
    }),
  )
})
