import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { launchBrowser } from '../browser.ts'
import { Player } from '../player.ts'
import { type Visit, visitTo, type Wish } from '../visit.ts'
import { type OnlineServer, serveOnline } from './serve.ts'

/** People at several browsers play at one online table. */

let browser: Browser
let server: OnlineServer
beforeAll(async () => {
  server = await serveOnline()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** A browser of its own for each person, with nothing wrong in any of them at the end. */
function meeting(act: (visit: (wish?: Wish) => Promise<Page>) => Promise<void>): () => Promise<void> {
  return async () => {
    const visits: Visit[] = []
    try {
      await act(async (wish = {}) => {
        // Each device has its own chance: two with the same would give their requests the same ids.
        const visit = await visitTo(server.address, browser, { chance: visits.length + 1, ...wish })
        visits.push(visit)
        return visit.page
      })
      expect(visits.flatMap(({ pageErrors }) => pageErrors)).toEqual([])
      expect(server.faults).toEqual([])
    } finally {
      for (const { context } of visits) await context.close()
    }
  }
}

/** Creates a table from the lobby and returns the link for others. */
async function createTable(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Play with others' }).first().click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Open the table' }).click()
  return await page.getByLabel('Link to the table').inputValue()
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await page.getByRole('button', { name: 'Leave the seat' }).waitFor()
}

async function getReady(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'I am ready' }).click()
  for (const page of pages) await page.locator('.table[data-phase]').waitFor()
}

/** The players answer as the table asks them, until a number of choices has been made. */
async function playTo(choices: number, ...players: readonly Player[]): Promise<void> {
  // One of them sees the last choice. The others may wait for a question that never comes.
  await Promise.any(players.map((player) => player.playOn((sight) => sight.choices >= choices)))
}

/** Waits until the logs of all screens go equally far. Returns how far. */
async function sameEverywhere(...pages: readonly Page[]): Promise<number> {
  let counts: number[] = []
  await expect
    .poll(async () => {
      const sights = await Promise.all(pages.map((page) => new Player(page).now()))
      counts = sights.map(({ choices }) => choices)
      return new Set(counts).size
    })
    .toBe(1)
  return Math.max(...counts)
}

describe('an online table', () => {
  it(
    'is played in two browsers, survives a reload, and is watched in a third',
    meeting(async (visit) => {
      const ala = await visit()
      const link = await createTable(ala, 'Ala')
      expect(link).toMatch(/\/#\/join\/[\w-]+\/[\w-]+$/)
      await ala.getByRole('img', { name: 'The same link as a QR code' }).waitFor()
      await ala.getByText('This link works on this computer only').waitFor()
      await expectAccessible(ala, 'the waiting room')

      const olek = await visit({ screen: 'phone' })
      await sitDown(olek, link, 'Olek')
      // The secret has left the address and the history.
      const secret = link.split('/').at(-1) ?? ''
      expect(olek.url()).not.toContain(secret)
      expect(await olek.evaluate(() => history.length)).toBeLessThanOrEqual(3)
      await ala.getByText('Olek').first().waitFor()

      await ala.getByText('A link to watch only').click()
      const watchLink = await ala.getByLabel('A link to watch only').inputValue()
      await getReady(ala, olek)
      const iga = await visit({ screen: 'desk' })
      await iga.goto(watchLink)
      await iga.locator('.table[data-phase]').waitFor()

      const players = [new Player(ala), new Player(olek, 'finger')]
      await playTo(8, ...players)
      const at = await sameEverywhere(ala, olek, iga)
      expect(at).toBeGreaterThanOrEqual(8)
      expect(await iga.locator('[data-lit]').count()).toBe(0)

      await olek.reload()
      await olek.locator('.table[data-phase]').waitFor()
      await playTo(at + 4, ...players)
      expect(await sameEverywhere(ala, olek, iga)).toBeGreaterThanOrEqual(at + 4)
    }),
  )

  it(
    'lets players say something, pause and come back on another device',
    meeting(async (visit) => {
      const ala = await visit()
      const link = await createTable(ala, 'Ala')
      const olek = await visit({ lang: 'pl' })
      await olek.goto(link)
      await olek.getByLabel('Twoje imię').fill('Olek')
      await olek.getByRole('button', { name: 'Zajmij miejsce' }).click()
      await olek.getByRole('button', { name: 'Możemy zaczynać' }).click()
      await getReady(ala)
      await olek.locator('.table[data-phase]').waitFor()

      await ala.getByRole('button', { name: 'Players and chat' }).click()
      await ala.getByRole('button', { name: 'Good luck, everyone!' }).click()
      await olek.getByText('Powodzenia wszystkim!').waitFor()
      await expectAccessible(ala, 'players and chat')
      await ala.keyboard.press('Escape')

      await ala.getByRole('button', { name: 'Menu' }).click()
      await ala.getByRole('menuitem', { name: 'Pause the game' }).click()
      await olek.getByRole('button', { name: 'Gramy dalej' }).click()
      await expect.poll(() => ala.getByText('The game is paused.').count()).toBe(0)

      await ala.getByRole('button', { name: 'Menu' }).click()
      await ala.getByRole('menuitem', { name: 'Play on another device' }).click()
      await ala.getByRole('button', { name: 'Make a link: Ala' }).click()
      const own = await ala.getByLabel('Link to your seat: Ala').inputValue()
      const phone = await visit({ screen: 'phone' })
      await phone.goto(own)
      await phone.locator('.table[data-phase]').waitFor()
      expect(phone.url()).not.toContain(own.split('/').at(-1))
      await phone.locator('.player[data-viewer]', { hasText: 'Ala' }).waitFor()
    }),
  )

  it(
    'that ends leads everybody to the next one',
    meeting(async (visit) => {
      const ala = await visit()
      const link = await createTable(ala, 'Ala')
      const olek = await visit()
      await sitDown(olek, link, 'Olek')
      await getReady(ala, olek)
      await ala.getByRole('button', { name: 'Menu' }).click()
      await ala.getByRole('menuitem', { name: 'Resign' }).click()
      await ala.getByRole('button', { name: 'Resign' }).click()
      await olek.getByText('Ala has resigned.').waitFor()
      await olek.getByRole('button', { name: 'Play again with everyone' }).click()
      await olek.locator('.room').waitFor()
      await ala.getByRole('link', { name: 'To the next game' }).click()
      await getReady(ala, olek)
      await ala.goto(`${server.address}/#/`)
      const tables = ala.getByRole('region', { name: 'Online tables' })
      await expect.poll(() => tables.getByRole('link', { name: 'To the table' }).count()).toBe(2)
      await expectAccessible(ala, 'the lobby with online tables')
    }),
  )
})

describe('without a connection', () => {
  it(
    'the lobby says that online tables are unavailable',
    meeting(async (visit) => {
      const page = await visit()
      await page.getByRole('heading', { name: 'Online tables' }).waitFor()
      await page.context().setOffline(true)
      await page.getByText('You are offline: online tables are back as soon as you are connected.').waitFor()
      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'Show tables looking for players' }).click()
      await page.getByText('No open table is looking for players right now.').waitFor()
    }),
  )
})
