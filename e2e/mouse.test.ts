import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { bundle } from '../games/super-teams/index.ts'
import { parseRecord, verify } from '../kernel/index.ts'
import { gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { bot, person } from './visit.ts'
import { visiting } from './visiting.ts'

/** A game for three is shorter than one for two. */
const seating = { at: superTeams, seats: [person('Ola'), bot, bot], options: {} }

describe('a whole game with the mouse, in English', () => {
  it(
    'is played, watched again, proved fair, saved, opened and played once more',
    visiting({ lang: 'en', offline: true, seating }, async ({ page }) => {
      const player = new Player(page)

      await gameCard(page, superTeams).getByRole('button', { name: 'Play now' }).click()
      expect((await player.settled()).prompt).toMatch(
        /Choose a team|Choose your second team|Play a movement card/,
      )
      await player.playOn()
      const result = page.getByRole('region', { name: 'Result' })
      await result.getByRole('heading', { name: /wins!|Shared victory/ }).waitFor()

      const saving = page.waitForEvent('download')
      await result.getByRole('button', { name: 'Save the game' }).click()
      const file = await saving
      expect(file.suggestedFilename()).toMatch(/^super-teams-.*\.kantyna\.json$/)
      const text = await readFile(await file.path(), 'utf8')
      const parsed = parseRecord(text)
      if (!parsed.ok) throw new Error(parsed.error.what)
      expect(verify(bundle.game, parsed.record)).toMatchObject({ ok: true, opened: true })

      await result.getByRole('link', { name: 'Watch the replay' }).click()
      await page.getByRole('heading', { name: 'Replay: Super Teams' }).waitFor()
      const scrubber = page.getByRole('slider', { name: 'Replay' })
      await expect.poll(() => scrubber.inputValue()).toBe('0')
      await page.getByText('Start', { exact: true }).waitFor()
      const first = await player.ships()
      await scrubber.press('End')
      await page
        .getByText(`Choice ${parsed.record.entries.length} of ${parsed.record.entries.length}`)
        .waitFor()
      await expect.poll(() => player.ships()).not.toEqual(first)
      await scrubber.press('Home')
      await page.getByText('Start', { exact: true }).waitFor()
      await expect.poll(() => player.ships()).toEqual(first)

      await page.getByRole('link', { name: 'Back to the table' }).click()
      await result.getByRole('link', { name: 'Check the shuffles' }).click()
      await page.getByRole('heading', { name: 'Checked just now, on this device' }).waitFor()
      await expect.poll(() => page.locator('.fair-checks [data-outcome="passed"]').count()).toBe(5)
      expect(await page.locator('.fair-checks li').count()).toBe(5)

      await page.getByRole('link', { name: /Back to the bar/ }).click()
      await page.getByRole('heading', { name: 'Finished games', exact: true }).waitFor()
      await expect.poll(() => page.locator('.saved-table').count()).toBe(1)
      await page.locator('input[type=file]').setInputFiles(await file.path())
      await page.getByText('You already have this game.').waitFor()
      await expect.poll(() => page.locator('.saved-table').count()).toBe(1)

      await page.goBack()
      await page.getByRole('link', { name: 'Back to the table' }).click()
      await result.getByRole('button', { name: 'Play again' }).click()
      await result.waitFor({ state: 'detached' })
      expect((await player.settled()).choices).toBeLessThan(5)
      await player.choose()
    }),
  )
})
