import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { Player } from './player.ts'
import { closeBrowser, visiting } from './visiting.ts'

afterAll(closeBrowser)

describe('a whole game with the keyboard alone, in Polish', () => {
  it(
    'goes from the bar to the result without a mouse',
    visiting({ lang: 'pl', chance: 2 }, async ({ page }) => {
      const player = new Player(page)
      const buttons = page.getByRole('region', { name: 'Co możesz zrobić' }).locator('.action')

      await tabTo(page, '[aria-labelledby="game-super-teams"] .door.lit')
      expect(await focused(page)).toMatch(/Graj od razu/)
      await page.keyboard.press('Enter')
      await player.settled()
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl')
      expect(await page.title()).toMatch(/^● .+: twój ruch/)

      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Klawisze przy stole' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      const read = new Set<string>()
      const end = await player.playOn(async ({ choices, prompt }) => {
        expect(prompt).toMatch(/drużynę|kartę ruchu|kartę bonusu|Podwójne pole|Holowanie/)
        if (choices % 3 === 0) await byThings(page, player)
        else await byNumber(choices)
        return (await player.settled()).phase === 'over'
      })
      expect(end.phase).toBe('over')
      expect([...read].join('\n')).toMatch(/^(czerwona|zielona|czarna|żółta) [1-6]: .* \d+ → \d+$/m)
      await expect.poll(() => focused(page)).toMatch(/Wygrywa|Wspólne zwycięstwo/)

      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Jeszcze raz')
      await page.keyboard.press('Enter')
      await page.getByRole('region', { name: 'Wynik' }).waitFor({ state: 'detached' })
      expect((await player.settled()).choices).toBeLessThan(5)

      /** Opens the list where it is folded, reads it, and takes one by its number. */
      async function byNumber(choices: number): Promise<void> {
        if ((await buttons.count()) === 0) {
          await page.keyboard.press('1')
          await buttons.first().waitFor()
        }
        const names = await buttons.allInnerTexts()
        for (const name of names) read.add(name.replace(/^\d\s+/, ''))
        await page.keyboard.press(String(1 + (choices % Math.min(9, names.length))))
        await expect.poll(async () => (await player.now()).choices).toBeGreaterThan(choices)
      }
    }),
  )
})

/** On to the hand with Tab, back to the board with Shift and Tab, each thing taken with Enter. */
async function byThings(page: Page, player: Player): Promise<void> {
  const { choices } = await player.now()
  for (let taken = 0; (await player.now()).choices === choices; taken++) {
    expect(taken, 'a few keys are enough').toBeLessThan(4)
    if (taken === 0) await tabTo(page, '.hand [data-lit]')
    else if (!(await hasFocus(page, '[data-lit]'))) await tabTo(page, '.table-board [data-lit]', 'Shift+Tab')
    const before = JSON.stringify(await player.now())
    await page.keyboard.press('Enter')
    await expect.poll(async () => JSON.stringify(await player.now())).not.toBe(before)
  }
}

async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    if (await hasFocus(page, selector)) return
  }
  throw new Error(`${key} does not come to ${selector}.`)
}

function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
}

/** The name of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
  })
}
