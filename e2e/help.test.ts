import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { GameRecord } from '../kernel/index.ts'
import { drawn } from './drawn.ts'
import { gameCard, superTeams } from './game-card.ts'
import { plain } from './plain.ts'
import { Player } from './player.ts'
import { aBot, aPerson, duel, finishedGame, gameUntil, keptTables, openRecord, race } from './records.ts'
import { visiting } from './visiting.ts'

const hintLine = (page: Page) => page.locator('.help-line[data-kind="hint"]')
const coachLine = (page: Page) => page.locator('.help-line[data-kind="coach"]')

/** The question stays accessible: the line covers none of it. */
function coversNothing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const line = document.querySelector('.help-line')?.getBoundingClientRect()
    if (line === undefined) return false
    const asked = document.querySelectorAll('[data-lit], .dock-actions button, .turn-prompt')
    return [...asked].every((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return bottom <= line.top + 1 || top >= line.bottom - 1 || right <= line.left || left >= line.right
    })
  })
}

/** The positions and sizes of the parts of the table. */
function layoutOf(page: Page): Promise<string[]> {
  return page
    .locator('.table-board, .dock-actions, .hand')
    .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())))
}

const ownTurn = (seat: number, kind: string) => (asked: { seat: number; kind: string }) =>
  asked.seat === seat && asked.kind === kind

describe.each([
  ['the race', gameUntil(race(aPerson('Ala'), aBot('Nit')), ownTurn(0, 'playCard'))],
  ['the duel', gameUntil(duel([aPerson('Ala'), aBot('Nit')], { empire: '1' }), ownTurn(0, 'act'))],
] as const)('a hint in %s', (_, record) => {
  it.each(['desk', 'phone', 'landscape'] as const)(
    'says in one sentence what the expert would do, lights it and covers nothing (%s)',
    (screen) =>
      visiting({ screen }, async ({ page }) => {
        await openRecord(page, record)
        const player = new Player(page)
        await player.settled()
        const before = await layoutOf(page)
        await page.getByRole('button', { name: 'Hint' }).click()
        const says = await hintLine(page).getByText(' – ').textContent()
        expect(says).toMatch(/^[A-Z].* – [a-z].*\.$/)
        await page.locator('[data-pointed]').first().waitFor()
        await expect.poll(() => coversNothing(page)).toBe(true)
        expect(await layoutOf(page)).toEqual(before)

        await page.getByRole('button', { name: 'Close the tip' }).click()
        await hintLine(page).waitFor({ state: 'detached' })
        await expect.poll(() => page.locator('[data-pointed]').count()).toBe(0)

        await page.keyboard.press('h')
        expect(await hintLine(page).getByText(' – ').textContent()).toBe(says)
        await player.choose()
        await hintLine(page).waitFor({ state: 'detached' })
      })(),
  )
})

it(
  'hints speak Polish, and can be switched off',
  visiting({ lang: 'pl' }, async ({ page }) => {
    await openRecord(page, gameUntil(race(aPerson('Ala'), aBot('Nit')), ownTurn(0, 'playCard')))
    const button = page.getByRole('button', { name: 'Podpowiedź' })
    await button.click()
    expect(await hintLine(page).getByText(' – ').textContent()).toMatch(/ – .*(mniej więcej|nic innego)/)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Ustawienia' }).click()
    await page.getByText('Podpowiedzi przy stole').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await button.waitFor({ state: 'detached' })
    await hintLine(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('[data-pointed]').count()).toBe(0)
    // The key after it has done its work by then.
    await page.keyboard.press('h')
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    expect(await hintLine(page).count()).toBe(0)
  }),
)

describe('after the game', () => {
  const lost = raceWon(1)
  const won = raceWon(0)

  it(
    'a player who has lost is offered an easier opponent, and plays it with one touch',
    visiting({}, async ({ page }) => {
      await openRecord(page, lost)
      await page.getByRole('button', { name: 'Play an easier opponent (child)' }).click()
      await page.locator('.table[data-phase="live"]').waitFor()
      const latest = (await keptTables(page)).at(-1)
      expect(latest?.record.seats).toMatchObject([{ kind: 'person' }, { kind: 'bot', level: 'child' }])
      expect(latest?.record.options).toEqual(lost.options)
      // The lobby remembers it.
      await page.goto(new URL('#/', page.url()).href)
      await gameCard(page, superTeams).getByText(': child').waitFor()
    }),
  )

  it(
    'a player who has won three times in a row is offered a stronger opponent',
    visiting({}, async ({ page }) => {
      const offer = page.getByRole('button', { name: /Play an? (easier|stronger) opponent/ })
      for (const [index, record] of [won, raceWon(0, 40), raceWon(0, 70)].entries()) {
        await openRecord(page, record)
        await page.getByRole('button', { name: 'Play again' }).waitFor()
        // The game is counted when the suggestion that follows from it is offered.
        await expect.poll(() => winsCounted(page)).toBe(index + 1)
        await expect.poll(() => offer.count()).toBe(index < 2 ? 0 : 1)
      }
      expect(plain(await offer.textContent())).toBe('Play a stronger opponent (regular)')
    }),
  )
})

/** How many wins in a row the browser has counted. */
function winsCounted(page: Page): Promise<unknown> {
  return page.evaluate((game) => {
    const streak: object = JSON.parse(localStorage.getItem(`kantyna.streak.${game}`) ?? '{}')
    return Reflect.get(streak, 'wins')
  }, superTeams.id)
}

/** A finished race that a seat has won alone. */
function raceWon(seat: number, from = 1): GameRecord {
  for (let number = from; number < from + 30; number++) {
    const record = finishedGame({ ...race(aPerson('Ala'), aBot('Nit')), number })
    if (record.outcome?.winners.join() === String(seat)) return record
  }
  throw new Error(`Seat ${seat} never wins.`)
}

describe.each(['desk', 'phone', 'landscape'] as const)('the coach (%s)', (screen) => {
  it(
    'tells a new player one thing at a time, once, covers nothing and moves nothing',
    visiting({ screen, coach: true }, async ({ page }) => {
      const player = new Player(page)
      await gameCard(page, superTeams)
        .getByRole('button', { name: /Play now.*beginner/s })
        .click()
      await player.settled()
      const first = await coachLine(page).locator('p').textContent()
      expect(first).toMatch(/\.$/)
      await expect.poll(() => coversNothing(page)).toBe(true)
      const withTip = await layoutOf(page)
      await page.getByRole('button', { name: 'Close the tip' }).click()
      await coachLine(page).waitFor({ state: 'detached' })
      expect(await layoutOf(page)).toEqual(withTip)

      const told = new Set([first])
      for (let turn = 0; turn < 6; turn++) {
        await player.choose()
        await player.settled()
        const lines = await coachLine(page).locator('p').allTextContents()
        expect(lines.length).toBeLessThan(2)
        for (const line of lines) told.add(line)
      }
      expect(told.size).toBeGreaterThan(1)
      await page.reload()
      await player.settled()
      // By then the coach has been fetched.
      await page.waitForLoadState('networkidle')
      await drawn(page)
      const again = await coachLine(page).locator('p').allTextContents()
      expect(again.filter((line) => told.has(line))).toEqual([])
    }),
  )
})
