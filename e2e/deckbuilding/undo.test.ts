import { describe, expect, it } from 'vitest'
import { at } from '../../kernel/index.ts'
import { Player } from '../player.ts'
import { aPerson, duel, gameUntil, keptTables, openRecord } from '../records.ts'
import { visiting } from '../visiting.ts'

/** Both a pilot, all of which are identical, and a card of the row can be bought. */
const shopping = gameUntil(duel([aPerson('Ala'), aPerson('Olek')]), ({ seat, options }, { position }) => {
  const onSale = options.filter(({ id }) => id.startsWith('buy '))
  const isPilotThere = onSale.some(({ id }) => id === 'buy outer-rim-pilot')
  const isHandHeld = at(position.hands, 0).length > 0
  return seat === 0 && isPilotThere && onSale.length > 1 && isHandHeld && position.purchases === 0
})

describe('undo at a table of two people', () => {
  it(
    'goes back freely from what shows nothing, and asks both once a purchase has shown a new card',
    visiting({}, async ({ page }) => {
      const player = new Player(page)
      await openRecord(page, shopping)
      const { choices } = await player.liftCurtain()
      const before = await table()

      const pilot = page.locator('[data-anchor="pilots"] [data-lit]')
      await pilot.click()
      await expect.poll(async () => (await player.now()).choices).toBeGreaterThan(choices)
      expect((await player.log()).at(-1)).toContain('Ala buys Outer Rim Pilot')
      await page.getByRole('button', { name: /^Undo/ }).click()
      await expect.poll(async () => (await player.now()).choices).toBe(choices)
      expect(await table()).toEqual(before)
      expect(await page.getByRole('alertdialog').count()).toBe(0)

      const row = page.locator('.db-row [data-lit]')
      await row.first().click()
      await page.locator('.db-row [data-picked]').waitFor()
      await row.first().click()
      await expect.poll(async () => (await player.now()).choices).toBeGreaterThan(choices)
      const bought = await table()
      expect(bought.row).not.toEqual(before.row)
      expect((await player.log()).join('\n')).toMatch(/Ala buys .+ appears in the galaxy row/)
      await page.getByRole('button', { name: /^Ask to undo/ }).click()
      const question = page.getByRole('alertdialog', { name: 'Does everyone at the table agree?' })
      await question.getByText(/cannot simply be undone: something hidden has been revealed/).waitFor()
      await question.getByRole('button', { name: 'Leave it' }).click()
      await question.waitFor({ state: 'detached' })
      await player.liftCurtain()
      expect(await table()).toEqual(bought)

      await page.getByRole('button', { name: /^Ask to undo/ }).click()
      await question.getByRole('button', { name: 'We all agree: undo it' }).click()
      await player.liftCurtain()
      await expect.poll(table).toEqual(before)
      await expect
        .poll(async () => (await keptTables(page))[0]?.record.takebacks)
        .toMatchObject([
          { by: 0, how: 'free' },
          { by: 0, how: 'agreed' },
        ])

      /** The cards in the hand and in the row. */
      async function table() {
        const row = await page
          .locator('.db-row [data-thing]')
          .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-thing')))
        return { hand: await player.hand(), row }
      }
    }),
  )
})
