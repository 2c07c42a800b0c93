import { describe, expect, it } from 'vitest'
import { deckbuilding, gameCard } from '../game-card.ts'
import { focused, tabTo } from '../keys.ts'
import { Player, type Sight } from '../player.ts'
import { aBot, aPerson, duel, gameUntil, keptTables, openRecord } from '../records.ts'
import { bot, person } from '../visit.ts'
import { visiting } from '../visiting.ts'

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
      await expect.poll(() => page.title()).toMatch(/^● Ola: twój ruch/)

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

      /** Opens the list if it is folded, reads it, and chooses an option by its number. */
      async function byNumber(before: Sight): Promise<void> {
        if (before.buttons.length === 0) {
          await page.keyboard.press('1')
          await expect.poll(async () => (await buttons.count()) > 0 || (await isElse())).toBe(true)
          // The list has opened by itself meanwhile.
          if (await isElse()) return
        }
        const { choices, buttons: names } = await player.now()
        for (const name of names) read.add(name)
        await page.keyboard.press(String(1 + priorityOf(names, choices)))
        await expect.poll(isElse).toBe(true)

        async function isElse(): Promise<boolean> {
          const now = await player.now()
          return now.choices > before.choices || now.prompt !== before.prompt || now.phase !== 'live'
        }
      }
    }),
  )
})

describe('keys of the table', () => {
  it(
    'confirm, end the turn, skip ahead and take back, and the log is one stop',
    visiting({ still: false, pace: 'calm' }, async ({ page }) => {
      const player = new Player(page)
      const { keyboard } = page
      await openRecord(
        page,
        gameUntil(duel([aPerson('Ola'), aBot('Rivet')], { bases: 'secret' }), ({ seat }) => seat === 0),
      )
      const sight = await player.settled()
      for (const base of sight.lit.slice(0, 4)) await player.pick(base)
      await expect.poll(async () => (await player.now()).confirm).toBe('ready')
      await keyboard.press('c')
      await expect.poll(async () => (await player.now()).choices).toBeGreaterThan(sight.choices)

      await player.playOn(({ corner }) => corner?.startsWith('End turn') === true)
      const { choices } = await player.settled()
      // With cards in hand one press is not enough, and a key that is held down counts as one press.
      await keyboard.down('e')
      for (let times = 0; times < 5; times++) await keyboard.down('e')
      await keyboard.up('e')
      await expect.poll(async () => (await player.now()).isEndPrepared).toBe(true)
      await keyboard.press('e')
      await page.getByRole('button', { name: /^Skip ahead/ }).waitFor()
      // Each press is checked against the current state, because the bot goes on meanwhile.
      await expect
        .poll(async () => {
          await keyboard.press('s')
          return (await player.now()).isAsked
        })
        .toBe(true)
      const after = await player.settled()
      expect(after.choices).toBeGreaterThan(choices)

      const stops = page.locator('.log :is(a, button):not([tabindex="-1"])')
      await expect.poll(() => stops.count()).toBeLessThanOrEqual(1)
      await keyboard.press('u')
      await expect.poll(async () => (await player.now()).choices).toBeLessThan(after.choices)
    }),
  )
})

/** Whether the question asks for one option of a list: gathered or counted picks are confirmed with Enter. */
function hasList({ confirm, lit, buttons }: Sight): boolean {
  return confirm === null && lit.length + buttons.length > 0
}

/** The priority of a number key: cards are played first, then the base is attacked; the rest in order. */
function priorityOf(names: readonly string[], turn: number): number {
  const places = [/^Zagraj: /, /^Zaatakuj bazę: /].map((words) => names.findIndex((name) => words.test(name)))
  return places.find((place) => place >= 0 && place < 9) ?? turn % Math.min(9, names.length)
}
