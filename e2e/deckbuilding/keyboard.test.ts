import { afterAll, describe, expect, it } from 'vitest'
import { deckbuilding, gameCard } from '../game-card.ts'
import { focused, tabTo } from '../keys.ts'
import { Player, type Sight } from '../player.ts'
import { keptTables } from '../records.ts'
import { bot, person } from '../visit.ts'
import { closeBrowser, visiting } from '../visiting.ts'

afterAll(closeBrowser)

const seating = { at: deckbuilding, seats: [person('Ola'), bot], options: { length: '2' } }

describe('a whole duel with the keyboard alone, in Polish', () => {
  it(
    'goes from the bar to the result by number keys, Tab and Enter',
    visiting({ lang: 'pl', chance: 5, seating }, async ({ page }) => {
      const player = new Player(page, 'keys')
      const buttons = page.getByRole('region', { name: 'Co możesz zrobić' }).locator('.action')
      const read = new Set<string>()

      await tabTo(page, gameCard(page, deckbuilding).locator('.play-link.lit'))
      expect(await focused(page)).toMatch(/Graj od razu/)
      await page.keyboard.press('Enter')
      await player.settled()
      expect(await page.title()).toMatch(/^● Ola: twój ruch/)

      let sight = await player.settled()
      for (let answers = 0; sight.phase === 'live'; answers++) {
        if (answers % 4 === 0 || !hasList(sight)) await player.choose()
        else await byNumber(sight)
        sight = await player.settled()
      }
      expect(sight.phase).toBe('over')
      await expect.poll(() => focused(page)).toMatch(/Wygrywa/)
      const said = [...read].join('\n')
      for (const words of [/^Zagraj: /m, /^Kup za \d: /m, /^Zaatakuj/m]) expect(said).toMatch(words)
      const [kept] = await keptTables(page)
      expect(kept?.record.outcome?.winners).toHaveLength(1)

      /** Opens the list where it is folded, reads it, and takes one by its number. */
      async function byNumber(before: Sight): Promise<void> {
        if (before.buttons.length === 0) {
          await page.keyboard.press('1')
          await buttons.first().waitFor()
        }
        const { choices, prompt, buttons: names } = await player.now()
        for (const name of names) read.add(name)
        await page.keyboard.press(String(1 + wanted(names, choices)))
        await expect.poll(async () => isElse(await player.now())).toBe(true)

        function isElse(now: Sight): boolean {
          return now.choices > choices || now.prompt !== prompt || now.phase !== 'live'
        }
      }
    }),
  )
})

/** Whether one answer is to be chosen out of a list: what is gathered or counted is confirmed with Enter. */
function hasList({ confirm, lit, buttons }: Sight): boolean {
  return confirm === null && lit.length + buttons.length > 0
}

/** A number key's place: cards are played first, then the base is attacked; the rest as it comes. */
function wanted(names: readonly string[], turn: number): number {
  const places = [/^Zagraj: /, /^Zaatakuj bazę: /].map((words) => names.findIndex((name) => words.test(name)))
  return places.find((place) => place >= 0 && place < 9) ?? turn % Math.min(9, names.length)
}
