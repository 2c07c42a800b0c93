import { afterAll, describe, expect, it } from 'vitest'
import { library } from '../games/super-teams/library.ts'
import { Player } from './player.ts'
import { onShelf, superTeams } from './shelf.ts'
import { closeBrowser, visiting } from './visiting.ts'

afterAll(closeBrowser)

describe('the lesson', () => {
  it(
    'is done by following what is lit, and leads to a game',
    visiting({}, async ({ page }) => {
      const player = new Player(page)
      await onShelf(page, superTeams).getByRole('link', { name: /Learn/ }).click()
      const next = page.getByRole('button', { name: 'Next', exact: true })
      for (const [index, step] of library.lesson.entries()) {
        await page.getByText(`Step ${index + 1} of ${library.lesson.length}`, { exact: true }).waitFor()
        await page.getByText(step.text.en, { exact: true }).waitFor()
        const touches = await player.followLight()
        expect(touches > 0).toBe(step.choices.length > 0)
        if (touches > 0) await page.getByText('Well done!').waitFor()
        if (index < library.lesson.length - 1) await next.click()
      }
      await page.getByRole('button', { name: 'Play your first game' }).click()
      await page.locator('.table[data-phase]').waitFor()
      expect((await player.settled()).isAsked).toBe(true)
    }),
  )
})
