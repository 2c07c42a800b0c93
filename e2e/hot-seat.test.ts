import { describe, expect, it } from 'vitest'
import { gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { visiting } from './visiting.ts'

describe('two people and a bot at one screen', () => {
  it(
    'have a curtain between their hands',
    visiting({}, async ({ page }) => {
      const player = new Player(page)
      const curtain = page.locator('.curtain')
      const isHidden = async (name: string) => {
        await page.getByRole('heading', { name: `Pass the screen to ${name}` }).waitFor()
        expect(await player.hand()).toEqual([])
        expect(await page.locator('.hand').textContent()).toBe('')
        expect(await page.locator('.reader[data-shown]').count()).toBe(0)
        expect(await page.locator('.hands-notice').textContent()).toBe('')
      }

      await gameCard(page, superTeams)
        .getByRole('link', { name: /Who plays/ })
        .click()
      await page.getByRole('group', { name: 'Number of players' }).getByText('3', { exact: true }).click()
      for (const [seat, name] of [
        [1, 'Ala'],
        [2, 'Olek'],
      ] as const) {
        const row = page.getByRole('group', { name: `Seat ${seat}` })
        await row.getByText('Person').click()
        await row.getByRole('textbox', { name: 'Name' }).fill(name)
      }
      await page.getByRole('group', { name: 'Seat 3' }).getByRole('combobox').selectOption('beginner')
      await page.getByRole('combobox', { name: 'Teams' }).selectOption({ label: 'dealt in seat order' })
      await page.getByRole('combobox', { name: 'Who starts' }).selectOption({ label: 'seat 1' })
      await page.getByRole('button', { name: 'Start the game' }).click()

      await isHidden('Ala')
      await player.liftCurtain()
      const ofAla = await player.hand()
      expect(ofAla).toHaveLength(6)
      const played = await untilCurtain('Olek')
      expect(played).toMatch(/^card:/)

      await isHidden('Olek')
      await page.reload()
      await isHidden('Olek')
      await page.getByRole('button', { name: 'I am Olek: show my cards' }).click()
      await curtain.waitFor({ state: 'detached' })
      await player.settled()
      const ofOlek = (await player.hand()).filter((card) => card.startsWith('card:'))
      expect(ofOlek).toHaveLength(6)
      expect(ofOlek.filter((card) => ofAla.includes(card))).toEqual([])

      await holdBots()
      do await player.choose()
      while ((await player.now()).isAsked)
      // Looked at while the bot thinks, and still open when the curtain falls.
      await page.locator('.hand [data-thing^="card:"]').first().click()
      await page.locator('.reader[data-pinned]').waitFor()
      await letBotsThink()

      await isHidden('Ala')
      await player.liftCurtain()
      const cardsOfAla = (await player.hand()).filter((card) => card.startsWith('card:'))
      expect(cardsOfAla).toEqual(ofAla.filter((card) => card !== played))

      /** Requests to bots from now on are answered only after they are released. */
      function holdBots(): Promise<void> {
        return page.evaluate(() => {
          const { postMessage } = Worker.prototype
          const until = new Promise<void>((resolve) => Object.assign(window, { letBotsThink: resolve }))
          Worker.prototype.postMessage = function (message: unknown) {
            until.then(() => postMessage.call(this, message)).catch(console.error)
          }
        })
      }

      function letBotsThink(): Promise<void> {
        return page.evaluate(() => Reflect.get(window, 'letBotsThink')())
      }

      /** Plays for the player who has the screen until it is passed on; returns the first card. */
      async function untilCurtain(name: string): Promise<string> {
        const [first] = await player.choose()
        await player.playOn(({ phase }) => phase === 'curtain')
        await page.getByRole('button', { name: `I am ${name}: show my cards` }).waitFor()
        return first !== undefined && 'thing' in first ? first.thing : ''
      }
    }),
  )
})
