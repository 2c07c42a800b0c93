import { describe, it } from 'vitest'
import { accessiblePage, expectAccessible } from './axe.ts'
import { Player } from './player.ts'
import { aBot, aPerson, finishedGame, gameUntil, goTo, openRecord, race } from './records.ts'
import { visiting } from './visiting.ts'

const alone = race(aPerson('Ala'), aBot('Rivet'), aBot('Ember'))
const asked = gameUntil(
  alone,
  ({ seat, kind }, { entries }) => seat === 0 && kind === 'playCard' && entries.length > 8,
)
const offered = gameUntil(alone, ({ seat, kind }) => seat === 0 && kind === 'playBonus')
const halved = gameUntil(alone, ({ seat, kind }) => seat === 0 && kind === 'chooseHalf')
const four = gameUntil(
  race(aPerson('Ala'), aBot('Rivet'), aBot('Ember'), aBot('Gale')),
  ({ seat, kind }) => seat === 0 && kind === 'playCard',
)
const together = gameUntil(race(aPerson('Ala'), aPerson('Olek')), ({ kind }) => kind === 'playCard')
const over = finishedGame(alone)

describe('axe finds nothing', () => {
  it(
    'at the bar, in the settings and where seats are chosen',
    visiting({ offline: true }, async ({ page }) => {
      await expectAccessible(page, 'the lobby')
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('dialog', { name: 'Settings' }).waitFor()
      await expectAccessible(page, 'the settings')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await accessiblePage(page, '/play/super-teams', 'New game: Super Teams')
    }),
  )

  it(
    'in the book, among the cards, on the about page and in the lesson',
    visiting({}, async ({ page }) => {
      await accessiblePage(page, '/rules/super-teams?rule=ST-TURN-04', 'Rules: Super Teams')
      await accessiblePage(page, '/cards/super-teams', 'Cards: Super Teams')
      await accessiblePage(page, '/about', 'About Kantyna')
      await accessiblePage(page, '/learn/super-teams', 'Lesson: Super Teams')
      await accessiblePage(page, '/table/none', 'There is nothing at this address')
    }),
  )

  it(
    'at the table, whatever it asks',
    visiting({}, async ({ page }) => {
      const player = new Player(page)
      for (const record of [offered, halved, asked]) {
        await openRecord(page, record)
        const { prompt } = await player.settled()
        await expectAccessible(page, prompt)
      }
      await player.touchFirst('card')
      await expectAccessible(page, 'a card in hand')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Rivet' }).click()
      await page.getByRole('region', { name: 'Rivet' }).waitFor()
      await expectAccessible(page, 'an opponent’s board')
      await page.keyboard.press('Escape')
      await page.getByRole('region', { name: 'Rivet' }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menu').waitFor()
      await expectAccessible(page, 'the menu')
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
      await expectAccessible(page, 'the keys')
      await openRecord(page, together)
      await page.getByRole('heading', { name: 'Pass the screen to Ala' }).waitFor()
      await expectAccessible(page, 'the curtain')
    }),
  )

  it(
    'on a phone in landscape, with three and with four at the table',
    visiting({ screen: 'landscape' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      for (const record of [asked, four]) {
        await openRecord(page, record)
        await player.settled()
        await expectAccessible(page, `the table with ${record.seats.length}`)
      }
    }),
  )

  it(
    'at the result, in the replay, where chance is checked and at the bar after it all',
    visiting({ offline: true }, async ({ page }) => {
      const id = await openRecord(page, over)
      await page.getByRole('region', { name: 'Result' }).getByRole('img').waitFor()
      await expectAccessible(page, 'the result')
      await accessiblePage(page, `/replay/${id}?at=30`, 'Replay: Super Teams')
      await accessiblePage(page, `/fairness/${id}`, 'Is the shuffling fair?')
      await goTo(page, '/')
      await page.getByRole('heading', { name: 'Finished games', exact: true }).waitFor()
      await expectAccessible(page, 'the lobby with games')
    }),
  )
})
