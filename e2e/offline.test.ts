import { afterAll, describe, expect, it } from 'vitest'
import { gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { keptTables } from './records.ts'
import { bot, person } from './visit.ts'
import { closeBrowser, visiting } from './visiting.ts'

afterAll(closeBrowser)

describe('a game without a network', () => {
  it(
    'comes back exactly as it was and goes on',
    visiting(
      { seating: { at: superTeams, seats: [person('Ola'), bot], options: {} } },
      async ({ page, context }) => {
        const player = new Player(page)
        await page.evaluate(() => navigator.serviceWorker.ready)
        await gameCard(page, superTeams).getByRole('button', { name: 'Play now' }).click()
        await player.playOn(({ choices }) => choices >= 8)
        const before = await everything()

        await context.setOffline(true)
        await page.reload()
        await player.settled()
        expect(await everything()).toEqual(before)

        const { choices } = await player.playOn((sight) => sight.choices >= before.sight.choices + 24)
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('menuitem', { name: 'Is chance fair?' }).click()
        await page.getByText(`All ${choices} choices are allowed by the rules`).waitFor()
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
})
