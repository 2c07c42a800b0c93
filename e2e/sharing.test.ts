import { deflateRawSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import type { GameRecord } from '../kernel/index.ts'
import { plain } from './plain.ts'
import { aBot, aPerson, finishedGame, gameUntil, giveFile, goTo, keptTables, race } from './records.ts'
import { slowed } from './slowed.ts'
import { visitTo } from './visit.ts'
import { visiting } from './visiting.ts'

const table = race(aPerson('Ala'), aBot('Rivet'))
const over = finishedGame(table)
const unfinished = gameUntil(table, (_, { entries }) => entries.length > 20)
const packed = (text: string) => deflateRawSync(text).toString('base64url')
/** Names are outside the checksum, so that they can be erased; the kinds of players are inside. */
const withAnotherPlayer: GameRecord = { ...over, seats: [aPerson('Ala'), aPerson('Rivet')] }

describe('a finished game', () => {
  it(
    'goes to a friend as a link, and opens there at the move without telling what comes',
    visiting({}, async ({ page }) => {
      await giveFile(page, JSON.stringify(over))
      await page
        .getByText(`Opened: Super Teams (Ala, Rivet), ${over.entries.length} choices, finished.`)
        .waitFor()
      const [kept] = await keptTables(page)
      await goTo(page, `/replay/${kept?.id}?at=30`)
      const link = await linkIn(page, /at choice\s30\sof/)

      const friend = await visitTo(inject('page'), browserOf(page), { lang: 'pl' })
      await friend.page.goto(link)
      await friend.page.getByText(`Decyzja 30 z ${over.entries.length}`).waitFor()
      await friend.page
        .getByText(/^Otwarto: Super Teams \(Ala, Rivet\), \d+ decyzj\S+, gra zakończona\./)
        .waitFor()
      const shown = friend.page.locator('.log [data-at]').last()
      expect(Number(await shown.getAttribute('data-at'))).toBeLessThanOrEqual(30)
      await expect
        .poll(async () => (await keptTables(friend.page)).map(({ record }) => record))
        .toEqual([over])

      // The same link again adds nothing.
      const again = await friend.context.newPage()
      again.setDefaultTimeout(30_000 * slowed)
      await again.goto(link)
      await again.getByText('Masz już tę grę.').waitFor()
      expect(await keptTables(again)).toHaveLength(1)
      expect(friend.pageErrors).toEqual([])
      await friend.context.close()
    }),
  )

  it(
    'is watched from the beginning where no move is named',
    visiting({}, async ({ page }) => {
      await goTo(page, `/shared/${packed(JSON.stringify(over))}`)
      await page.getByRole('heading', { name: 'Replay: Super Teams' }).waitFor()
      await page.getByText('Start', { exact: true }).waitFor()
      expect(await page.locator('.log [data-at]').count()).toBeLessThanOrEqual(1)
    }),
  )
})

it(
  'a game that is not over is not shared, and the dialog says why',
  visiting({}, async ({ page }) => {
    await giveFile(page, JSON.stringify(unfinished))
    await page.getByText(/^Opened: Super Teams \(Ala, Rivet\), \d+ choices, not finished\./).waitFor()
    const [kept] = await keptTables(page)
    await goTo(page, `/replay/${kept?.id}?at=3`)
    await page.getByRole('button', { name: 'Share this game' }).click()
    await page.getByText(/can be shared once it is over/).waitFor()
    expect(await page.getByRole('textbox', { name: 'Link to the game' }).count()).toBe(0)
  }),
)

const badLinks: readonly (readonly [what: string, data: string, says: RegExp])[] = [
  ['nothing readable', 'AAAA', /damaged or cut off/],
  ['half a link', packed(JSON.stringify(over)).slice(0, 900), /damaged or cut off/],
  ['something else', packed('{"a":1}'), /damaged or cut off/],
  ['markup', packed('<img src=x onerror=alert(1)>'), /damaged or cut off/],
  ['odd letters', '%22%3E%3Cscript%3E', /damaged or cut off/],
  ['ten million zeros', packed('0'.repeat(1e7)), /too large to be a game/],
  ['an endless address', 'A'.repeat(50_000), /too large to be a game/],
  ['a person in the place of a bot', packed(JSON.stringify(withAnotherPlayer)), /checksum does not match/],
  ['an unfinished game', packed(JSON.stringify(unfinished)), /not finished/],
]

it(
  'a broken link is refused in a sentence and adds nothing',
  visiting({}, async ({ page }) => {
    for (const [what, data, sentence] of badLinks) {
      await goTo(page, '/')
      await page.locator('.import').waitFor()
      await goTo(page, `/shared/${data}?at=5`)
      await page.getByRole('heading', { name: 'This link cannot be opened' }).waitFor()
      await expect
        .poll(async () => plain(await page.getByRole('alert').textContent()), { message: what })
        .toMatch(sentence)
      expect(await keptTables(page), what).toEqual([])
    }
  }),
)

async function linkIn(page: Page, says: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Share this game' }).click()
  await page.getByText(says).waitFor()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: /Copied|selected/ })
    .waitFor()
  return await page.getByRole('textbox', { name: 'Link to the game' }).inputValue()
}

function browserOf(page: Page): Browser {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser.')
  return browser
}
