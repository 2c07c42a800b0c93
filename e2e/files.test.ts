import { describe, expect, it } from 'vitest'
import { gameCard, superTeams } from './game-card.ts'
import { plain } from './plain.ts'
import { aBot, aPerson, finishedGame, giveFile, insertSavedRow, keptTables, race } from './records.ts'
import { bot, person } from './visit.ts'
import { visiting } from './visiting.ts'

const text = JSON.stringify(finishedGame(race(aPerson('Ala'), aBot('Rivet'))))

/** One digit of the record changed, to another valid one. */
function withOneByteChanged(): string {
  const where = text.indexOf('"finalHash":"') + '"finalHash":"'.length
  return `${text.slice(0, where)}${text[where] === '0' ? '1' : '0'}${text.slice(where + 1)}`
}

const unknown = text.replace('"game":"super-teams"', '"game":"dejarik"')

const badFiles: readonly (readonly [what: string, file: string, says: RegExp])[] = [
  [
    'something that is not JSON',
    'A game we played on Sunday.',
    /^This is not a Kantyna game file: it cannot be read as JSON/,
  ],
  [
    'half of a file',
    text.slice(0, text.length / 2),
    /^This is not a Kantyna game file: it cannot be read as JSON/,
  ],
  ['an empty file', '', /^This is not a Kantyna game file: it cannot be read as JSON/],
  ['JSON that is no record', '{"a":1}', /^This is not a Kantyna game file/],
  ['a list', '[]', /^This is not a Kantyna game file/],
  ['a record with one byte changed', withOneByteChanged(), /its checksum does not match/],
  ['a record of an unknown game', unknown, /not on our shelf: “dejarik”/],
  [
    'a record with more in it',
    `{"__proto__":{"a":1},"more":2,${text.slice(1)}`,
    /^This is not a Kantyna game file/,
  ],
  ['JSON a hundred thousand deep', '['.repeat(1e5) + ']'.repeat(1e5), /^This is not a Kantyna game file/],
]

describe('a file that cannot be read as a game', () => {
  it(
    'is refused in a sentence and adds nothing',
    visiting({}, async ({ page }) => {
      const says = page.locator('.import [role=status]')
      const isSaid = (sentence: RegExp, message: string) =>
        expect.poll(async () => plain(await says.textContent()), { message }).toMatch(sentence)
      for (const [what, file, sentence] of badFiles) {
        // Another message comes first, so that this one can be recognised.
        await giveFile(page, file === unknown ? 'nothing yet' : unknown)
        await isSaid(file === unknown ? /as JSON/ : /not on our shelf/, `before ${what}`)
        await giveFile(page, file)
        await isSaid(sentence, what)
        expect(await keptTables(page), what).toEqual([])
      }
      await giveFile(page, `${text}${' '.repeat(4_000_000)}`)
      await isSaid(/^This file is too large for a game: the limit is 4 MB/, 'too large')
      // Some editors save in UTF-16: the page opens that, like the terminal.
      await page.locator('input[type=file]').setInputFiles({
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(`\ufeff${text}`, 'utf16le'),
      })
      await page.getByText('The game is now in your list of games.').waitFor()
      expect(await keptTables(page)).toHaveLength(1)

      await giveFile(page, text)
      await page.getByText('You already have this game.').waitFor()
      expect(await keptTables(page)).toHaveLength(1)
      await page.getByRole('button', { name: 'Save to a file' }).click()
      await page.getByText(/^Saved as super-teams-\w+\.kantyna\.json$/).waitFor()
    }),
  )
})

describe('a browser whose memory is damaged', () => {
  it(
    'still shows the bar, the games that are whole, and a way to clear up',
    visiting({ seating: { at: superTeams, seats: [person('Ola'), bot], options: {} } }, async ({ page }) => {
      await giveFile(page, text)
      await page.getByText('The game is now in your list of games.').waitFor()
      const [whole] = await keptTables(page)
      await insertSavedRow(page, { id: 'damaged-1' })
      await insertSavedRow(page, { ...whole, id: 'damaged-2', record: 'gone' } as { id: string })
      await insertSavedRow(page, { ...whole, id: 'damaged-3', updated: 'yesterday' } as { id: string })
      await page.evaluate(() => {
        localStorage.setItem('kantyna.settings', '{"lang":"en","theme":')
        localStorage.setItem('kantyna.seating.super-teams', '[[[')
      })
      await page.reload()
      await page.getByRole('heading', { name: 'Finished games', exact: true }).waitFor()
      const damaged = page.locator('.saved-table', { hasText: 'Damaged game' })
      await expect.poll(() => damaged.count()).toBe(3)

      await damaged.first().getByRole('button', { name: 'Delete' }).click()
      await damaged.first().locator('.button.danger').click()
      await expect.poll(() => damaged.count()).toBe(2)
      const card = gameCard(page, superTeams)
      await card.getByText('Your last setup of this game cannot be read').waitFor()
      await card.getByRole('button', { name: 'Play now' }).click()
      await page.locator('.table').waitFor()
    }),
  )
})
