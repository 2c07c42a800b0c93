import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createApp } from '../server/app.ts'
import { dist } from '../tools/page.ts'
import { launchBrowser } from './browser.ts'
import { drawn } from './drawn.ts'
import { gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import {
  aBot,
  aPerson,
  duel,
  finishedGame,
  gameUntil,
  giveFile,
  goTo,
  insertSavedRow,
  keptTables,
  openRecord,
  race,
} from './records.ts'
import { slowed } from './slowed.ts'
import { bot, person, visitTo } from './visit.ts'
import { visiting } from './visiting.ts'

describe('the curtain', () => {
  it(
    'does not open by a key that was held down before it fell',
    visiting(
      {
        seating: {
          at: superTeams,
          seats: [person('Ala'), person('Olek')],
          options: { teams: 'dealt', firstPlayer: '1' },
        },
      },
      async ({ page }) => {
        const player = new Player(page)
        const { keyboard } = page
        await gameCard(page, superTeams).getByRole('button', { name: 'Play now' }).click()
        await player.settled()
        const curtain = page.locator('.curtain')
        const lift = curtain.locator('.button.primary')
        await player.liftCurtain()

        await cardAndShip()
        await keyboard.down('Enter')
        await curtain.waitFor()
        await expect.poll(() => lift.evaluate((button) => button === document.activeElement)).toBe(true)
        for (let times = 0; times < 60; times++) await keyboard.down('Enter')
        expect(await curtain.count()).toBe(1)
        expect(await player.hand()).toEqual([])
        await keyboard.up('Enter')
        expect(await curtain.count()).toBe(1)
        await keyboard.press('Enter')
        await curtain.waitFor({ state: 'detached' })

        /** A card is picked, and the ship that it would move has the focus. */
        async function cardAndShip(): Promise<void> {
          const card = page.locator('.hand [data-thing^="card:"][data-lit]').first()
          await card.focus()
          await keyboard.press('Enter')
          await page.locator('.hand [data-picked]').waitFor()
          await page.locator('.table-board [data-thing^="ship:"][data-lit]').first().focus()
        }
      },
    ),
  )
})

describe('a newer build on the server, under a page that is open', () => {
  const isMissing =
    /Failed to (?:load resource|fetch)|Unable to preload CSS|error loading dynamically|Importing a module|fetching the script/

  it(
    'is reported, and reloading the page keeps the game',
    visiting(
      { provokes: isMissing, seating: { at: superTeams, seats: [person('Ola'), bot], options: {} } },
      async ({ page, context }) => {
        const player = new Player(page)
        await gameCard(page, superTeams).getByRole('button', { name: 'Play now' }).click()
        await player.playOn(({ choices }) => choices >= 4)
        const hand = await player.hand()

        // Files of the old build are gone, and no service worker has kept them.
        await context.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('menuitem', { name: 'Rules' }).click()
        await page.getByText('there may be a newer version').waitFor()

        await context.unroute('**/assets/**')
        await page.getByRole('button', { name: 'Reload', exact: true }).click()
        await page.getByRole('heading', { level: 1, name: 'Rules: Super Teams' }).waitFor()
        await page.getByRole('link', { name: 'Back to the table' }).click()
        await player.settled()
        await expect.poll(() => player.hand()).toEqual(hand)
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('menuitem', { name: 'Is the shuffling fair?' }).waitFor()
      },
    ),
  )

  it('does not reload a game when it is accepted in another window', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
    cpSync(dist, folder, { recursive: true })
    const app = await createApp({ page: folder })
    const browser = await launchBrowser()
    try {
      const address = await app.listen({ host: '127.0.0.1', port: 0 })
      const { page: lobby, context } = await visitTo(address, browser, { offline: true })
      await lobby.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await lobby.reload()
      const game = await context.newPage()
      game.setDefaultTimeout(30_000 * slowed)
      await game.goto(address)
      await gameCard(game, superTeams).getByRole('button', { name: 'Play now' }).click()
      await new Player(game).settled()
      await game.evaluate(() => {
        Object.assign(window, { isStillThere: true })
        navigator.serviceWorker.addEventListener('controllerchange', () =>
          Object.assign(window, { isUpdated: true }),
        )
      })

      rmSync(join(folder, 'sw.js.br'))
      appendFileSync(join(folder, 'sw.js'), '\n// a newer one')
      await lobby.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await lobby.getByText('A new version is ready.').waitFor()
      await lobby.getByRole('button', { name: 'Reload', exact: true }).click()
      await game.waitForFunction(() => Reflect.get(window, 'isUpdated') === true)
      await lobby.getByText('A new version is ready.').waitFor({ state: 'detached' })
      expect(await game.evaluate(() => Reflect.get(window, 'isStillThere'))).toBe(true)
      await game.locator('.table').waitFor()
      // After the player leaves the game, the lobby says so too.
      await goTo(game, '/')
      await game.getByText('A new version is ready.').waitFor()
    } finally {
      await browser.close()
      await app.close()
      rmSync(folder, { recursive: true })
    }
  })
})

describe('names of sixty letters', () => {
  it(
    'fit on a phone, on the fairness page too',
    visiting({ screen: 'phone' }, async ({ page }) => {
      const name = 'W'.repeat(60)
      const id = await openRecord(page, finishedGame(race(aPerson(name), aBot(`${name.slice(1)}x`))))
      await goTo(page, `/fairness/${id}`)
      await page.locator('.fair-share').first().waitFor()
      const isWithin = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth: room } = document.documentElement
          const shares = [...document.querySelectorAll('.fair-share > *')]
          return scrollWidth <= room && shares.every((share) => share.getBoundingClientRect().right <= room)
        })
      await expect.poll(isWithin).toBe(true)
    }),
  )

  it.each(['phone', 'desk'] as const)('leave every button on the screen (%s)', (screen) =>
    visiting({ screen }, async ({ page }) => {
      const [ala, olek] = ['W'.repeat(60), `${'W'.repeat(59)}x`] as const
      const player = new Player(page)
      await openRecord(
        page,
        gameUntil(duel([aPerson(ala), aPerson(olek)]), ({ seat }, { position }) => {
          return seat === 0 && position.turn > 2 && (position.hands[0]?.length ?? 0) > 2
        }),
      )
      await player.settled()
      await page.locator('.curtain').waitFor()
      await expect.poll(() => partlyOffScreen(page)).toEqual([])
      await player.liftCurtain()
      await expect.poll(() => partlyOffScreen(page)).toEqual([])
      const id = await openRecord(page, finishedGame(race(aPerson(ala), aBot(olek))))
      await page.locator('.result').waitFor()
      await expect.poll(() => partlyOffScreen(page)).toEqual([])
      await goTo(page, `/replay/${id}`)
      await page.locator('.replay-scrubber').waitFor()
      await expect.poll(() => partlyOffScreen(page)).toEqual([])
      await goTo(page, '/')
      await page.locator('.saved-table').first().waitFor()
      await expect.poll(() => partlyOffScreen(page)).toEqual([])
    })(),
  )
})

/** Buttons, fields and names that are partly off the screen. */
function partlyOffScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const all = [...document.querySelectorAll('button, select, input, .result-name, .saved-table')]
    return all
      .filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('.skip, [type=file]'),
      )
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect()
        return left < -1 || right > room + 1 || each.scrollWidth > each.clientWidth + 1
      })
      .map((each) => `${each.className}: ${each.textContent.slice(0, 20)}`)
  })
}

describe('a save that is damaged', () => {
  it(
    'is said to be so, and not to be of other rules',
    visiting({}, async ({ page }) => {
      await giveFile(
        page,
        JSON.stringify(
          gameUntil(race(aPerson('Ala'), aBot('Rivet')), (_, { entries }) => entries.length >= 12),
        ),
      )
      await page.locator('.import .notice:not(.danger)').waitFor()
      const [whole] = await keptTables(page)
      if (whole === undefined) throw new Error('nothing was kept')
      const { record } = whole
      await insertSavedRow(page, { ...whole, id: 'gone', record: { ...record, entries: 'gone' } } as {
        id: string
      })
      await insertSavedRow(page, { ...whole, id: 'deep', record: { ...record, seats: [] } } as { id: string })
      for (const place of ['table/gone', 'replay/gone', 'fairness/gone', 'table/deep']) {
        await goTo(page, '/')
        await page.locator('.import').waitFor()
        await goTo(page, `/${place}`)
        await page.getByText('This saved game is damaged').waitFor()
      }
    }),
  )
})

describe('made-up addresses', () => {
  const fragments = [
    '#/play/__proto__',
    '#/play/constructor',
    '#/learn/toString',
    '#/table/__proto__',
    '#/table/%3Cscript%3Ehit()%3C%2Fscript%3E',
    '#/rules/super-teams?rule=%3Cimg%20src%3Dx%20onerror%3Dhit()%3E',
    '#/rules/super-teams?rule=%22%5D%2C*%7B%7D',
    '#/cards/..%2F..%2Fetc',
    '#/replay/x?at=1e9',
    '#/fairness/%00',
    '#/%E0%A4%A',
    `#/table/${'x'.repeat(100_000)}`,
    `#${'/a'.repeat(10_000)}`,
    '#javascript:hit()',
    '#/lobby/../../..',
    '#/?a=__proto__',
  ]

  it(
    'lead nowhere, and harm nothing',
    visiting({ provokes: /^UnknownGame/ }, async ({ page }) => {
      await page.evaluate(() => Object.assign(window, { hit: () => console.error('A script was run.') }))
      for (const fragment of fragments) {
        await follow(page, fragment)
        await expect
          .poll(() => page.getByRole('heading', { level: 1 }).count(), { message: fragment.slice(0, 80) })
          .toBe(1)
        await page.locator('main:not([aria-busy])').first().waitFor()
        expect(await page.locator('script:not([src])').count()).toBe(0)
      }
    }),
  )
})

/** Goes to an address, and waits until the page has reacted. */
async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate(
    (hash) =>
      new Promise((resolve) => {
        window.addEventListener('hashchange', resolve, { once: true })
        location.hash = hash
      }),
    fragment,
  )
  await drawn(page)
}
