import { describe, it } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { aBot, aPerson, openRecord } from '../records.ts'
import { visiting } from '../visiting.ts'
import { mayFollow, playerOf, turnWith } from './galaxies.ts'

const seats = [aPerson('Ola'), aBot('Nit'), aBot('Iskra')]

describe.each(['desk', 'phone'] as const)('the table at a %s', (screen) => {
  it(
    'is accessible with an action taken up, at its parts and where another player may follow',
    visiting({ lang: 'pl', screen, confirm: 'always' }, async ({ page }) => {
      const player = playerOf(page, screen === 'phone' ? 'finger' : 'mouse')
      await openRecord(page, turnWith('mining', 3, ...seats))
      await player.settled()
      await player.touchThing('area:mining')
      await expectAccessible(page, 'action taken up')
      await openRecord(page, turnWith('politics', 4, ...seats))
      await player.settled()
      await player.touchThing('area:politics')
      await page.locator('[data-part="way"] [data-answer]').first().waitFor()
      await expectAccessible(page, 'parts of the action')
      await openRecord(page, mayFollow(...seats))
      await player.settled()
      await expectAccessible(page, 'follow')
    }),
  )
})
