import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { deckbuilding, gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { bot, person } from './visit.ts'
import { visiting } from './visiting.ts'

const switchTo = { pl: 'Polski', en: 'English' } as const

describe.each([superTeams, deckbuilding])('$name.en', (meta) => {
  it.each(['pl', 'en'] as const)('has all its pages in %s, and then in the other language', async (lang) => {
    const other = lang === 'pl' ? 'en' : 'pl'
    await visiting({ lang }, async ({ page }) => {
      for (const place of ['rules', 'cards', 'play', 'learn']) {
        await page.goto(`${page.url().split('#', 1)[0]}#/${place}/${meta.id}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        const before = await wordsOf(page)
        expect(before).not.toMatch(/undefined|NaN/)
        if (place === 'learn') continue // has its own bar, without the switch
        await page.getByRole('button', { name: switchTo[other] }).click()
        await page.getByRole('button', { name: switchTo[lang] }).waitFor()
        const after = await wordsOf(page)
        expect(after).not.toMatch(/undefined|NaN/)
        expect(after).not.toBe(before)
        await page.getByRole('button', { name: switchTo[lang] }).click()
        await page.getByRole('button', { name: switchTo[other] }).waitFor()
      }
    })()
  })

  it(
    'changes its language in the middle of a game, which goes on',
    visiting({ seating: { at: meta, seats: [person('Ola'), bot], options: {} } }, async ({ page }) => {
      const player = new Player(page)
      await gameCard(page, meta).getByRole('button', { name: 'Play now' }).click()
      await player.playOn(({ choices }) => choices >= 6)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: 'Settings' }).click()
      await page.getByText('Polski', { exact: true }).click()
      await page.getByRole('heading', { name: 'Ustawienia' }).waitFor()
      await page.keyboard.press('Escape')
      const { choices } = await player.settled()
      expect(await wordsOf(page)).not.toMatch(/undefined|NaN/)
      await player.playOn((sight) => sight.choices >= choices + 6)
    }),
  )
})

async function wordsOf(page: Page): Promise<string> {
  return (await page.locator('body').textContent()) ?? ''
}
