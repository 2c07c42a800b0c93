import { afterAll, describe, expect, it } from 'vitest'
import { fitsFingers } from '../fingers.ts'
import { aBot, aPerson, sitDownAt } from '../records.ts'
import { closeBrowser, visiting } from '../visiting.ts'
import { mayFollow, maySettle, picksSince, playerOf, turnWith } from './galaxies.ts'

afterAll(closeBrowser)

const seats = [aPerson('Ola'), aBot('Nit'), aBot('Iskra')]

describe('on a phone of 360 by 640, in Polish, with a finger', () => {
  it(
    'a captain is placed and the action answered part by part',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      const player = playerOf(page, 'finger')
      const record = turnWith('politics', 2, ...seats)
      const id = await sitDownAt(page, record)
      await player.settled()
      await fitsFingers(page)
      const held = await player.touchThing('area:politics')
      if (held.answers.length === 0) await player.touchThing('area:politics', held)
      await page.locator('[data-part="way"] [data-answer]').first().waitFor()
      await fitsFingers(page)
      await player.choose()
      await expect.poll(() => picksSince(page, id, record)).toContain('politics')
    }),
  )

  it(
    'somebody is followed',
    visiting({ lang: 'pl', screen: 'phone', confirm: 'never' }, async ({ page }) => {
      const player = playerOf(page, 'finger')
      const record = mayFollow(...seats)
      const id = await sitDownAt(page, record)
      await player.settled()
      await player.touchFirst('area')
      await fitsFingers(page)
      await player.choose()
      await expect.poll(() => picksSince(page, id, record)).toContain('follow')
    }),
  )

  it(
    'an outpost is placed on the map',
    visiting({ lang: 'pl', screen: 'phone', confirm: 'never' }, async ({ page }) => {
      const player = playerOf(page, 'finger')
      const { record, space } = maySettle(...seats)
      const id = await sitDownAt(page, record)
      const { choices } = await player.settled()
      await fitsFingers(page)
      const touched = await player.touchThing(space)
      if (touched.choices === choices) await player.choose()
      await expect.poll(() => picksSince(page, id, record)).toContainEqual(expect.stringMatching(/^settle/))
    }),
  )
})
