import { expect, it } from 'vitest'
import { Player } from '../player.ts'
import { aPerson, gameUntil, openRecord, rim, theAi } from '../records.ts'
import { visiting } from '../visiting.ts'

/** Some of the dice of a fight may be rerolled; the sheet shows both sides and the opponent. */
const amongDice = gameUntil(
  rim([aPerson('Ola'), theAi]),
  ({ kind, seat }) => kind === 'pickDice' && seat === 0,
)

it(
  'shows on a phone all dice that can be chosen, with the hand away and the button in reach',
  visiting({ screen: 'phone' }, async ({ page }) => {
    await openRecord(page, amongDice)
    await new Player(page, 'finger').settled()
    const dice = page.locator('.panel-sheet [data-thing^="die:"][data-lit]')
    await dice.first().waitFor()
    for (const die of await dice.all())
      expect(
        await die.evaluate((lit) => {
          const { left, top, width, height } = lit.getBoundingClientRect()
          return lit.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }),
      ).toBe(true)
    expect(await page.locator('.hand').isVisible()).toBe(false)
    expect(await page.locator('.dock-pass .button.primary').isVisible()).toBe(true)
  }),
)
