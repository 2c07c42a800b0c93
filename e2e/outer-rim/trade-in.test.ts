import { describe, expect, it } from 'vitest'
import { at } from '../../kernel/index.ts'
import { Player } from '../player.ts'
import { aBot, aPerson, gameUntil, openRecord, rim } from '../records.ts'
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
      await openRecord(page, record)
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
      await openRecord(page, record)
      const player = new Player(page, 'mouse')
      await player.touchThing(`market:${deck}`, await player.settled())
      const sheet = page.locator('.parts-sheet')
      const ways = [sheet, page.locator('.dock-pass')].map((place) => place.locator('.button.primary'))
      const canContinue = () => Promise.all(ways.map((button) => button.isEnabled()))
      const sum = sheet.locator('.running-sum')
      await expect.poll(canContinue).toEqual([false, false])
      const price = await sum.textContent()
      const why = await sheet.locator('.running-problem').textContent()
      await expect.poll(() => ways[1]?.textContent()).toContain(why)
      const choices = sheet.locator('.choice')
      const inHand = page.locator('.hand [data-thing][data-picked]')
      const count = await choices.count()
      for (let index = 0; index < count; index++) await choices.nth(index).click()
      await expect.poll(canContinue).toEqual([true, true])
      expect(await sum.textContent()).not.toBe(price)
      await expect.poll(() => inHand.count()).toBe(count)
      for (let index = 0; index < count; index++) await choices.nth(index).click()
      await expect.poll(canContinue).toEqual([false, false])
      expect(await sum.textContent()).toBe(price)
      await expect.poll(() => sheet.locator('.running-problem').textContent()).toBe(why)
      await expect.poll(() => inHand.count()).toBe(0)
    }),
  )
})

/** A used ship is offered in an encounter, and cards can be traded in for any of those on sale. */
function shownUsedShips() {
  const leads: Readonly<Record<string, (ids: readonly string[]) => string | undefined>> = {
    plan: () => 'move-tatooine',
    encounter: (ids) => ids.find((id) => id.includes('tatooine')),
    chooseEffect: ([first]) => first,
  }
  return gameUntil(
    {
      ...rim([aPerson('Ola'), aBot('Rivet')]),
      longest: 400,
      leads: ({ kind, options }) => leads[kind]?.(options.map(({ id }) => id)) ?? null,
    },
    ({ kind, seat, options }) =>
      kind === 'buyUsedShip' && seat === 0 && options.filter(({ next }) => next !== undefined).length > 1,
  )
}

describe('a used ship', () => {
  for (const screen of ['phone', 'landscape', 'desk'] as const)
    it(
      `is chosen in the panel of the encounter, and takes along what was taken up for it (${screen})`,
      visiting({ screen, confirm: 'never' }, async ({ page }) => {
        await openRecord(page, shownUsedShips())
        const player = new Player(page, screen === 'desk' ? 'keys' : 'finger')
        const asked = await player.settled()
        const ships = asked.lit.filter((thing) => thing.startsWith('pool:'))
        const cards = page.locator('.hand [data-thing][data-lit]')
        expect(ships.length).toBeGreaterThan(1)
        const ship = page.locator(`.game-panel [data-thing="${ships[0]}"]`)
        // A glowing thing has an effect: a card that is picked up first is traded in for the ship. On a phone the panel
        // covers the hand, so its sheet asks for the cards.
        const isHandAway = screen === 'phone'
        const card = await cards.last().getAttribute('data-thing')
        if (!isHandAway) {
          await player.touch(cards.last())
          const picked = page.locator('.hand [data-thing][data-picked]')
          await expect.poll(() => picked.getAttribute('data-thing')).toBe(card)
        }
        await player.touch(ship)
        // If one card is not enough, the sheet opens with that card chosen; if it is, the ship is bought with it.
        const chosen = page.locator(`.parts-sheet .choice[aria-pressed="${isHandAway ? 'false' : 'true'}"]`)
        const isBought = async () => (await player.now()).choices > asked.choices
        await expect.poll(async () => (await chosen.count()) > 0 || (await isBought())).toBe(true)
        if (!(await isBought())) {
          const others = page.locator('.parts-sheet .choice[aria-pressed="false"]')
          while ((await others.count()) > 0) await player.touch(others.first())
          await player.touch(page.locator('.parts-sheet .button.primary'))
        }
        await expect.poll(isBought).toBe(true)
        await expect.poll(() => page.locator(`.hand [data-thing="${card}"]`).count()).toBe(0)
      }),
    )
})
