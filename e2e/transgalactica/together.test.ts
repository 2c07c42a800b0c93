import { describe, expect, it } from 'vitest'
import { aPerson, openRecord } from '../records.ts'
import { visiting } from '../visiting.ts'
import { mayFollow, nearlyOver, playerOf, turnWith } from './galaxies.ts'

const people = [aPerson('Ala'), aPerson('Olek'), aPerson('Ewa')]

describe('three people at one screen, in Polish', () => {
  it(
    'place their last captains without a curtain, as all lies open but goals: those are chosen behind one',
    visiting({ lang: 'pl', confirm: 'never' }, async ({ page }) => {
      const player = playerOf(page)
      await openRecord(page, nearlyOver(...people))
      const [asked, chose] = [new Set<string>(), new Set<string>()]
      let curtains = 0
      let isFresh = false
      const end = await player.playOn(async ({ phase, prompt }) => {
        const isCurtain = phase === 'curtain'
        if (isCurtain) {
          curtains++
          expect(await page.locator('.tg-goal').count()).toBe(0)
        } else {
          const bar = (await page.locator('.turn-bar').textContent()) ?? ''
          const isGoal = prompt.includes('kartę celu')
          for (const { name } of people) if (bar.includes(name)) (isGoal ? chose : asked).add(name)
          if (isFresh) expect(prompt).toContain('kartę celu')
        }
        isFresh = isCurtain
        return false
      })
      expect(end.phase).toBe('over')
      expect([...asked].sort()).toEqual(['Ala', 'Ewa', 'Olek'])
      expect([...chose].sort()).toEqual(['Ala', 'Ewa', 'Olek'])
      expect(curtains).toBe(people.length)
    }),
  )

  it(
    'see their goals only while they hold the button down',
    visiting({ lang: 'pl' }, async ({ page }) => {
      const player = playerOf(page)
      await openRecord(page, turnWith('technology', 4, ...people))
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

  it(
    'do not see the next one’s goals with a button that is still held down when the screen is passed on',
    visiting({ lang: 'pl', confirm: 'never' }, async ({ page }) => {
      await openRecord(page, mayFollow(...people))
      await playerOf(page).settled()
      const bar = page.locator('.turn-bar')
      const look = page.locator('.tg-look')
      const shown = page.locator('.tg-goals-shown')
      expect(await bar.textContent()).toMatch(/^Ala/)
      await look.scrollIntoViewIfNeeded()
      await look.hover()
      await page.mouse.down()
      await shown.waitFor()
      // Holding the key that declines shows the options. Any key that is released hides them.
      await page.keyboard.down('e')
      await expect.poll(() => bar.textContent()).toMatch(/^(?:Olek|Ewa)/)
      await look.waitFor()
      expect(await shown.count()).toBe(0)
    }),
  )
})
