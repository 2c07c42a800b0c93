import { describe, expect, it } from 'vitest'
import type { PresentedDecision } from '../kernel/index.ts'
import { Player } from './player.ts'
import { aBot, aPerson, gameUntil, race, sitDownAt } from './records.ts'
import { visiting } from './visiting.ts'

const refusedShip = (asked: PresentedDecision) =>
  asked.blocked.find(({ refusal }) => refusal.reason === 'noCardOfColour')

describe('a ship that cannot move', () => {
  it(
    'says why in a sentence, with the rule it comes from',
    visiting({}, async ({ page }) => {
      let ship = ''
      let rule = ''
      const record = gameUntil(race(aPerson('Ala'), aBot('Nit')), (asked) => {
        const blocked = asked.seat === 0 ? refusedShip(asked) : undefined
        ship = blocked?.touches[0] ?? ''
        rule = blocked?.refusal.rule ?? ''
        return blocked !== undefined
      })
      await sitDownAt(page, record)
      await new Player(page).settled()

      await page.locator(`[data-flight] [data-thing="${ship}"]`).click()
      // At once: it is not said for long.
      const sentence = /None of your \d cards? can move .*: it needs\sa\s\w+\scard\./
      const says = page.locator('.saying').filter({ hasText: sentence })
      await says.getByRole('link', { name: 'See the rule' }).click()
      await page.getByRole('heading', { level: 1, name: 'Rules: Super Teams' }).waitFor()
      const paragraph = page.locator('.paragraph.asked')
      await paragraph.locator(`.rule-link[title*="${rule}"]`).waitFor()
      await expect
        .poll(() =>
          paragraph.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect()
            return top >= 0 && bottom <= window.innerHeight
          }),
        )
        .toBe(true)
    }),
  )
})
