import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fingerprintOf } from '../kernel/index.ts'
import { Player } from './player.ts'
import { aBot, aPerson, duel, finishedGame, galaxy, gameUntil, openRecord, race } from './records.ts'
import { visiting } from './visiting.ts'

const ended = finishedGame(race(aPerson('Ala'), aBot('Rivet'), aBot('Ember')))
const fought = finishedGame(duel([aPerson('Ala'), aBot('Rivet')]))
const longest = finishedGame(galaxy(aPerson('Ala'), aBot('Rivet')))
const together = race(aPerson('Ala'), aPerson('Olek'))
const { length: choices } = finishedGame(together).entries
const nearlyOver = gameUntil(together, (_, { entries }) => entries.length === choices - 2)

describe.each(['desk', 'phone', 'landscape'] as const)('the result at a %s', (screen) => {
  it(
    'tells how it went, leads to the turning point, and makes way for the board',
    visiting({ screen }, async ({ page }) => {
      await openRecord(page, fought)
      const result = page.getByRole('region', { name: 'Result' })
      await result
        .getByRole('img', { name: /^Damage to bases over \d+ turns\. At the end: Ala \d+/ })
        .waitFor()
      await openRecord(page, ended)
      await result.getByRole('img', { name: /^Spaces flown over \d+ turns\. At the end: Ala \d+/ }).waitFor()
      await result.getByText('All numbers').click()
      await expect.poll(() => result.getByRole('table').getByRole('row').count()).toBeGreaterThan(20)
      await result.getByText(`Fingerprint of the game: ${fingerprintOf(ended)}`).waitFor()
      await expect.poll(() => sidesExceeded(page, '.result')).toEqual([])

      await page.keyboard.press('Escape')
      await result.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Result' }).click()
      await result.getByRole('button', { name: 'Close' }).click()
      await result.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Result' }).click()

      await result.getByText(/^Turning point, turn \d+:$/).waitFor()
      const rise = /’s chances rose from \d+% to \d+%/
      await result.getByText(rise).getByRole('link', { name: 'See that move' }).click()
      await page.getByRole('heading', { name: 'Replay: Super Teams' }).waitFor()
      await page.getByText(/^Choice\s\d+\sof\s\d+$/).waitFor()
    }),
  )
})

describe.each(['desk', 'phone', 'landscape'] as const)('the longest result at a %s', (screen) => {
  it(
    'has the way to the next game in sight',
    visiting({ screen }, async ({ page }) => {
      await openRecord(page, longest)
      const result = page.getByRole('region', { name: 'Result' })
      await result.getByRole('img', { name: /^Victory points over/ }).waitFor()
      const again = result.getByRole('button', { name: 'Play again', exact: true })
      const isInSight = () =>
        again.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect()
          const middle = document.elementFromPoint(left + width / 2, top + height / 2)
          return top + height <= innerHeight && button.contains(middle)
        })
      await expect.poll(isInSight).toBe(true)
      await result.getByText(/^Fingerprint of the game/).scrollIntoViewIfNeeded()
      expect(await isInSight()).toBe(true)
    }),
  )
})

describe('a victory', () => {
  it(
    'is celebrated where movement is wanted, in nobody’s way',
    visiting({ still: false, pace: 'normal' }, async ({ page }) => {
      await playToTheEnd(page)
      await page.locator('.celebration').waitFor()
      await page.getByRole('button', { name: 'Look at the board' }).click()
      await page.getByRole('region', { name: 'Result' }).waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('.celebration').count()).toBe(0)
    }),
  )

  it(
    'is told without movement where none is wanted',
    visiting({}, async ({ page }) => {
      await playToTheEnd(page)
      expect(await page.locator('.celebration').count()).toBe(0)
    }),
  )
})

async function playToTheEnd(page: Page): Promise<void> {
  await openRecord(page, nearlyOver)
  // The element it closes now is not the result to come.
  await page.keyboard.press('Escape')
  await new Player(page).playOn()
  await page.getByRole('region', { name: 'Result' }).waitFor()
}

/** The sides of the screen beyond which something extends; `within`, if it can be scrolled sideways. */
function sidesExceeded(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect()
    const sides = {
      left: left < 0,
      top: top < 0,
      right: right > innerWidth,
      bottom: bottom > innerHeight,
      within: box.scrollWidth > box.clientWidth,
    }
    return Object.entries(sides).flatMap(([side, isBeyond]) => (isBeyond ? [side] : []))
  })
}
