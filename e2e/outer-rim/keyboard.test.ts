import { describe, expect, it } from 'vitest'
import { planets } from '../../games/outer-rim/content/names.ts'
import { at } from '../../kernel/index.ts'
import { focused, tabTo } from '../keys.ts'
import { Player } from '../player.ts'
import { aPerson, gameUntil, keptTables, openRecord, rim, theAi } from '../records.ts'
import { visiting } from '../visiting.ts'

const alone = rim([aPerson('Ola'), theAi])
const planning = gameUntil(alone, ({ kind }) => kind === 'plan')
const testing = gameUntil(alone, ({ kind }) => kind === 'useInTest')

describe('a turn with the keyboard alone', () => {
  it(
    'goes from the space to move to over actions to an encounter',
    visiting({ confirm: 'never' }, async ({ page }) => {
      const player = new Player(page, 'keys')
      const id = await openRecord(page, planning)
      const { lit } = await player.settled()
      // Between planets there is nothing to do in the action phase: it ends by itself.
      const goal =
        lit.findLast((thing) => planets.some((planet) => thing === `space:${planet}`)) ??
        expect.fail('nowhere to go')
      await tabTo(page, page.locator(`.or-space[data-thing="${goal}"]`))
      expect(await focused(page)).toMatch(/, \d+ spaces?/)
      await page.keyboard.press('Enter')
      await expect.poll(() => picksOf(id)).toContain(`move-${goal.slice('space:'.length)}`)

      const prompts = new Set<string>()
      await player.playOn(({ prompt }) => {
        const isNextTurn = prompt.startsWith('Planning') && prompts.size > 0
        prompts.add(prompt)
        return isNextTurn
      })
      expect([...prompts]).toContainEqual(expect.stringMatching(/^Action phase/))
      const picks = (await picksOf(id)).slice(planning.entries.length)
      expect(picks).toContainEqual(expect.stringMatching(/^(space$|contact-|patrol-|job-|bounty-)/))

      async function picksOf(table: string) {
        const kept = (await keptTables(page)).find((each) => each.id === table)
        return kept?.record.entries.flatMap(({ picks }) => (typeof picks === 'number' ? [] : picks)) ?? []
      }
    }),
  )

  it(
    'uses an ability at a test by its button, and the chart is moved with keys',
    visiting({ confirm: 'never' }, async ({ page }) => {
      const player = new Player(page, 'keys')
      const id = await openRecord(page, testing)
      const asked = await player.settled()
      const dice = page.getByRole('region', { name: /test|Test/ })
      await tabTo(page, dice.locator('.or-choices .button').first())
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await player.now()).choices).toBeGreaterThan(asked.choices)
      const kept = (await keptTables(page)).find((each) => each.id === id)
      expect(at(kept?.record.entries ?? [], testing.entries.length).picks).toEqual([
        expect.stringMatching(/^(use|secret)-|^pass$/),
      ])

      await player.settled()
      const chart = page.getByRole('region', { name: 'Star chart' })
      await tabTo(page, chart)
      const scale = () =>
        page
          .locator('.pan-zoom-content')
          .evaluate((content) => new DOMMatrix(getComputedStyle(content).transform).a)
      const before = await scale()
      await page.keyboard.press('+')
      await expect.poll(scale).toBeGreaterThan(before)
      await page.keyboard.press('0')
      await expect.poll(scale).toBe(before)
    }),
  )
})
