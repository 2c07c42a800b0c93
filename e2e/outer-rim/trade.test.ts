import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { at } from '../../kernel/index.ts'
import { expectFingerFriendly } from '../fingers.ts'
import { Player } from '../player.ts'
import { aBot, aPerson, gameUntil, keptTables, openRecord, rim } from '../records.ts'
import { visiting } from '../visiting.ts'
import { takeScreen } from './handover.ts'

const together = rim([aPerson('Ala'), aPerson('Olek')])

/** Both players are in one space, and the one who is asked could buy a card from the other. */
const meeting = gameUntil(together, ({ kind, seat }, { position: { spaces, credits, held } }) => {
  const other = 1 - seat
  return (
    kind === 'act' &&
    at(spaces, 0) === at(spaces, 1) &&
    at(credits, seat) >= 2000 &&
    at(held, other).length > 0
  )
})

/** The same with a bot: the person could give it something. */
const meetingBot = gameUntil(
  rim([aPerson('Ala'), aBot('R4')]),
  ({ kind, seat }, { position: { spaces, credits } }) =>
    kind === 'act' && seat === 0 && at(spaces, 0) === at(spaces, 1) && at(credits, 0) >= 2000,
)

/** In the middle of a fight or a test. */
const fighting = gameUntil(
  together,
  ({ kind, seat }, { position }) =>
    (kind === 'useInCombat' || kind === 'useInTest') &&
    seat === position.active &&
    at(position.credits, seat) >= 2000,
)

describe('two people at one phone of 360 by 640, in Polish, with a finger', () => {
  it(
    'trade: one offers credits for a card, the screen passes, and the other accepts',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      const id = await openRecord(page, meeting)
      const offering = await takeScreen(page, player)
      const other = offering === 'Ala' ? 'Olek' : 'Ala'

      await page.getByRole('button', { name: 'Przekazanie kart i kredytów' }).tap()
      const propose = page.getByRole('button', { name: `Zaproponuj wymianę: ${other}` })
      await propose.waitFor()
      await expectFingerFriendly(page)
      await propose.tap()
      // One sheet shows both sides.
      const sheet = page.locator('.or-trade-sheet')
      await sheet.waitFor()
      await expectFingerFriendly(page)
      await offerMore(sheet.locator('.or-trade-side').first())
      await sheet.locator('.or-trade-side').last().locator('.choice').first().tap()
      await sheet.locator('.button.primary').tap()

      // An offer waits for its answer: the screen passes at once.
      await takeScreen(page, player, other)
      const offer = page.locator('.or-offer')
      await offer.getByRole('heading', { name: `Propozycja od: ${offering}` }).waitFor()
      await expectFingerFriendly(page)
      await offer.getByRole('button', { name: 'Przyjmij' }).tap()
      await expect.poll(async () => (await movesOf(page, id)).slice(-2)).toEqual(['propose', 'accept'])

      // And back to the player who is asked, even if only which card to discard.
      await page.locator('.turn-bar').filter({ hasText: offering }).waitFor()
      const back = await player.settled()
      const asked = back.phase === 'curtain' ? await player.liftCurtain() : back
      expect(asked.isAsked).toBe(true)
    }),
  )

  it(
    'give each other credits in the middle of a question',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      const id = await openRecord(page, fighting)
      await takeScreen(page, player)
      const { prompt } = await player.settled()
      // On a phone the fight covers most of the screen until it is closed.
      await page.locator('.panel-sheet').getByRole('button', { name: 'Zamknij' }).tap()
      await page.getByRole('button', { name: 'Przekazanie kart i kredytów' }).tap()
      await page.getByRole('button', { name: /^Przekaż kredyty/ }).tap()
      const sheet = page.locator('.parts-sheet')
      await sheet.locator('.parts-buttons .primary').tap()
      await sheet.waitFor({ state: 'detached' })
      await expect.poll(async () => (await movesOf(page, id)).at(-1)).toBe('give')
      expect((await player.settled()).prompt).toBe(prompt)
    }),
  )
})

it(
  'a bot answers an offer by itself',
  visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
    const id = await openRecord(page, meetingBot)
    await page.getByRole('button', { name: 'Przekazanie kart i kredytów' }).tap()
    await page.getByRole('button', { name: 'Zaproponuj wymianę: R4' }).tap()
    const sheet = page.locator('.or-trade-sheet')
    await offerMore(sheet.locator('.or-trade-side').first())
    await sheet.locator('.button.primary').tap()
    // Credits for nothing: the bot accepts.
    await expect.poll(async () => (await movesOf(page, id)).slice(-2)).toEqual(['propose', 'accept'])
  }),
)

/** Adds one thousand credits to the offer. */
async function offerMore(sheet: Locator): Promise<void> {
  await sheet.locator('.stepper .button, .stepper button').last().tap()
}

/** The standing moves of a game so far. */
async function movesOf(page: Page, id: string): Promise<string[]> {
  const kept = (await keptTables(page)).find((table) => table.id === id)
  return kept?.record.entries.flatMap(({ move }) => move ?? []) ?? []
}
