import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { deckbuilding, gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { goTo } from './records.ts'
import { bot, person } from './visit.ts'
import { visiting } from './visiting.ts'

const switchTo = { pl: 'Polski', en: 'English' } as const

const headings = {
  rules: { pl: 'Zasady', en: 'Rules' },
  cards: { pl: 'Karty', en: 'Cards' },
  play: { pl: 'Nowa gra', en: 'New game' },
  learn: { pl: 'Lekcja', en: 'Lesson' },
} as const

describe.each([superTeams, deckbuilding])('$name.en', (meta) => {
  it.each(['pl', 'en'] as const)('has all its pages in %s, and then in the other language', async (lang) => {
    const other = lang === 'pl' ? 'en' : 'pl'
    await visiting({ lang }, async ({ page }) => {
      for (const place of ['rules', 'cards', 'play', 'learn'] as const) {
        const heading = (shown: 'pl' | 'en') =>
          page.getByRole('heading', { level: 1, name: `${headings[place][shown]}: ${meta.name[shown]}` })
        await goTo(page, `/${place}/${meta.id}`)
        await heading(lang).waitFor()
        const before = await wordsOf(page)
        expect(before).not.toMatch(/undefined|NaN/)
        if (place === 'learn') continue // has its own bar, without the switch
        await page.getByRole('button', { name: switchTo[other] }).click()
        await page.getByRole('button', { name: switchTo[lang] }).waitFor()
        await heading(other).waitFor()
        const after = await wordsOf(page)
        expect(after).not.toMatch(/undefined|NaN/)
        expect(after).not.toBe(before)
        await page.getByRole('button', { name: switchTo[lang] }).click()
        await page.getByRole('button', { name: switchTo[other] }).waitFor()
        await heading(lang).waitFor()
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
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const { choices } = await player.settled()
      expect(await wordsOf(page)).not.toMatch(/undefined|NaN/)
      await player.playOn((sight) => sight.choices >= choices + 6)
    }),
  )
})

async function wordsOf(page: Page): Promise<string> {
  return (await page.locator('body').textContent()) ?? ''
}
