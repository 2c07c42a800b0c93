import { describe, expect, it } from 'vitest'
import { at } from '../../kernel/index.ts'
import { Player } from '../player.ts'
import { aBot, aPerson, gameUntil, rim, sitDownAt } from '../records.ts'
import { visiting } from '../visiting.ts'

/** At the market, with something on sale that only cards traded in can pay for. */
function atMarketWithoutCredits() {
  let deck = ''
  const record = gameUntil(rim([aPerson('Ola'), aBot('Rivet')]), ({ kind, seat, options }, { position }) => {
    const dear = options.find(({ facts }) => Number(facts?.['price']) > at(position.credits, 0))
    deck = dear?.id ?? ''
    return kind === 'buy' && seat === 0 && dear !== undefined
  })
  return { record, deck }
}

describe('a purchase that cards have to pay for', () => {
  it(
    'cannot be confirmed before they do, and says so',
    visiting({ screen: 'phone', confirm: 'never' }, async ({ page }) => {
      const { record, deck } = atMarketWithoutCredits()
      await sitDownAt(page, record)
      const player = new Player(page, 'finger')
      const asked = await player.settled()
      await player.touchThing(`market:${deck}`, asked)
      const confirm = page.locator('.dock-pass .button.primary')
      await expect.poll(() => confirm.textContent()).toContain('Choose something')
      await expect.poll(() => confirm.isDisabled()).toBe(true)
      const cards = page.locator('.hand [data-thing][data-lit]')
      for (let index = 0; index < (await cards.count()); index++) await cards.nth(index).tap()
      await expect.poll(() => confirm.isEnabled()).toBe(true)
      await confirm.tap()
      await expect.poll(async () => (await player.now()).choices).toBeGreaterThan(asked.choices)
    }),
  )

  it(
    'is reckoned up and held back in the dock and at the market alike, also once they are taken back',
    visiting({ confirm: 'never' }, async ({ page }) => {
      const { record, deck } = atMarketWithoutCredits()
      await sitDownAt(page, record)
      const player = new Player(page, 'mouse')
      await player.touchThing(`market:${deck}`, await player.settled())
      const sheet = page.locator('.parts-sheet')
      const ways = [sheet, page.locator('.dock-pass')].map((place) => place.locator('.button.primary'))
      const canGoOn = () => Promise.all(ways.map((button) => button.isEnabled()))
      const sum = sheet.locator('.running-sum')
      await expect.poll(canGoOn).toEqual([false, false])
      const price = await sum.textContent()
      const why = await sheet.locator('.running-problem').textContent()
      await expect.poll(() => ways[1]?.textContent()).toContain(why)
      const choices = sheet.locator('.choice')
      const inHand = page.locator('.hand [data-thing][data-picked]')
      const count = await choices.count()
      for (let index = 0; index < count; index++) await choices.nth(index).click()
      await expect.poll(canGoOn).toEqual([true, true])
      expect(await sum.textContent()).not.toBe(price)
      await expect.poll(() => inHand.count()).toBe(count)
      for (let index = 0; index < count; index++) await choices.nth(index).click()
      await expect.poll(canGoOn).toEqual([false, false])
      expect(await sum.textContent()).toBe(price)
      await expect.poll(() => sheet.locator('.running-problem').textContent()).toBe(why)
      await expect.poll(() => inHand.count()).toBe(0)
    }),
  )
})
