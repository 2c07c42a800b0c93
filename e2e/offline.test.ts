import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { deckbuilding, gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { keptTables } from './records.ts'
import { bot, person } from './visit.ts'
import { visiting } from './visiting.ts'

const isMissing = /Failed to (?:load resource|fetch)|Unable to preload CSS/

describe('a game without a network', () => {
  it(
    'comes back exactly as it was and goes on',
    visiting(
      { offline: true, seating: { at: superTeams, seats: [person('Ola'), bot], options: {} } },
      async ({ page }) => {
        const player = new Player(page)
        await gameCard(page, superTeams).getByRole('button', { name: 'Play now' }).click()
        await player.playOn(({ choices }) => choices >= 8)
        await page.waitForFunction(isKept, superTeams.id)
        await isServed(page)
        const before = await everything()

        await reloadOffline(page)
        await player.settled()
        await expect.poll(everything).toEqual(before)

        const { choices } = await player.playOn((sight) => sight.choices >= before.sight.choices + 24)
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('menuitem', { name: 'Is the shuffling fair?' }).click()
        await page.getByText(`All ${choices} choices are allowed by the rules`).waitFor()
        await page.getByRole('heading', { name: 'Checked just now, on this device' }).waitFor()
        expect(await page.locator('.fair-checks [data-outcome="failed"]').count()).toBe(0)

        async function everything() {
          const [kept] = await keptTables(page)
          return {
            sight: await player.now(),
            hand: await player.hand(),
            ships: await player.ships(),
            log: await player.log(),
            record: kept?.record,
          }
        }
      },
    ),
  )

  it(
    'is told from one that has not been fetched, which can be had on a wish',
    visiting({ offline: true, provokes: isMissing }, async ({ page, context }) => {
      const fetched = gameCard(page, superTeams)
      const other = gameCard(page, deckbuilding)
      await fetched.getByRole('button', { name: 'Make available offline' }).click()
      await fetched.getByText('Available offline', { exact: true }).waitFor()
      await isServed(page)

      await reloadOffline(page)
      await fetched.getByText('Available offline', { exact: true }).waitFor()
      await other.getByText('This game has not been downloaded yet.').waitFor()
      await page.getByRole('button', { name: 'Polski' }).click()
      await page.getByText('The Polish version could not be downloaded.').waitFor()
      await other.getByRole('link', { name: 'Rules' }).click()
      await page.getByText('this is not on your device yet').waitFor()
      await page.getByRole('link', { name: 'Back to the bar', exact: true }).click()
      await fetched.getByRole('link', { name: 'Rules' }).click()
      await page.getByRole('heading', { level: 1, name: /Super Teams/ }).waitFor()
      await page.goBack()

      await context.setOffline(false)
      await other.getByRole('button', { name: 'Make available offline' }).click()
      await other.getByText('Available offline', { exact: true }).waitFor()
      await reloadOffline(page)
      await other.getByRole('button', { name: 'Play now' }).click()
      await page.locator('.table').waitFor()
    }),
  )

  it(
    'has been fetched in one language alone',
    visiting({ lang: 'pl', offline: true }, async ({ page }) => {
      await gameCard(page, superTeams).getByRole('button', { name: 'Graj od razu' }).click()
      await page.waitForFunction(isKept, superTeams.id)
      const { english, elsewhere } = await page.evaluate(async () => {
        const { languages, games } = await (await fetch('/offline.json')).json()
        const kept = await Promise.all(
          (await caches.keys()).map(async (name) => await (await caches.open(name)).keys()),
        )
        const files = new Set(kept.flat().map(({ url }) => new URL(url).pathname.slice(1)))
        const only = (these: string[], others: string[]) =>
          these.filter((file) => !others.includes(file) && files.has(file))
        const [race, duel] = [games['super-teams'], games.deckbuilding]
        return {
          english: [
            ...only(languages.en, languages.pl),
            ...only(race.en, race.pl),
            ...only(duel.en, duel.pl),
          ],
          elsewhere: only(duel.pl, [...race.pl, ...languages.pl]),
        }
      })
      expect(english).toEqual([])
      expect(elsewhere).toEqual([])
    }),
  )
})

/** Waits until the page would be opened without a network. */
async function isServed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

async function reloadOffline(page: Page): Promise<void> {
  const context = page.context()
  await context.setOffline(true)
  await page.reload()
  await page.locator('h1').first().waitFor()
  // On a busy machine, the browser may have dropped that setting with the previous page, and reports this one as
  // online.
  const isTold = async () => {
    if (!(await page.evaluate(() => navigator.onLine))) return true
    await context.setOffline(false)
    await context.setOffline(true)
    return false
  }
  await expect.poll(isTold).toBe(true)
}

/** In the page: whether all files of a game are cached in some language. */
async function isKept(game: string): Promise<boolean> {
  const { pages, games } = await (await fetch('/offline.json')).json()
  const requests = await (await caches.open('kantyna-files')).keys()
  const files = new Set(requests.map(({ url }) => new URL(url).pathname.slice(1)))
  const has = (needed: string[]) => needed.every((file) => files.has(file))
  return has(pages) && (has(games[game].pl) || has(games[game].en))
}
