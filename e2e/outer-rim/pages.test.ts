import { describe, expect, it } from 'vitest'
import { library } from '../../games/outer-rim/library.ts'
import { accessiblePage, expectAccessible } from '../axe.ts'
import { gameCard, outerRim } from '../game-card.ts'
import { Player } from '../player.ts'
import { aPerson, finishedGame, gameUntil, goTo, openRecord, rim, theAi } from '../records.ts'
import { visiting } from '../visiting.ts'

const alone = rim([aPerson('Ala'), theAi])
/** Every line of a log is checked, so a shorter log is quicker. */
const asked = ['plan', 'useInCombat'].map((wanted) =>
  gameUntil(alone, ({ kind }, { entries }) => kind === wanted && entries.length < 60),
)
const over = finishedGame(alone)

describe('axe finds nothing', () => {
  it(
    'where seats are chosen, in the book, among the cards and in the lesson',
    visiting({}, async ({ page }) => {
      await accessiblePage(page, '/play/outer-rim', 'New game: Outer Rim')
      await accessiblePage(page, '/rules/outer-rim?rule=OR-PLAN-01', 'Rules: Outer Rim')
      await accessiblePage(page, '/learn/outer-rim', 'Lesson: Outer Rim')
      await accessiblePage(page, '/cards/outer-rim', 'Cards: Outer Rim')
    }),
  )

  it(
    'at the table, whatever it asks',
    visiting({}, async ({ page }) => {
      const player = new Player(page)
      for (const record of asked) {
        await openRecord(page, record)
        const { prompt } = await player.settled()
        await expectAccessible(page, prompt)
      }
      await page.getByRole('button', { name: 'The AI player’s card' }).click()
      await page.locator('.or-ai').waitFor()
      await expectAccessible(page, 'the AI player’s card')
      await openRecord(page, over)
      await page.getByRole('region', { name: 'Result' }).waitFor()
      await expectAccessible(page, 'the result')
    }),
  )
})

describe('the rulebook of the Outer Rim', () => {
  it.each(['desk', 'phone'] as const)('has pictures that fit the page (%s)', (screen) =>
    visiting({ screen, lang: 'pl' }, async ({ page }) => {
      await goTo(page, '/rules/outer-rim')
      await expect.poll(() => page.locator('.rule-figure').count()).toBeGreaterThan(2)
      const isTooWideOrEmpty = () =>
        page.evaluate(() => [
          document.documentElement.scrollWidth > window.innerWidth,
          ...[...document.querySelectorAll('.rule-figure-drawing')].map(
            (drawing) => drawing.scrollWidth > drawing.clientWidth || drawing.clientHeight < 40,
          ),
        ])
      await expect.poll(isTooWideOrEmpty).not.toContain(true)
    })(),
  )
})

describe('the cards of the Outer Rim, in Polish', () => {
  it(
    'are all in the gallery and found by their names',
    visiting({ lang: 'pl' }, async ({ page }) => {
      const cards = page.locator('.gallery-card')
      await gameCard(page, outerRim).getByRole('link', { name: 'Karty' }).click()
      await page.getByRole('heading', { level: 1, name: /^Karty: / }).waitFor()
      await expect.poll(() => cards.count()).toBe(library.cards.length)
      await page.getByRole('searchbox').fill('lando')
      await expect.poll(() => cards.count()).toBeLessThan(10)
      expect(await cards.getByRole('heading').allTextContents()).toContainEqual(
        expect.stringMatching(/Lando/),
      )
    }),
  )
})
