import { describe, expect, it } from 'vitest'
import { focused, tabTo } from '../keys.ts'
import { aBot, aPerson, openRecord } from '../records.ts'
import { visiting } from '../visiting.ts'
import { picksSince, playerOf, turnWith } from './galaxies.ts'

describe('with the keyboard alone', () => {
  it(
    'a captain is placed, and the round is played to its end and through the next income',
    visiting({ confirm: 'never' }, async ({ page }) => {
      const player = playerOf(page, 'keys')
      const record = turnWith('technology', 2, aPerson('Ola'), aBot('Rivet'))
      const id = await openRecord(page, record)
      await player.settled()
      await tabTo(page, page.locator('.tg-area[data-thing="area:technology"]'))
      expect(await focused(page)).toMatch(/^Technology/)
      await page.keyboard.press('Enter')
      await page.locator('.tg-area[data-picked]').waitFor()
      const way = page.locator('[data-part="way"] [data-answer]').first()
      await tabTo(page, way)
      await page.keyboard.press('Enter')
      await expect.poll(() => picksSince(page, id, record)).toContain('technology')

      const round = page.locator('.tg-rounds [data-now]')
      await expect.poll(() => round.textContent()).toContain('2')
      const prompts = new Set<string>()
      await player.playOn(async ({ prompt }) => {
        prompts.add(prompt)
        // The pressed button often disappears. The focus must not move to the top of the page then.
        const isAtTop = () => page.evaluate(() => document.activeElement === document.body)
        await expect.poll(isAtTop, { message: prompt }).toBe(false)
        return prompt.startsWith('Your turn') && (await round.textContent())?.includes('3') === true
      })
      expect((await player.now()).isAsked).toBe(true)
      expect([...prompts].join('\n')).toMatch(/follow/i)
    }),
  )

  it(
    'the answers of a panel bear numbers, keys choose them, and the first has the focus',
    visiting({ confirm: 'never' }, async ({ page }) => {
      const player = playerOf(page, 'keys')
      const record = turnWith('technology', 2, aPerson('Ola'), aBot('Rivet'))
      const id = await openRecord(page, record)
      await player.settled()
      await tabTo(page, page.locator('.tg-area[data-thing="area:technology"]'))
      await page.keyboard.press('Enter')
      const ways = page.locator('[data-part="way"] [data-answer]')
      await expect.poll(() => ways.first().getAttribute('data-key')).toBe('1')
      const isFocused = () => ways.first().evaluate((way) => way === document.activeElement)
      await expect.poll(isFocused).toBe(true)
      await page.keyboard.press('1')
      await expect.poll(() => picksSince(page, id, record)).toContain('technology')
    }),
  )
})
