import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { deckbuilding, gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { resize } from './resize.ts'
import { bot, person, screens } from './visit.ts'
import { visiting } from './visiting.ts'

const games = {
  'Super Teams': { at: superTeams, seats: [person('Ola'), bot], options: { teams: 'dealt' } },
  'The Deckbuilding Game': { at: deckbuilding, seats: [person('Ola'), bot], options: { length: '2' } },
} as const

/** The number of choices to play. `npm run test:screens` plays more. */
const choiceCount = inject('isLong') === true ? 120 : 16

/** A phone is turned at every choice; the game continues in the new orientation. */
const orientations = { phone: [screens.phone, screens.landscape], desk: [screens.desk] } as const

describe.each([
  ['a phone of 360 by 640, and of 844 by 390 when it lies', 'phone'],
  ['a desk of 1280 by 800', 'desk'],
] as const)('on %s', (_, screen) => {
  it.each(Object.keys(games) as (keyof typeof games)[])(
    'nothing of the dock of %s is cut off',
    async (game) => {
      const seating = games[game]
      await visiting({ lang: 'pl', screen, chance: 5, seating }, async ({ page }) => {
        const player = new Player(page, screen === 'desk' ? 'mouse' : 'finger')
        await gameCard(page, seating.at)
          .getByRole('button', { name: /Graj od razu/ })
          .click()
        await player.playOn(async ({ choices }) => {
          const held = choices % 2 === 0 ? orientations[screen] : orientations[screen].toReversed()
          for (const { viewport } of held) {
            await resize(page, viewport)
            const message = `${viewport.width} wide, after ${choices} choices`
            await expect.poll(() => findCutOff(page), { message }).toEqual([])
          }
          return choices > choiceCount
        })
      })()
    },
  )
})

/** The buttons and words of the dock that are partly hidden or cannot be touched. */
async function findCutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const cut: string[] = []
    for (const row of document.querySelectorAll('.dock-middle'))
      if (row.scrollWidth > row.clientWidth + 1 || row.scrollHeight > row.clientHeight + 1)
        cut.push(`the row: ${row.textContent}`)
    for (const button of document.querySelectorAll<HTMLElement>('.dock-actions .button')) {
      if (!button.checkVisibility({ visibilityProperty: true })) continue
      const sheet = button.closest('.actions-sheet')
      // What lies further down in a list can be scrolled to.
      if (sheet !== null) button.scrollIntoView({ block: 'nearest' })
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const dock = (sheet ?? button.closest('.dock-actions'))?.getBoundingClientRect() ?? new DOMRect()
      const isInside =
        left >= dock.left - 1 && right <= dock.right + 1 && top >= dock.top - 1 && bottom <= dock.bottom + 1
      const isOnPage = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isWhole =
        button.scrollWidth <= button.clientWidth + 1 && button.scrollHeight <= button.clientHeight + 1
      if (!isInside || !isOnPage || !isWhole || hit?.closest('.button') !== button)
        cut.push(`${button.textContent}: ${[left, top, right, bottom].map(Math.round).join(' ')}`)
    }
    return cut
  })
}
