import { describe, it } from 'vitest'
import { at } from '../../kernel/index.ts'
import { accessiblePage, expectAccessible } from '../axe.ts'
import { Player } from '../player.ts'
import { aBot, aPerson, duel, finishedGame, gameUntil, openRecord } from '../records.ts'
import { visiting } from '../visiting.ts'

const alone = duel([aPerson('Ala'), aBot('Rivet')])
/** Every line of a log is checked, so a shorter log is quicker. */
const LONGEST_LOG = 160
const busy = gameUntil(alone, ({ seat, kind, options }, { entries, position }) => {
  const { ships, units } = position
  const isFull =
    at(ships, 0).length > 0 &&
    at(ships, 1).length > 0 &&
    at(units, 0).length > 1 &&
    entries.length < LONGEST_LOG
  return seat === 0 && kind === 'act' && isFull && options.some(({ id }) => id === 'attack base')
})
const asked = ['pickForced', 'assign', 'pickExile'].map((wanted) =>
  gameUntil(
    alone,
    ({ seat, kind }, { entries }) => seat === 0 && kind === wanted && entries.length < LONGEST_LOG,
  ),
)
const secret = gameUntil(duel([aPerson('Ala'), aBot('Rivet')], { bases: 'secret' }), () => true)
const over = finishedGame(alone)

describe('axe finds nothing', () => {
  it(
    'where seats are chosen, in the book, among the cards and in the lesson',
    visiting({}, async ({ page }) => {
      await accessiblePage(page, '/play/deckbuilding', 'New game: The Deckbuilding Game')
      await accessiblePage(page, '/rules/deckbuilding?rule=DB-TURN-05', 'Rules: The Deckbuilding Game')
      await accessiblePage(page, '/cards/deckbuilding', 'Cards: The Deckbuilding Game')
      await page.getByText('bases', { exact: true }).click()
      await page.getByText('Show sources').click()
      await page.getByRole('group', { name: 'Source' }).waitFor()
      await expectAccessible(page, 'the gallery, narrowed')
      await accessiblePage(page, '/learn/deckbuilding', 'Lesson: The Deckbuilding Game')
    }),
  )

  it(
    'at the table, whatever it asks',
    visiting({}, async ({ page }) => {
      const player = new Player(page)
      for (const record of [...asked, secret, busy]) {
        await openRecord(page, record)
        const { prompt } = await player.settled()
        await expectAccessible(page, prompt)
      }
      await player.touchFirst('card')
      await expectAccessible(page, 'a card in hand')
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /^Discard pile/ })
        .last()
        .click()
      await page.getByRole('region', { name: /^Discard pile/ }).waitFor()
      await expectAccessible(page, 'a pile laid out')
      await page.getByRole('button', { name: 'Rivet' }).click()
      await page.getByRole('region', { name: 'Rivet' }).waitFor()
      await expectAccessible(page, 'the opponent’s board')
      await openRecord(page, over)
      await page.getByRole('region', { name: 'Result' }).waitFor()
      await expectAccessible(page, 'the result')
    }),
  )
})
