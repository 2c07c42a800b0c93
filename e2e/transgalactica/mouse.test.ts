import { describe, expect, it } from 'vitest'
import { bundle } from '../../games/transgalactica/index.ts'
import { verify } from '../../kernel/index.ts'
import { gameCard, transgalactica } from '../game-card.ts'
import { aBot, aPerson, keptTables, openRecord } from '../records.ts'
import { visiting } from '../visiting.ts'
import { nearlyOver, playerOf } from './galaxies.ts'

describe('a game against bots with the mouse, in English', () => {
  it(
    'begins with a draft and an income, and the first captain is placed',
    visiting({ chance: 2, offline: true }, async ({ page }) => {
      const player = playerOf(page)
      await gameCard(page, transgalactica)
        .getByRole('button', { name: /Play now/ })
        .click()
      const prompts: string[] = []
      await player.playOn(({ prompt, phase }) => {
        expect(phase).toBe('live')
        prompts.push(prompt)
        return prompt.startsWith('Your turn')
      })
      expect(prompts[0]).toMatch(/wealth|ability/)

      await player.touchFirst('area')
      await page.locator('.tg-area[data-picked]').waitFor()
      const [area] = (await player.now()).picked
      expect(area).toMatch(/^area:/)
      await player.choose()
      const [kept] = await keptTables(page)
      const picks = kept?.record.entries.flatMap((entry) =>
        typeof entry.picks === 'number' ? [] : entry.picks,
      )
      expect(picks).toContain(area?.slice('area:'.length))
    }),
  )

  it(
    'is played to its end, and the result tells where the points came from',
    visiting({ confirm: 'never' }, async ({ page }) => {
      const record = nearlyOver(aPerson('Ola'), aBot('Rivet'))
      const id = await openRecord(page, record)
      await playerOf(page).playOn()
      const result = page.getByRole('region', { name: 'Result' })
      await result.getByRole('heading', { name: /^(Ola|Rivet) wins!$/ }).waitFor()
      const names = ['Ola', 'Rivet']
      await expect
        .poll(async () => (await result.getByRole('columnheader').allTextContents()).toSorted())
        .toEqual(names)
      const rows = await result.getByRole('row').allTextContents()
      expect(rows.some((row) => row.startsWith('Technology cards'))).toBe(true)
      expect(rows[1]).toMatch(/^Total\d+$/)
      const kept = (await keptTables(page)).find((table) => table.id === id) ?? expect.fail('nothing kept')
      expect(verify(bundle.game, kept.record)).toMatchObject({ ok: true, opened: true })
      expect(kept.record.outcome?.winners.length).toBeGreaterThan(0)
    }),
  )
})
