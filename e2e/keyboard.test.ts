import { describe, expect, it } from 'vitest'
import { gameCard, superTeams } from './game-card.ts'
import { focused, tabTo } from './keys.ts'
import { plain } from './plain.ts'
import { Player } from './player.ts'
import { bot, person } from './visit.ts'
import { visiting } from './visiting.ts'

/** A game for three is shorter than one for two. */
const seating = { at: superTeams, seats: [person('Ola'), bot, bot], options: {} }

describe('a whole game with the keyboard alone, in Polish', () => {
  it(
    'goes from the bar to the result without a mouse',
    visiting({ lang: 'pl', chance: 2, seating }, async ({ page }) => {
      const player = new Player(page, 'keys')
      const buttons = page.getByRole('region', { name: 'Co możesz zrobić' }).locator('.action')

      await tabTo(page, gameCard(page, superTeams).locator('.play-link.lit'))
      expect(await focused(page)).toMatch(/Graj od razu/)
      await page.keyboard.press('Enter')
      await player.settled()
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl')
      await expect.poll(() => page.title()).toMatch(/^● .+: twój ruch/)

      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Skróty klawiszowe' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      const read = new Set<string>()
      let sight = await player.settled()
      for (; sight.phase === 'live'; sight = await player.settled()) {
        expect(sight.prompt).toMatch(/drużynę|kartę ruchu|kartę bonusu|Podwójne pole|Holowanie/)
        // Every third choice is made by moving the focus from thing to thing.
        if (sight.choices % 3 > 0) await byNumber(sight.choices)
        else await player.choose()
      }
      expect(sight.phase).toBe('over')
      expect([...read].join('\n')).toMatch(/^(czerwona|zielona|czarna|żółta) [1-6]: .* \d+ → \d+$/m)
      await expect.poll(() => focused(page)).toMatch(/Wygrywa|Wspólne zwycięstwo/)

      await page.keyboard.press('Tab')
      await expect.poll(() => focused(page)).toBe('Zamknij')
      await tabTo(page, page.getByRole('button', { name: 'Jeszcze raz', exact: true }))
      await page.keyboard.press('Enter')
      await page.getByRole('region', { name: 'Wynik' }).waitFor({ state: 'detached' })
      expect((await player.settled()).choices).toBeLessThan(5)

      /** Opens the list if it is folded, reads it, and chooses an option by its number. */
      async function byNumber(choices: number): Promise<void> {
        if ((await buttons.count()) === 0) {
          await page.keyboard.press('1')
          await expect.poll(async () => (await buttons.count()) > 0 || (await isMade())).toBe(true)
          // The list has opened by itself meanwhile.
          if (await isMade()) return
        }
        const names = (await buttons.allInnerTexts()).map(plain)
        for (const name of names) read.add(name.replace(/^\d\s+/, ''))
        await page.keyboard.press(String(1 + (choices % Math.min(9, names.length))))
        await expect.poll(isMade).toBe(true)

        async function isMade(): Promise<boolean> {
          return (await player.now()).choices > choices
        }
      }
    }),
  )
})
