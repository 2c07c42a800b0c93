import { afterAll, describe, expect, it } from 'vitest'
import { library as ofDeckbuilding } from '../games/deckbuilding/library.ts'
import { library as ofSuperTeams } from '../games/super-teams/library.ts'
import { deckbuilding, gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { closeBrowser, visiting } from './visiting.ts'

afterAll(closeBrowser)

const lessons = [
  { game: superTeams, steps: ofSuperTeams.lesson },
  { game: deckbuilding, steps: ofDeckbuilding.lesson },
]

describe.each(lessons)('the lesson of $game.name.en', ({ game, steps }) => {
  it(
    'is done from the first step to the last by following what is lit, and leads to a game',
    visiting({}, async ({ page }) => {
      const player = new Player(page)
      await gameCard(page, game).getByRole('link', { name: /Learn/ }).click()
      const next = page.getByRole('button', { name: 'Next', exact: true })
      for (const [index, step] of steps.entries()) {
        await page.getByText(`Step ${index + 1} of ${steps.length}`, { exact: true }).waitFor()
        await page.getByText(step.text.en, { exact: true }).waitFor()
        const touches = await player.followLight()
        expect(touches > 0, step.id).toBe(step.choices.length > 0)
        if (touches > 0) await page.getByText('Well done!').waitFor()
        if (index < steps.length - 1) await next.click()
      }
      await page.getByRole('button', { name: 'Play your first game' }).click()
      await page.locator('.table[data-phase]').waitFor()
      expect((await player.settled()).isAsked).toBe(true)
    }),
  )
})
