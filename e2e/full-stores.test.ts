import { deflateRawSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { gameCard, superTeams } from './game-card.ts'
import { plain } from './plain.ts'
import { Player } from './player.ts'
import { aBot, aPerson, finishedGame, gameUntil, giveFile, goTo, openRecord, race } from './records.ts'
import { visiting } from './visiting.ts'

const together = race(aPerson('Ala'), aPerson('Olek'))
const { length: choices } = finishedGame(together).entries
const ended = finishedGame(race(aPerson('Ala'), aBot('Rivet')))
const other = finishedGame(race(aPerson('Olek'), aBot('Ember'), aBot('Rivet')))

const nearlyOver = gameUntil(together, (_, { entries }) => entries.length === choices - 2)

const keptNot = {
  en: 'The browser could not save this game.',
  pl: 'Przeglądarka nie może zapisać tej gry.',
}
const says = {
  en: /^There is no room left in this browser’s storage\./,
  pl: /^W pamięci przeglądarki nie ma już miejsca\./,
}

describe.each(['en', 'pl'] as const)('with both stores full (%s)', (lang) => {
  it(
    'a game is neither started nor opened, and the page says why',
    visiting({ lang, screen: 'phone', provokes: /StoreFull/ }, async ({ page }) => {
      const begun = await openRecord(page, nearlyOver)
      await openRecord(page, ended)
      await page.locator('.result').waitFor()
      await page.evaluate(fillStores)
      await page.addInitScript(fillStores)

      const alert = page.locator('.result [role=alert]')
      await page.locator('.result-buttons button.primary').click()
      await isSaid(page, '.result [role=alert]')
      expect(await alert.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)

      await goTo(page, '/')
      await giveFile(page, JSON.stringify(other))
      await isSaid(page, '.import [role=status]')

      await gameCard(page, superTeams).locator('.play-link.lit').click()
      await isSaid(page, '.game-card [role=alert]')

      await goTo(page, `/shared/${deflateRawSync(JSON.stringify(other)).toString('base64url')}`)
      await isSaid(page, 'main [role=alert]')

      // An open table continues, and says that it is not being saved.
      await goTo(page, `/table/${begun}`)
      await new Player(page).playOn()
      await page.locator('.result').waitFor()
      await page.locator('[role=alert]').getByText(keptNot[lang]).waitFor()
      expect(await page.evaluate(() => Reflect.get(window, 'uncaught'))).toEqual([])
    }),
  )

  function isSaid(page: Page, where: string) {
    return expect.poll(async () => plain(await page.locator(where).textContent())).toMatch(says[lang])
  }
})

/** Runs in the page: from now on nothing can be written any more. */
function fillStores(): void {
  const uncaught: string[] = []
  Reflect.set(window, 'uncaught', uncaught)
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)))
  window.addEventListener('error', ({ message }) => uncaught.push(message))
  const quota = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  Object.defineProperty(IDBTransaction.prototype, 'error', { get: quota })
  for (const write of ['put', 'add'] as const)
    IDBObjectStore.prototype[write] = function refuse() {
      this.transaction.abort()
      return new Proxy({} as IDBRequest<IDBValidKey>, {})
    }
  Storage.prototype.setItem = () => {
    throw quota()
  }
}
