import { describe, expect, it } from 'vitest'
import { Player } from './player.ts'
import { aBot, aPerson, finishedGame, goTo, openRecord, race } from './records.ts'
import { visiting } from './visiting.ts'

const ended = finishedGame(race(aPerson('Ala'), aBot('Rivet')))

describe('a replay', () => {
  it(
    'writes the move that is shown into the address, and calls nobody back who leaves meanwhile',
    visiting({}, async ({ page }) => {
      const id = await openRecord(page, ended)
      await new Player(page).settled()
      await goTo(page, `/replay/${id}?at=40`)
      const scrubber = page.locator('.replay-scrubber')
      await scrubber.fill('20')
      await page.waitForURL(/at=20$/)

      await scrubber.fill('30')
      // Left at the very moment at which the address would be updated.
      await page.evaluate(() => {
        const until = performance.now() + 1000
        window.setTimeout(() => {
          window.location.hash = '#/'
        })
        while (performance.now() < until);
      })
      await page.locator('.import').waitFor()
      expect(await page.evaluate(() => location.hash)).toBe('#/')
    }),
  )
})
