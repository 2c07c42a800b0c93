import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { gameCard, outerRim } from '../game-card.ts'
import { Player } from '../player.ts'
import { keptTables } from '../records.ts'
import { visiting } from '../visiting.ts'

async function openSetup(page: Page) {
  await gameCard(page, outerRim)
    .getByRole('link', { name: /Who plays/ })
    .click()
  await page.getByRole('switch', { name: 'With the Unfinished Business expansion' }).waitFor()
}

const players = (page: Page, count: string) =>
  page.getByRole('group', { name: 'Number of players' }).getByText(count, { exact: true }).click()

describe('Unfinished Business on the setup page', () => {
  it(
    'shows each option only where it has a meaning',
    visiting({}, async ({ page }) => {
      await openSetup(page)
      const expansion = page.getByRole('switch', { name: 'With the Unfinished Business expansion' })
      const favors = page.getByLabel('Favors', { exact: true })
      const ambitions = page.getByLabel('Ambitions', { exact: true })
      const aiPlayers = page.getByLabel('Number of AI players')
      const fame = page.getByLabel('Fame needed to win')
      expect([await favors.count(), await ambitions.count()]).toEqual([0, 0])
      await expansion.click()
      await favors.waitFor()
      await ambitions.waitFor()
      expect(await aiPlayers.count()).toBe(0)
      const eight = fame.locator('option[value="8"]')
      const isEightOpen = async () => (await eight.count()) > 0 && !(await eight.isDisabled())
      expect(await isEightOpen()).toBe(false)
      await ambitions.selectOption('yes')
      await expect.poll(isEightOpen).toBe(true)
      // A single player cannot ask anybody for favors, and may have two opponents.
      await players(page, '1 + AI player')
      await aiPlayers.waitFor()
      expect(await favors.count()).toBe(0)
      await expansion.click()
      await ambitions.waitFor({ state: 'detached' })
      expect(await aiPlayers.count()).toBe(0)
    }),
  )

  it(
    'leads to its lesson, rules and cards, and remembers the options',
    visiting({}, async ({ page }) => {
      await openSetup(page)
      const books = page.locator('.setup-books')
      const expansion = page.getByRole('switch', { name: 'With the Unfinished Business expansion' })
      await expansion.click()
      for (const [link, title] of [
        ['Learn what is new', /Lesson: Outer Rim: Unfinished Business/],
        ['Rules', /Outer Rim: Unfinished Business/],
        ['Cards', /Outer Rim: Unfinished Business/],
      ] as const) {
        await books.getByRole('link', { name: link }).click()
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
        await page.goBack()
        await expect.poll(() => expansion.isChecked()).toBe(true)
      }
    }),
  )

  it(
    'can be played offline after a table was opened once',
    visiting(
      { offline: true, provokes: /Failed to (?:load resource|fetch)|preload/ },
      async ({ page, context }) => {
        const player = new Player(page)
        await openSetup(page)
        await page.getByRole('switch', { name: 'With the Unfinished Business expansion' }).click()
        await page.locator('.setup-books').getByText('Available offline').waitFor()
        await page.getByRole('button', { name: 'Start the game' }).click()
        await player.settled()
        await context.setOffline(true)
        await page.reload()
        expect((await player.settled()).isAsked).toBe(true)
        await player.choose()
        const [kept] = await keptTables(page)
        expect(kept?.record.options).toMatchObject({ modules: ['unfinished-business'] })
      },
    ),
  )
})
