import { describe, expect, it } from 'vitest'
import { Player } from './player.ts'
import { aBot, aPerson, duel, galaxy, gameUntil, openRecord, race, rim, unfinished } from './records.ts'
import { visiting } from './visiting.ts'

const ala = [aPerson('Ala'), aBot('Nit')] as const
const isFirstSeat = ({ seat }: { readonly seat: number }) => seat === 0
const tables = {
  'Super Teams': () => gameUntil(race(...ala), isFirstSeat),
  'the Deckbuilding Game': () => gameUntil(duel(ala), isFirstSeat),
  'Outer Rim': () => gameUntil(rim(ala), isFirstSeat),
  'Unfinished Business': () => gameUntil(unfinished(ala), isFirstSeat),
  Transgalactica: () => gameUntil(galaxy(...ala), isFirstSeat),
} as const

describe.each(Object.entries(tables))('the symbols of %s', (_, laid) => {
  it(
    'are one key or one entry of the menu away, each with its name, and stand in the glossary',
    visiting({}, async ({ page }) => {
      await openRecord(page, laid())
      await new Player(page).settled()
      await page.keyboard.press('i')
      const sheet = page.getByRole('dialog', { name: 'Symbols' })
      const symbols = sheet.locator('.symbol-list > li')
      await symbols.first().waitFor()
      const told = await symbols.evaluateAll((all) =>
        all.map((one) => one.querySelector('svg[data-icon]') !== null && one.textContent.trim() !== ''),
      )
      expect(told.length).toBeGreaterThan(4)
      expect(told).not.toContain(false)
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'detached' })

      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: 'Symbols' }).click()
      await symbols.first().waitFor()
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: 'Rules' }).click()
      await expect.poll(() => page.locator('#glossary .symbol-list > li').count()).toBe(told.length)
    }),
  )
})
