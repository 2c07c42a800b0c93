import { afterAll, describe, expect, it } from 'vitest'
import { aPerson, sitDownAt } from '../records.ts'
import { closeBrowser, visiting } from '../visiting.ts'
import { playerOf, turnWith } from './galaxies.ts'

afterAll(closeBrowser)

const people = [aPerson('Ala'), aPerson('Olek'), aPerson('Ewa')]

describe('three people at one screen, in Polish', () => {
  it(
    'take a round of turns and follows without a curtain, as all lies open but goals',
    visiting({ lang: 'pl', confirm: 'never' }, async ({ page }) => {
      const player = playerOf(page)
      await sitDownAt(page, turnWith('technology', 4, ...people))
      const before = (await player.settled()).choices
      const shown = page.locator('.tg-goals-shown')
      const looked = new Set<string>()
      for (let asked = await player.settled(); asked.choices < before + 12; asked = await player.settled()) {
        expect(asked.phase).toBe('live')
        const who = (await page.locator('.turn-bar').textContent()) ?? ''
        const [name] = people.flatMap((each) => (who.includes(each.name) ? [each.name] : []))
        looked.add(name ?? who)
        expect(await shown.count()).toBe(0)
        await player.choose()
      }
      expect([...looked].sort()).toEqual(['Ala', 'Ewa', 'Olek'])
    }),
  )

  it(
    'see their goals only while they hold the button down',
    visiting({ lang: 'pl' }, async ({ page }) => {
      const player = playerOf(page)
      await sitDownAt(page, turnWith('technology', 4, ...people))
      await player.settled()
      const look = page.locator('.tg-look')
      const shown = page.locator('.tg-goals-shown')
      await look.scrollIntoViewIfNeeded()
      await look.hover()
      await page.mouse.down()
      await shown.locator('.tg-goal').first().waitFor()
      await page.mouse.up()
      await expect.poll(() => shown.count()).toBe(0)
      await look.focus()
      await page.keyboard.down('Space')
      await shown.locator('.tg-goal').first().waitFor()
      await page.keyboard.up('Space')
      await expect.poll(() => shown.count()).toBe(0)
    }),
  )
})
