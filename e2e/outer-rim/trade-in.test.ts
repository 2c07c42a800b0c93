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
      await expect.poll(() => confirm.isDisabled()).toBe(true)
      expect(await confirm.textContent()).toContain('Choose something')
      const cards = page.locator('.hand [data-thing][data-lit]')
      for (let index = 0; index < (await cards.count()); index++) await cards.nth(index).tap()
      await expect.poll(() => confirm.isEnabled()).toBe(true)
      await confirm.tap()
      await expect.poll(async () => (await player.now()).choices).toBeGreaterThan(asked.choices)
    }),
  )
})
