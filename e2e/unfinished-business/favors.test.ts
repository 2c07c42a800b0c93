import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectFingerFriendly } from '../fingers.ts'
import { takeScreen } from '../outer-rim/handover.ts'
import { Player } from '../player.ts'
import { aBot, aPerson, gameUntil, keptTables, openRecord, unfinished } from '../records.ts'
import { visiting } from '../visiting.ts'

const favors = { favors: 'yes' } as const

/** One player is about to test a skill that the other player has. Both have credits. */
const beforeTest = gameUntil(
  unfinished([aPerson('Ala'), aPerson('Olek')], favors),
  ({ kind, isPause, options }, { position: { credits } }) =>
    kind === 'useInTest' &&
    isPause === true &&
    options.length === 1 &&
    credits.every((amount) => amount >= 2000),
)

/** The same with a bot, who is asked for the favor. */
const besideBot = gameUntil(
  unfinished([aPerson('Ala'), aBot('R4')], favors),
  ({ kind, seat, isPause, options }) =>
    kind === 'useInTest' && seat === 0 && isPause === true && options.length === 1,
)

describe('two people at one phone of 360 by 640, in Polish, with a finger', () => {
  it(
    'bargain for a favor before a test: asked in two touches, priced, accepted, and rolled with',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      const id = await openRecord(page, beforeTest)
      const asking = await takeScreen(page, player)
      const other = asking === 'Ala' ? 'Olek' : 'Ala'
      const { prompt } = await player.settled()
      expect(prompt).toContain('możesz poprosić o przysługę')

      // The sheet opens by itself, with the tested skill and the chances with and without help.
      const useful = page.locator('.ub-useful')
      await expect.poll(() => useful.locator('.or-chance').textContent()).toMatch(/\d+%\s→\s\d+%/)
      await expectFingerFriendly(page)
      await useful.tap()
      await page.getByRole('button', { name: `Poproś: ${other}` }).tap()

      // The request is answered first: here with a price.
      await takeScreen(page, player, other)
      const offer = page.locator('.or-offer')
      await offer.getByRole('heading', { name: `${asking} prosi cię o przysługę` }).waitFor()
      await expectFingerFriendly(page)
      await offer.getByRole('button', { name: 'Podaj cenę' }).tap()
      const composer = page.locator('.ub-composer')
      await composer.getByRole('button', { name: 'Więcej: Tysiące kredytów' }).first().tap()
      await expectFingerFriendly(page)
      await composer.getByRole('button', { name: 'Zaproponuj' }).tap()

      // The screen passes back to the player who is about to roll. The bar says whose offer must be answered first.
      await takeScreen(page, player, asking)
      await offer.getByRole('heading', { name: `${other} proponuje ci układ` }).waitFor()
      expect((await player.settled()).prompt).toBe(`Odpowiedz na propozycję: ${other}.`)
      await offer.getByRole('button', { name: 'Przyjmij' }).tap()
      await expect.poll(() => movesOf(page, id)).toEqual(['askFavor', 'propose', 'accept'])
      await page.locator('.or-hand .ub-received').waitFor({ state: 'attached' })
      await expect
        .poll(async () => (await player.settled()).prompt)
        .toMatch(/^Masz już przysługę w tej turze\./)

      // The sheet says that only one favor per turn is allowed.
      await page.getByRole('button', { name: 'Układy i przysługi' }).tap()
      await page.locator('.ub-got').waitFor()
      expect(await page.locator('.ub-asking').count()).toBe(0)
      const before = await choicesOf(page, id)
      await page.getByRole('button', { name: 'Rzuć kośćmi' }).last().tap()
      await expect.poll(() => choicesOf(page, id)).toBeGreaterThan(before)
    }),
  )

  it(
    'pay with a debt token, which then lies with the player who helped',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      const id = await openRecord(page, beforeTest)
      const asking = await takeScreen(page, player)
      const other = asking === 'Ala' ? 'Olek' : 'Ala'
      await page.locator('.ub-useful').tap()
      await page.getByRole('button', { name: `Zapłać za nią: ${other}` }).tap()
      const composer = page.locator('.ub-composer')
      await composer.getByRole('button', { name: `żeton zobowiązania: ${asking}` }).tap()
      await composer.getByRole('button', { name: 'Zaproponuj' }).tap()
      await takeScreen(page, player, other)
      await page.locator('.or-offer').getByRole('button', { name: 'Przyjmij' }).tap()
      await expect.poll(() => movesOf(page, id)).toEqual(['propose', 'accept'])
      const plate = page.locator('.player').filter({ hasText: other })
      await expect
        .poll(() => plate.locator('.player-facts').textContent())
        .toContain('trzyma żeton zobowiązania')
    }),
  )

  it(
    'a player can switch the question before a roll off',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      const id = await openRecord(page, beforeTest)
      await takeScreen(page, player)
      const before = await choicesOf(page, id)
      await page.getByRole('button', { name: 'Pomijaj takie przerwy' }).tap()
      await expect.poll(() => choicesOf(page, id)).toBeGreaterThan(before)
    }),
  )
})

it(
  'a bot answers by itself whether it grants a favor',
  visiting({ lang: 'en' }, async ({ page }) => {
    const id = await openRecord(page, besideBot)
    await page.locator('.ub-useful').click()
    await page.getByRole('button', { name: 'Ask R4' }).click()
    await expect.poll(() => movesOf(page, id)).toEqual(['askFavor', expect.any(String)])
    // Whether the bot grants the favor, refuses it or asks a price, the page tells the person.
    await page.locator('.ub-got, .or-answered, .or-offer, .or-hand .ub-received').first().waitFor()
  }),
)

it(
  'a keyboard user who asks stays in the sheet, or goes to the moves once the sheet has closed',
  visiting({ lang: 'en' }, async ({ page }) => {
    const id = await openRecord(page, besideBot)
    await page.locator('.ub-useful').press('Enter')
    await page.getByRole('button', { name: 'Ask R4' }).press('Enter')
    const isThere = () =>
      page.evaluate(() => document.activeElement?.closest('.ub-deals, .dock-actions') instanceof HTMLElement)
    await expect.poll(isThere).toBe(true)
    await expect.poll(async () => (await movesOf(page, id)).length).toBe(2)
    await expect.poll(isThere).toBe(true)
  }),
)

/** The standing moves that people have made since the game was opened. */
async function movesOf(page: Page, id: string): Promise<string[]> {
  return (await entriesOf(page, id)).flatMap(({ move }) => move ?? [])
}

async function choicesOf(page: Page, id: string): Promise<number> {
  return (await entriesOf(page, id)).length
}

async function entriesOf(page: Page, id: string) {
  const kept = (await keptTables(page)).find((table) => table.id === id)
  return kept?.record.entries ?? []
}
