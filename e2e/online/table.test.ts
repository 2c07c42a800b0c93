import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { launchBrowser } from '../browser.ts'
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
        const visit = await visitTo(server.address, browser, wish)
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

/** Gives one answer on each of these screens in turn, as the table asks, until so many have been given. */
async function playOn(pages: readonly Page[], answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const asked = await askedOf(pages)
    const before = await logLength(asked)
    await asked.locator('.dock .action, .dock-pass .button').first().click()
    await expect.poll(() => logLength(asked)).toBeGreaterThan(before)
  }
}

async function askedOf(pages: readonly Page[]): Promise<Page> {
  let asked: Page | undefined
  await expect
    .poll(async () => {
      for (const page of pages) if ((await page.locator('.turn-bar[data-asked]').count()) > 0) asked = page
      return asked !== undefined
    })
    .toBe(true)
  if (asked === undefined) throw new Error('Nobody was asked.')
  return asked
}

function logLength(page: Page): Promise<number> {
  return page.locator('.log [data-at]').count()
}

/** The log in words: everybody sees the same of what is public. */
async function lastLines(page: Page): Promise<number> {
  const marks = await page
    .locator('.log [data-at]')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-at')))
  return Number(marks.at(-1))
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

      await playOn([ala, olek], 6)
      const at = await lastLines(ala)
      await expect.poll(() => lastLines(iga)).toBe(at)
      expect(await iga.locator('.dock .action').count()).toBe(0)

      await olek.reload()
      await olek.locator('.table[data-phase]').waitFor()
      await expect.poll(() => lastLines(olek)).toBe(at)
      await playOn([ala, olek], 4)
      const later = await lastLines(ala)
      expect(later).toBeGreaterThan(at)
      await expect.poll(() => lastLines(olek)).toBe(later)
      await expect.poll(() => lastLines(iga)).toBe(later)
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
      await expectAccessible(ala, 'players and chat')
      await ala.keyboard.press('Escape')
      await olek.getByText('Powodzenia wszystkim!').waitFor()

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
      await page.context().setOffline(true)
      await page.getByText('You are offline: online tables are back as soon as you are connected.').waitFor()
      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'Show tables looking for players' }).click()
      await page.getByText('No open table is looking for players right now.').waitFor()
    }),
  )
})
