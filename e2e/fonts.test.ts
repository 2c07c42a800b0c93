import { expect, it } from 'vitest'
import { gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { visiting } from './visiting.ts'

it(
  'has all weights of its typefaces once a table is shown, so that no text appears in another face first',
  visiting({ lang: 'pl' }, async ({ page }) => {
    await gameCard(page, superTeams).getByRole('button', { name: 'Graj od razu' }).click()
    await new Player(page).settled()
    const missing = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status !== 'loaded')
          .map(({ family, weight }) => `${family} ${weight}`),
      )
    await expect.poll(missing).toEqual([])
  }),
)
