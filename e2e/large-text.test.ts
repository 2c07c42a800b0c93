import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { at } from '../kernel/index.ts'
import { expectFingerFriendly } from './fingers.ts'
import { Player } from './player.ts'
import { aBot, aPerson, duel, galaxy, gameUntil, openRecord, race } from './records.ts'
import { visiting } from './visiting.ts'

const raced = gameUntil(
  race(aPerson('Ola'), aBot('Nit'), aBot('Iskra')),
  ({ seat, kind }, { entries }) => seat === 0 && kind === 'playCard' && entries.length > 20,
)
const fought = gameUntil(duel([aPerson('Ola'), aBot('Nit')]), ({ seat, kind }, { position }) => {
  const { ships, units } = position
  return seat === 0 && kind === 'act' && at(ships, 0).length > 0 && at(units, 0).length > 0
})

describe.each(['pl', 'en'] as const)('the largest text on a phone (%s)', (lang) => {
  it(
    'leaves room for the whole board',
    visiting({ lang, screen: 'phone', textSize: 'largest' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      for (const record of [raced, fought]) {
        await openRecord(page, record)
        await player.settled()
        await expect.poll(() => scrolled(page), { message: record.game }).toEqual([])
        await expectFingerFriendly(page)
      }
    }),
  )

  it(
    'leaves the curtain in sight, however much has just happened',
    visiting({ lang, screen: 'phone', textSize: 'largest' }, async ({ page }) => {
      const people = ['Ala', 'Olek', 'Ewa', 'Bartosz', 'Karolina'].map(aPerson)
      await openRecord(
        page,
        gameUntil(galaxy(...people), ({ kind }) => kind === 'chooseGoal'),
      )
      await page.locator('.curtain h2').waitFor()
      await expect.poll(() => isCurtainInSight(page)).toBe(true)
    }),
  )
})

/** Whether its heading lies below the bar. */
function isCurtainInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [heading, bar] = ['.curtain h2', '.turn-bar'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    )
    return heading !== undefined && bar !== undefined && heading.top > bar.bottom
  })
}

/** The parts of the board that contain more than is visible. */
function scrolled(page: Page): Promise<string[]> {
  return page
    .locator('.table-board, .db-table')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map((element) => `${element.className}: ${element.scrollHeight} in ${element.clientHeight}`),
    )
}
