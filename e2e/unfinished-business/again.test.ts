import { describe, expect, it } from 'vitest'
import { aPerson, finishedGame, keptTables, openRecord, unfinished } from '../records.ts'
import { visiting } from '../visiting.ts'

const chosen = { map: 'random', fame: '12', favors: 'yes' } as const

describe('Play again with Unfinished Business', () => {
  it(
    'starts a table with the same options',
    visiting({}, async ({ page }) => {
      const record = finishedGame({ ...unfinished([aPerson('Ala'), aPerson('Olek')], chosen), plays: 'well' })
      expect(record.outcome).not.toBeNull()
      const id = await openRecord(page, record)
      await page
        .getByRole('region', { name: 'Result' })
        .getByRole('button', { name: 'Play again', exact: true })
        .click()
      await expect.poll(async () => (await keptTables(page)).length).toBe(2)
      const [again] = (await keptTables(page)).filter((table) => table.id !== id)
      expect(again?.record.options).toEqual(record.options)
      expect(again?.record.options).toMatchObject({ ...chosen, modules: ['unfinished-business'] })
    }),
  )
})

describe('Play now with a last setup that the game refuses', () => {
  it(
    'names the option, starts no table, and links to the setup page, which also names it',
    visiting({}, async ({ page }) => {
      await page.evaluate(() => {
        const seat = { name: '', level: 'beginner' }
        const seats = [
          { kind: 'person', ...seat },
          { kind: 'bot', ...seat },
        ]
        const kept = { seats, options: { fame: '9', map: 'random' }, edition: 'outer-rim' }
        localStorage.setItem('kantyna.seating.outer-rim', JSON.stringify(kept))
      })
      await page.reload()
      const card = page.getByRole('article', { name: 'Outer Rim' })
      await card.getByRole('button', { name: /Play now/ }).click()
      await card.getByText('the option “Fame needed to win” cannot be “9” here').waitFor()
      expect(await keptTables(page)).toEqual([])
      await card.getByRole('link', { name: 'Open the setup page' }).click()
      await page.getByText('cannot be used here: Fame needed to win').waitFor()
    }),
  )
})
