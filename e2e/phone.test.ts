import { describe, it } from 'vitest'
import { expectFingerFriendly } from './fingers.ts'
import { gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { bot, person } from './visit.ts'
import { visiting } from './visiting.ts'

/** A game for three is shorter than one for two. */
const seating = { at: superTeams, seats: [person('Ola'), bot, bot], options: {} }

describe('a whole game on a phone of 360 by 640, in Polish', () => {
  it(
    'is played with a finger, without a page to scroll and without small targets',
    visiting({ lang: 'pl', screen: 'phone', chance: 3, seating }, async ({ page }) => {
      const player = new Player(page, 'finger')
      await gameCard(page, superTeams)
        .getByRole('button', { name: /Graj od razu/ })
        .tap()
      const asked = new Set<string>()
      await player.playOn(async ({ prompt }) => {
        if (!asked.has(prompt) || asked.size % 4 === 0) await expectFingerFriendly(page)
        asked.add(prompt)
        return false
      })
      await page.getByRole('heading', { name: /Wygrywa|Wspólne zwycięstwo/ }).waitFor()
      await expectFingerFriendly(page)
    }),
  )
})
