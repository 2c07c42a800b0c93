import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bundle } from '../../games/unfinished-business/index.ts'
import { verify } from '../../kernel/index.ts'
import { Player } from '../player.ts'
import { keptTables, openRecord } from '../records.ts'
import { visiting } from '../visiting.ts'
import { confrontation, hunterNearlyWins, lastGoal } from './meeting.ts'

async function recordOf(page: Page, id: string) {
  const kept = (await keptTables(page)).find((table) => table.id === id)
  return kept?.record ?? expect.fail('nothing kept')
}

describe('alone against a bounty hunter', () => {
  it(
    'its turn is told by its card, line by line, and the game is played to its end',
    visiting({ confirm: 'never' }, async ({ page }) => {
      const player = new Player(page)
      const id = await openRecord(page, hunterNearlyWins())
      await player.playOn()
      const result = page.getByRole('region', { name: 'Result' })
      await result.getByRole('heading', { name: /^(Ola|AI) wins!$/ }).waitFor()
      const record = await recordOf(page, id)
      expect(verify(bundle.game, record)).toMatchObject({ ok: true, opened: true })
      expect(record.outcome?.winners).toHaveLength(1)
      expect((await player.log()).join(' ')).toMatch(/Bounty hunter AI card|AI card: Bossk/)
    }),
  )
})

describe('two people with ambitions at one phone, in Polish', () => {
  it(
    'the final goal is among the encounters, and wins',
    visiting({ lang: 'pl', screen: 'phone', confirm: 'never' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      const id = await openRecord(page, lastGoal())
      if ((await player.settled()).phase === 'curtain') await player.liftCurtain()
      await player.settled()
      await player.touch(page.locator('.game-panel [data-answer="goal-final"]'))
      await page.getByRole('region', { name: 'Wynik' }).waitFor()
      const record = await recordOf(page, id)
      expect(record.entries.at(-1)?.picks).toEqual(['goal-final'])
      expect(verify(bundle.game, record)).toMatchObject({ ok: true, opened: true })
      expect(record.outcome?.winners).toHaveLength(1)
    }),
  )
})

describe('two people with ambitions at a desk', () => {
  it(
    'the sheet glows where one of its encounters can be had',
    visiting({ confirm: 'never' }, async ({ page }) => {
      const player = new Player(page)
      const id = await openRecord(page, lastGoal())
      if ((await player.settled()).phase === 'curtain') await player.liftCurtain()
      const asked = await player.settled()
      const sheet = asked.lit.find((thing) => thing.startsWith('source:')) ?? expect.fail('no sheet is lit')
      await page.locator(`.ub-plate[data-thing="${sheet}"]`).waitFor()
      await player.touch(page.locator('.game-panel [data-answer="goal-final"]'))
      await page.getByRole('region', { name: 'Result' }).waitFor()
      expect((await recordOf(page, id)).entries.at(-1)?.picks).toEqual(['goal-final'])
    }),
  )
})

describe('two people at one screen', () => {
  it(
    'a confrontational job shows both sides, and both roll for it',
    visiting({ confirm: 'never' }, async ({ page }) => {
      const player = new Player(page)
      const id = await openRecord(page, confrontation())
      if ((await player.settled()).phase === 'curtain') await player.liftCurtain()
      await player.settled()
      await page
        .locator('.game-panel [data-answer]')
        .filter({ hasText: /Honest Robbery|Snatch and Grab/ })
        .first()
        .click()
      // Favors are in use: each of the two players could ask for one before they roll.
      const sides = page.locator('.ub-job').first()
      await sides.getByText('Ala').first().waitFor()
      await sides.getByText('Olek').first().waitFor()
      await expect.poll(() => sides.textContent()).toMatch(/Confrontational job.*Ala.*%.*Olek.*%/)
      const before = (await player.settled()).choices
      await player.playOn(async () => {
        const { entries } = await recordOf(page, id)
        return entries.length > before + 6
      })
      const log = (await player.log()).join(' ')
      expect(log).toMatch(/Ala/)
      expect(log).toMatch(/Olek/)
      expect(verify(bundle.game, await recordOf(page, id))).toMatchObject({ ok: true })
    }),
  )
})

describe('two people at one phone, in Polish', () => {
  it(
    'a job is read from its beginning, however far down the list it was chosen',
    visiting({ lang: 'pl', screen: 'phone', confirm: 'never', textSize: 'largest' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      await openRecord(page, confrontation())
      if ((await player.settled()).phase === 'curtain') await player.liftCurtain()
      await player.settled()
      const job = page
        .locator('.game-panel [data-answer]')
        .filter({ hasText: /Uczciwa kradzież|Szybka akcja/ })
        .last()
      await job.scrollIntoViewIfNeeded()
      const scrolled = () => page.locator('.game-panel-body').evaluate(({ scrollTop }) => scrollTop)
      expect(await scrolled()).toBeGreaterThan(0)
      await player.touch(job)
      await job.waitFor({ state: 'detached' })
      await expect.poll(scrolled).toBe(0)
    }),
  )
})
