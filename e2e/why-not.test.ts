import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { PresentedDecision } from '../kernel/index.ts'
import { Player } from './player.ts'
import { aBot, aPerson, duel, galaxy, gameUntil, openRecord, race, rim, unfinished } from './records.ts'
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
      await openRecord(page, record)
      await new Player(page).settled()

      await page.locator(`[data-flight] [data-thing="${ship}"]`).click()
      const sentence = /None\sof\syour\s\d\scards?\scan\smove\s.*:\sit\sneeds\sa\s\w+\scard\./
      const says = page.locator('.reader-why').filter({ hasText: sentence })
      await says.getByRole('link').click()
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

const ala = [aPerson('Ala'), aBot('Nit')] as const
const tables = {
  'Super Teams': () => gameUntil(race(...ala), (asked) => asked.seat === 0 && asked.kind === 'playCard'),
  'the Deckbuilding Game': () =>
    gameUntil(
      duel(ala),
      ({ seat, kind, options }, { entries }) =>
        seat === 0 && kind === 'act' && options.length > 1 && entries.length > 20,
    ),
  'Outer Rim': () =>
    gameUntil(
      rim(ala),
      (asked, { entries }) => asked.seat === 0 && asked.kind === 'plan' && entries.length > 30,
    ),
  'Unfinished Business': () =>
    gameUntil(
      unfinished(ala),
      ({ seat, kind, options }, { entries }) =>
        seat === 0 && kind === 'act' && options.length > 1 && entries.length > 30,
    ),
  Transgalactica: () =>
    gameUntil(
      galaxy(...ala),
      (asked, { entries }) => asked.seat === 0 && asked.kind === 'turn' && entries.length > 30,
    ),
} as const

describe.each(Object.entries(tables))('what is not lit in %s', (_, laid) => {
  it.each(['desk', 'phone'] as const)('is read with the reason below it: %s', (screen) =>
    visiting({ screen, lang: screen === 'desk' ? 'en' : 'pl' }, async ({ page }) => {
      await openRecord(page, laid())
      await new Player(page, screen === 'desk' ? 'mouse' : 'finger').settled()
      for (const thing of await oneOfEachKind(page)) {
        await page.locator(`.table [data-thing="${thing}"]`).first().press('Enter')
        // The name comes first, then the reason why it cannot be chosen, visible and politely worded. For a market
        // card, the market shows the reason.
        const inMarket = thing.startsWith('market:') ? ', .or-market-foot .or-why' : ''
        const why = page.locator(`.reader[data-shown] .reader-why${inMarket}`).first()
        const isTold = (text: string | null) =>
          text !== null && /\S\./.test(text) && !uninformative.test(text)
        await expect.poll(async () => isTold(await why.textContent()), { message: thing }).toBe(true)
        const text = await why.textContent()
        expect(await why.evaluate(isInSight), `${thing}: ${text}`).toBe(true)
        expect(await page.locator('.hands-notice-text').count(), thing).toBe(0)
        await page.keyboard.press('Escape')
        await page.locator('.reader[data-shown]').waitFor({ state: 'detached' })
      }
    })(),
  )
})

/** Texts that tell a player nothing. */
const uninformative = /Not now|Nie teraz|only what glows|tylko to, co świeci/

/** One unlit thing of each kind. Piles that show their count are left out, because they have no other text. */
function oneOfEachKind(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = [...document.querySelectorAll<HTMLElement>('.table [data-thing]:not([data-lit])')]
    const things = drawn.filter((one) => one.checkVisibility()).map(({ dataset }) => dataset['thing'] ?? '')
    const opens = /^(pile|deck|discard|sheet|galaxy|exiled|baseDeck|victory|good):/
    const kinds = new Map(
      things.filter((thing) => !opens.test(thing)).map((thing) => [thing.split(':')[0], thing]),
    )
    return [...kinds.values()]
  })
}

/** Runs in the page. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return (
    top >= 0 &&
    bottom <= window.innerHeight + 1 &&
    (at === null || element.contains(at) || at.contains(element))
  )
}
