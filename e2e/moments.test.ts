import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Player } from './player.ts'
import { aBot, aPerson, galaxy, gameUntil, goTo, openRecord, race } from './records.ts'
import { visiting } from './visiting.ts'

/** The first seat can give itself a bonus card with one card, and the other player one with another. */
const atBonus = (other: typeof aBot) =>
  gameUntil(race(aPerson('Ola'), other('Olek')), ({ seat }, { entries }) => seat === 0 && entries.length > 15)

/** The round ends with the next pass: cleaning up and income concern everybody. */
const atRoundEnd = gameUntil(
  galaxy(aBot('Rivet'), aPerson('Ola')),
  ({ seat, kind }, { entries }) => seat === 1 && kind === 'turn' && entries.length > 67,
)

const own = (page: Page) => page.locator('dialog.moment-place[open]')
const brief = (page: Page) => page.locator('.moment-place[data-brief] .moment')

describe('a moment', () => {
  it(
    'that concerns the player stays until it is touched, and the touch does nothing else',
    visiting({ keepsMoments: true, confirm: 'never' }, async ({ page }) => {
      const { player } = await atOwnMoment(page)
      expect(await own(page).getAttribute('aria-label')).toMatch(/Ola/)
      const { choices } = await player.now()
      // Neither a number nor a key of the table answers what lies below.
      for (const key of ['1', '2', 'c', 'e', 'u']) await page.keyboard.press(key)
      expect(await own(page).count()).toBe(1)
      const card = await page.locator('.hand [data-thing^="card:"]').first().boundingBox()
      if (card === null) throw new Error('There is no card in the hand.')
      await page.mouse.dblclick(card.x + card.width / 2, card.y + card.height / 2)
      await own(page).waitFor({ state: 'detached' })
      const after = await player.now()
      expect([after.choices, after.picked]).toEqual([choices, []])
    }),
  )

  it(
    'of another player takes no touch and leaves by itself',
    visiting({ keepsMoments: true, confirm: 'never', pace: 'normal' }, async ({ page }) => {
      await openRecord(page, atBonus(aBot))
      const player = new Player(page)
      await player.settled()
      await takeBonus(player, 'other')
      await brief(page).waitFor()
      const isTouched = await page.evaluate(() => {
        const card = document.querySelector('.moment-place[data-brief] .moment')?.getBoundingClientRect()
        if (card === undefined) return null
        const { x, y, width, height } = card
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.moment-place') ?? null
      })
      expect(isTouched).toBeNull()
      await expect.poll(() => brief(page).count()).toBe(0)
    }),
  )

  it(
    'goes one at a time when Enter is held, and is read out in one sentence',
    visiting({ keepsMoments: true, confirm: 'never' }, async ({ page }) => {
      const first = await atFirstOfSeveral(page)
      await page.keyboard.down('Enter')
      await page.keyboard.down('Enter')
      await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      const second = await own(page).getAttribute('aria-label')
      expect(second).not.toBe(first)
      await page.keyboard.press('Escape')
      // A moment that concerns nobody disappears by itself, so on a slow machine there may be one less.
      const label = async () =>
        (await own(page).count()) === 0 ? null : own(page).getAttribute('aria-label')
      await expect.poll(label).not.toBe(second)
      if ((await own(page).count()) > 0) await page.keyboard.press(' ')
      await own(page).waitFor({ state: 'detached' })
    }),
  )

  it(
    'is not shown again after a reload, but from its line in the log',
    visiting({ keepsMoments: true, confirm: 'never' }, async ({ page }) => {
      const { player } = await atOwnMoment(page)
      await page.reload()
      await player.liftCurtain()
      await page.locator('.log-moment').last().waitFor()
      expect(await own(page).count()).toBe(0)
      await page.locator('.log-moment').last().click()
      await own(page).waitFor()
      await page.mouse.click(5, 5)
      await own(page).waitFor({ state: 'detached' })
    }),
  )

  it(
    'lets the numbers of the players change when it is over, not before',
    visiting({ keepsMoments: true, confirm: 'never' }, async ({ page }) => {
      await openRecord(page, atRoundEnd)
      const player = new Player(page)
      await player.settled()
      // The game's texts of moments have been fetched.
      await page.locator('.log-moment').first().waitFor({ state: 'attached' })
      const points = () => page.locator('[data-fact="1 points"] > span:nth-child(2)').textContent()
      const before = await points()
      await page.keyboard.press('e')
      await own(page).locator('[data-flies-to="1 points"]').waitFor()
      expect(await points()).toBe(before)
      while ((await own(page).count()) > 0) await page.keyboard.press('Enter')
      await expect.poll(points).not.toBe(before)
    }),
  )

  it(
    'is over when the browser closes it, and the next one is shown',
    visiting({ keepsMoments: true, confirm: 'never' }, async ({ page }) => {
      const first = await atFirstOfSeveral(page)
      await own(page).evaluate((dialog) => {
        if (dialog instanceof HTMLDialogElement) dialog.close()
      })
      await own(page).waitFor()
      expect(await own(page).getAttribute('aria-label')).not.toBe(first)
    }),
  )

  it(
    'waits under a book, which can be read and closed',
    visiting({ keepsMoments: true, confirm: 'never' }, async ({ page }) => {
      const { id } = await atOwnMoment(page)
      await goTo(page, `/rules/super-teams?from=table%2F${id}`)
      await own(page).waitFor({ state: 'detached' })
      await page.locator(`a[href="#/table/${id}"]`).first().click()
      await own(page).click()
      await own(page).waitFor({ state: 'detached' })
    }),
  )

  it(
    'waits on one screen for the player that it concerns',
    visiting({ keepsMoments: true, confirm: 'never' }, async ({ page }) => {
      await atBonusFor(page, 'other')
      await page.getByRole('heading', { name: 'Pass the screen to Olek' }).waitFor()
      expect(await own(page).count()).toBe(0)
      await page.getByRole('button', { name: /^I am Olek/ }).click()
      await own(page).waitFor()
      expect(await own(page).getAttribute('aria-label')).toMatch(/Olek/)
      const whose = own(page).locator('.moment-go')
      expect(await whose.textContent()).toMatch(/Olek: Press anywhere/)
      // The seat's shape comes before the name in the line.
      const lines = await whose.evaluate(
        (line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight),
      )
      expect(lines).toBeLessThan(1.5)
      await own(page).click()
      await own(page).waitFor({ state: 'detached' })
    }),
  )
})

describe('a replay', () => {
  it(
    'stops at moments while it plays, goes to the next one, and plays through without stops',
    visiting({ keepsMoments: true }, async ({ page }) => {
      const id = await openRecord(page, atBonus(aPerson))
      await goTo(page, `/replay/${id}?at=0`)
      await page.getByRole('button', { name: 'Next key moment' }).click()
      await own(page).waitFor()
      await page.keyboard.press('Enter')
      await own(page).waitFor({ state: 'detached' })
      const stops = page.getByRole('switch', { name: 'Stop at key moments' })
      await stops.press('Space')
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('4')
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await page.waitForURL(/at=16$/)
      expect(await own(page).count()).toBe(0)
      await stops.press('Space')
      await page.locator('.replay-scrubber').fill('0')
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await own(page).waitFor()
    }),
  )

  it(
    'keeps its moment under a book, which can be read and closed',
    visiting({ keepsMoments: true }, async ({ page }) => {
      const id = await openRecord(page, atBonus(aPerson))
      await goTo(page, `/replay/${id}?at=0`)
      await page.getByRole('button', { name: 'Next key moment' }).click()
      await own(page).waitFor()
      await page.waitForURL(/at=[1-9]/)
      const place = new URL(page.url()).hash.slice('#/'.length)
      await goTo(page, `/rules/super-teams?from=${encodeURIComponent(place)}`)
      await own(page).waitFor({ state: 'detached' })
      await page.goBack()
      await own(page).click()
      await own(page).waitFor({ state: 'detached' })
    }),
  )
})

/** Two people at one screen: the first has played a card after which one of them gets a bonus card. */
async function atBonusFor(page: Page, whose: 'own' | 'other') {
  const id = await openRecord(page, atBonus(aPerson))
  const player = new Player(page)
  await player.liftCurtain()
  await takeBonus(player, whose)
  return { id, player }
}

/** A moment that concerns the viewer is shown. */
async function atOwnMoment(page: Page) {
  const table = await atBonusFor(page, 'own')
  await own(page).waitFor()
  return table
}

/** The first of several moments in a row is shown; returns what it says. */
async function atFirstOfSeveral(page: Page): Promise<string | null> {
  await openRecord(page, atRoundEnd)
  await new Player(page).settled()
  await page.keyboard.press('e')
  await own(page).waitFor()
  return own(page).getAttribute('aria-label')
}

/** Plays the card after which a player gets a bonus card. */
async function takeBonus(player: Player, whose: 'own' | 'other'): Promise<void> {
  const [card, ship] = whose === 'own' ? (['card:31', 'ship:4'] as const) : (['card:46', 'ship:7'] as const)
  await player.pick(card)
  await player.touchThing(ship)
}
