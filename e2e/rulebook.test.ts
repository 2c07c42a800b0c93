import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { deckbuilding, gameCard, superTeams } from './game-card.ts'
import { Player, type Sight } from './player.ts'
import { aBot, aPerson, duel, finishedGame, giveFile, goTo, keptTables, race } from './records.ts'
import { bot, person } from './visit.ts'
import { sharingVisit, visiting } from './visiting.ts'

const seats = [aPerson('Ala'), aBot('Rivet')] as const

const games = [
  {
    game: superTeams,
    options: { teams: 'dealt', firstPlayer: '1' },
    over: finishedGame(race(...seats)),
  },
  { game: deckbuilding, options: { length: '2' }, over: finishedGame(duel(seats)) },
] as const

const ruleId = /\b[A-Z]{2}-[A-Z]+-\d\d\b/

const screens = [
  { screen: 'desk', by: 'mouse' },
  { screen: 'phone', by: 'finger' },
] as const

const onPaper = { lang: 'pl', theme: 'paper' } as const
const visits = {
  desk: sharingVisit({ ...onPaper, screen: 'desk' }),
  phone: sharingVisit({ ...onPaper, screen: 'phone' }),
  landscape: sharingVisit({ ...onPaper, screen: 'landscape' }),
}

describe.each(games)('the rulebook of $game.name.en', ({ game, options, over }) => {
  const seating = { at: game, seats: [person('Ola'), bot], options }

  it.each(screens)(
    'opened at a table, leads back to the table and loses nothing ($screen)',
    ({ screen, by }) =>
      visiting({ screen, seating }, async ({ page }) => {
        const player = new Player(page, by)
        await player.touch(gameCard(page, game).getByRole('button', { name: /Play now/ }))
        const asked = await player.settled()
        const held = await player.touchThing(asked.litInHand[0] ?? 'nothing:0', asked)
        expect(held.picked).toHaveLength(1)
        await expect.poll(() => page.title()).toMatch(/^● /)
        const title = await page.title()

        for (const wayBack of ['link', 'history'] as const) {
          await openFromMenu(page, player, 'Rules')
          await page.getByRole('heading', { level: 1, name: `Rules: ${game.name.en}` }).waitFor()
          // Keys pressed in the book have no effect at the table.
          await page.getByRole('heading', { level: 2 }).nth(1).click()
          await page.keyboard.press('Escape')
          await page.keyboard.press('1')
          if (wayBack === 'link') await player.touch(page.getByRole('link', { name: 'Back to the table' }))
          else await page.goBack()
          await page
            .getByRole('heading', { level: 1, name: `Rules: ${game.name.en}` })
            .waitFor({ state: 'detached' })
          await expect.poll(async () => withoutNotice(await player.now())).toEqual(withoutNotice(held))
          await expect.poll(() => page.title()).toBe(title)
        }
        await player.choose()
      })(),
  )

  it(
    'opened in a lesson leads back to the step',
    visiting({}, async ({ page }) => {
      await gameCard(page, game).getByRole('link', { name: /Learn/ }).click()
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await page.getByText(/^Step\s2\sof/).waitFor()
      await page.getByRole('link', { name: 'Rules' }).click()
      await page.getByRole('link', { name: 'Back to the lesson' }).click()
      await page.getByText(/^Step\s2\sof/).waitFor()
    }),
  )

  it(
    'opened over a replay leads back to the moment, by a link and through the history',
    visiting({}, async ({ page }) => {
      await giveFile(page, JSON.stringify(over))
      await page.getByText(/^Opened: /).waitFor()
      const [kept] = await keptTables(page)
      await goTo(page, `/replay/${kept?.id}?at=30`)
      const eyes = page.getByLabel('Seen by')
      await eyes.selectOption('Rivet')
      const book = page.getByRole('heading', { level: 1, name: `Rules: ${game.name.en}` })
      const reader = page.getByRole('complementary', { name: 'Explanation' })
      for (const [wayBack, choice] of [
        ['link', 31],
        ['history', 32],
      ] as const) {
        await page.getByRole('button', { name: 'One choice forward' }).click()
        await page.locator('.hand [data-thing]').first().click()
        // Immediately: the address still has the previous step.
        const rule = reader.getByRole('link', { name: 'See the rule' })
        await rule.waitFor()
        const read = await reader.textContent()
        await rule.click()
        await book.waitFor()
        expect(read).not.toMatch(ruleId)
        // As long as the replay takes to update the address.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
        expect(await book.isVisible()).toBe(true)
        if (wayBack === 'link') await page.getByRole('link', { name: 'Back to the replay' }).click()
        else await page.goBack()
        await book.waitFor({ state: 'detached' })
        await page.getByText(`Choice ${choice} of ${over.entries.length}`).waitFor()
        await expect.poll(() => eyes.locator('option:checked').textContent()).toBe('Rivet')
        await page.waitForURL(new RegExp(`at=${choice}$`))
      }
    }),
  )

  it.each(['desk', 'phone', 'landscape'] as const)('has pictures that fit the page (%s)', (screen) =>
    visits[screen](async ({ page }) => {
      await goTo(page, `/rules/${game.id}`)
      await page.getByRole('heading', { level: 1, name: game.name.pl }).waitFor()
      await expect.poll(() => page.locator('.rule-figure').count()).toBeGreaterThan(5)
      await expect.poll(() => tooWide(page)).toEqual([])
      expect(await page.locator('.book-text').textContent()).not.toMatch(ruleId)
    })(),
  )
})

describe('a rule', () => {
  it(
    'has an address by its id alone, also once the book is open',
    visiting({}, async ({ page }) => {
      await page.evaluate(() => {
        window.location.hash = '#ST-TURN-05'
      })
      await page.getByRole('heading', { level: 1, name: 'Rules: Super Teams' }).waitFor()
      const asked = page.locator('.paragraph.asked')
      await asked.locator('.rule-link[title*="ST-TURN-05"]').waitFor()
      await page.evaluate(() => {
        window.location.hash = '#ST-HOLE-03'
      })
      await asked.locator('.rule-link[title*="ST-HOLE-03"]').waitFor()
      await expect.poll(() => asked.count()).toBe(1)
    }),
  )

  it(
    'is found without its marks, and what was found is marked',
    visiting({ lang: 'pl' }, async ({ page }) => {
      await goTo(page, '/rules/super-teams')
      await page.getByRole('searchbox').fill('podwojne')
      await page.locator('mark').first().waitFor()
      const marked = async () => new Set((await page.locator('mark').allInnerTexts()).map(beginning))
      await expect.poll(marked).toEqual(new Set(['podwój']))

      function beginning(word: string): string {
        return word.toLowerCase().slice(0, 6)
      }
    }),
  )
})

async function openFromMenu(page: Page, player: Player, name: string): Promise<void> {
  await player.touch(page.getByRole('button', { name: 'Menu' }))
  await player.touch(page.getByRole('menuitem', { name, exact: true }))
}

/** Why the last touch did nothing is only shown for a while. */
function withoutNotice({ notice: _, ...seen }: Sight) {
  return seen
}

/** Elements that stick out of the page, or of their picture. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []
    for (const figure of document.querySelectorAll<HTMLElement>('.rule-figure')) {
      const drawing = figure.querySelector<HTMLElement>('.rule-figure-drawing')
      if (drawing === null || drawing.scrollWidth > drawing.clientWidth || drawing.clientHeight < 40)
        wide.push(figure.dataset['figure'] ?? '')
    }
    return wide
  })
}
