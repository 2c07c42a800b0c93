import { describe, expect, it } from 'vitest'
import { gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { aPerson, gameUntil, keptTables, openRecord, race } from './records.ts'
import { bot, person } from './visit.ts'
import { visiting } from './visiting.ts'

describe('undo', () => {
  it(
    'goes back alone among bots, and the same choice has the same outcome',
    visiting(
      { seating: { at: superTeams, seats: [person('Ola'), bot, bot], options: {} } },
      async ({ page }) => {
        const player = new Player(page)
        await gameCard(page, superTeams).getByRole('button', { name: 'Play now' }).click()
        await player.playOn(({ choices }) => choices >= 6)
        const before = await everything()

        const touched = await player.choose()
        await player.settled()
        const after = await everything()
        expect(after.log.length).toBeGreaterThan(before.log.length)

        await page.getByRole('button', { name: /^Undo/ }).click()
        await expect.poll(everything).toEqual(before)
        await player.touchAgain(touched)
        await player.settled()
        await expect.poll(everything).toEqual(after)
        await expect
          .poll(async () => (await keptTables(page))[0]?.record.takebacks)
          .toMatchObject([{ by: 0 }])

        async function everything() {
          return { log: await player.log(), ships: await player.ships(), hand: await player.hand() }
        }
      },
    ),
  )

  it(
    'asks everybody once another player has answered',
    visiting({}, async ({ page }) => {
      const player = new Player(page)
      const record = gameUntil(race(aPerson('Ala'), aPerson('Olek')), (asked, { entries }) => {
        return entries.length > 6 && asked.seat === 0 && asked.kind === 'playCard'
      })
      await openRecord(page, record)
      await player.liftCurtain()
      const { choices } = await player.settled()

      const ask = page.getByRole('button', { name: /^Ask to undo/ })
      const question = page.getByRole('alertdialog', { name: 'Does everyone at the table agree?' })
      await ask.click()
      await question.getByText(/cannot simply be undone/).waitFor()
      // The screen is passed to the other players, who are asked for consent.
      expect(await player.hand()).toEqual([])
      await question.getByRole('button', { name: 'Leave it' }).click()
      await question.waitFor({ state: 'detached' })
      expect(await player.hand()).toEqual([])
      await player.liftCurtain()
      expect((await player.now()).choices).toBe(choices)

      await ask.click()
      await question.getByRole('button', { name: 'We all agree: undo it' }).click()
      await question.waitFor({ state: 'detached' })
      await player.liftCurtain()
      expect((await player.settled()).choices).toBeLessThan(choices)
      await expect
        .poll(async () => (await keptTables(page))[0]?.record.takebacks.at(-1))
        .toMatchObject({ by: 0, how: 'agreed' })
    }),
  )
})
