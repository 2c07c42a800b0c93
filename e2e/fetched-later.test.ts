import { expect, it } from 'vitest'
import { gameCard, superTeams } from './game-card.ts'
import { focused } from './keys.ts'
import { aBot, aPerson, finishedGame, openRecord, race } from './records.ts'
import { bot, person } from './visit.ts'
import { visiting } from './visiting.ts'

const isMissing = /Failed to (?:load resource|fetch)|Unable to preload CSS|error loading dynamically imported/

it(
  'once the table is shown it works without a network, and missing parts are fetched when the network is back',
  visiting(
    {
      coach: true,
      provokes: isMissing,
      seating: { at: superTeams, seats: [person('Ola'), bot], options: {} },
    },
    async ({ page }) => {
      const missing = /\/(?:sheets|CoachLine|hint-words)-[^/]*\.js$/
      await page.route(missing, (route) => route.abort())
      await gameCard(page, superTeams).getByRole('button', { name: 'Play now' }).click()
      const hint = page.locator('.button.hint:visible')
      await hint.click()
      await expect.poll(() => hint.getAttribute('aria-busy')).toBe('false')
      expect(await page.locator('.table').count()).toBe(1)
      expect(await page.locator('.help-line').count()).toBe(0)

      await page.unroute(missing)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await page.locator('.help-line').waitFor()
      await hint.click()
      await page.locator('.help-line[data-kind="hint"]').waitFor()
    },
  ),
)

it(
  'the result stays with the focus where it is while the story of the game is fetched',
  visiting({ provokes: isMissing }, async ({ page }) => {
    const missing = /\/bots-[^/]*\.js$/
    await page.route(missing, (route) => route.abort())
    await openRecord(page, finishedGame(race(aPerson('Ola'), aBot('Rivet'))))
    await expect.poll(() => focused(page)).toMatch(/wins!$/)
    await expect.poll(() => page.locator('.result-story').textContent()).toMatch(/^Fingerprint/)

    await page.unroute(missing)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.locator('.result-story .chart').waitFor()
    expect(await focused(page)).toMatch(/wins!$/)
  }),
)
