import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { placesAfterMoving } from '../../games/transgalactica/rules/actions/exploration.ts'
import { holdOf } from '../../games/transgalactica/rules/costs/hold.ts'
import { maySettle, USUAL_TERMS } from '../../games/transgalactica/rules/map/outposts.ts'
import type { GameRecord } from '../../kernel/index.ts'
import { aBot, aPerson, galaxy, gameUntil, openRecord } from '../records.ts'
import { visiting } from '../visiting.ts'
import { picksSince, turnWith } from './galaxies.ts'

const seats = [aPerson('Ola'), aBot('Nit'), aBot('Iskra')]

/** A main exploration of the first seat in which it can fly to a space and place an outpost there. */
function maySettleAfterFlight(): { readonly record: GameRecord; readonly space: number } {
  let space = -1
  const record = gameUntil(galaxy(...seats), ({ kind, seat, options }, { position }) => {
    if (kind !== 'explore' || seat !== 0 || !placesAfterMoving(position, 0, 0)) return false
    const settled = options.find(({ id, facts }) => {
      const [price, to] = [Number(facts?.['energy']), Number(facts?.['space'])]
      const hold = holdOf(position, 0).map((count, good) => (good === 0 ? count - price : count))
      return id.startsWith('move-') && maySettle(position, 0, to, USUAL_TERMS, hold)
    })
    space = Number(settled?.facts?.['space'] ?? -1)
    return space >= 0
  })
  return { record, space }
}

/** The bots may already have answered when the saved table is read. */
async function firstPicks(page: Page, id: string, record: GameRecord, count: number) {
  return (await picksSince(page, id, record)).slice(0, count)
}

const tap = async (page: Page, what: string) => {
  const found = page.locator(what).first()
  await found.waitFor()
  // The map glides to the reachable spaces. Playwright clicks when the element has stopped moving.
  await found.click()
}

describe.each(['desk', 'phone'] as const)('with few touches, at a %s', (screen) => {
  it(
    'a space is flown to, paid for and settled with two touches',
    visiting({ screen, lang: 'pl' }, async ({ page }) => {
      const { record, space } = maySettleAfterFlight()
      const id = await openRecord(page, record)
      await tap(page, `.tg-tile[data-thing="space:${space}"]`)
      await tap(page, '.tg-plan [data-answer="plan"]')
      const flights = async () =>
        (await picksSince(page, id, record)).filter((pick) => /^(move|settle)/.test(pick)).slice(0, 2)
      await expect.poll(flights).toEqual([expect.stringMatching(/^move-/), 'settle'])
    }),
  )

  it(
    'a track is advanced on with two touches',
    visiting({ screen, lang: 'en' }, async ({ page }) => {
      const record = turnWith('technology', 2, ...seats)
      const id = await openRecord(page, record)
      await tap(page, '.tg-area[data-thing="area:technology"]')
      await tap(page, '[data-part="way"] [data-answer="advanceTwo"]')
      await expect.poll(() => firstPicks(page, id, record, 2)).toEqual(['technology', 'way=advanceTwo'])
    }),
  )

  it(
    'an exploration begins with one touch, as any other action that asks something more',
    visiting({ screen, lang: 'en' }, async ({ page }) => {
      const record = turnWith('exploration', 2, ...seats)
      const id = await openRecord(page, record)
      await tap(page, '.tg-area[data-thing="area:exploration"]')
      await expect.poll(() => firstPicks(page, id, record, 1)).toEqual(['exploration'])
    }),
  )

  it(
    'a pass with captains at home takes a second touch and says what is left',
    visiting({ screen, lang: 'pl' }, async ({ page }) => {
      const record = turnWith('technology', 2, ...seats)
      const id = await openRecord(page, record)
      const pass = page.locator('.dock-pass .button')
      await pass.click()
      await page.locator('.dock-pass .button[data-prepared]').waitFor()
      expect(await pass.textContent()).toMatch(/Spasuj.*kapitan/)
      expect(await picksSince(page, id, record)).toEqual([])
      await pass.click()
      await expect.poll(() => firstPicks(page, id, record, 1)).toEqual(['pass'])
    }),
  )
})
