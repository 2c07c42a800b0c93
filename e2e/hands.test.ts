import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { drawn } from './drawn.ts'
import { dragFinger, middleOf } from './fingers.ts'
import { Player } from './player.ts'
import { aBot, aPerson, duel, gameUntil, openRecord, race } from './records.ts'
import { visiting } from './visiting.ts'

const racing = () =>
  gameUntil(
    race(aPerson('Zoe'), aBot('Rivet'), aBot('Ember')),
    ({ seat, kind }, { entries }) => seat === 0 && kind === 'playCard' && entries.length > 55,
  )

/** Waits until a choice has been made. */
async function untilChosen(page: Page, act: () => Promise<unknown>): Promise<void> {
  const player = new Player(page)
  const { choices } = await player.settled()
  await act()
  await page.waitForFunction(
    (before) =>
      Number([...document.querySelectorAll('.log [data-at]')].at(-1)?.getAttribute('data-at')) > before,
    choices,
  )
}

it(
  'a press is visible until it is released, and answers nothing by itself',
  visiting({ screen: 'desk' }, async ({ page }) => {
    await openRecord(page, racing())
    const player = new Player(page)
    const { choices } = await player.settled()
    const card = page.locator('.hand [data-lit]').first()
    const { x, y } = await middleOf(card)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.locator('.hand [data-lit][data-pressed]').waitFor()
    // Released beside the card, the press is not a click.
    await page.mouse.move(x, 1)
    await page.mouse.up()
    await page.locator('[data-pressed]').waitFor({ state: 'detached' })
    expect((await player.now()).choices).toBe(choices)
  }),
)

describe.each(['mouse', 'finger'] as const)('Super Teams with a %s', (by) => {
  const screen = by === 'mouse' ? 'desk' : 'phone'
  for (const first of ['card', 'ship'])
    it(
      `${first} first, then a lit place: that is the move`,
      visiting({ screen }, async ({ page }) => {
        await openRecord(page, racing())
        const player = new Player(page, by)
        await untilChosen(page, async () => {
          await player.settled()
          const held = await player.touchFirst(first)
          expect(held.lit.some((thing) => thing.startsWith('space:'))).toBe(true)
          await player.touch(page.locator('[data-ghost]:not([data-offers])').first())
        })
      }),
    )

  it(
    'the board keeps its size when a half is asked for',
    visiting({ screen }, async ({ page }) => {
      await openRecord(
        page,
        gameUntil(
          race(aPerson('Zoe'), aBot('Rivet')),
          ({ seat, kind }) => seat === 0 && kind === 'chooseHalf',
        ),
      )
      const player = new Player(page, by)
      const board = page.locator('.table-board')
      await player.settled()
      await drawn(page)
      const asked = await board.boundingBox()
      await player.choose()
      await player.settled()
      await expect.poll(() => board.boundingBox()).toEqual(asked)
    }),
  )

  it(
    'a card is dragged to a place',
    visiting({ screen }, async ({ page }) => {
      await openRecord(page, racing())
      const player = new Player(page, by)
      await player.settled()
      // The rings have known positions only after the card has been in hand once.
      await player.touchFirst('card')
      const from = await middleOf(page.locator('.hand [data-picked]').first())
      const to = await middleOf(page.locator('[data-ghost]:not([data-offers])').first())
      await page.keyboard.press('Escape')
      await page.locator('[data-picked]').waitFor({ state: 'detached' })
      await untilChosen(page, async () => {
        if (by === 'finger') return dragFinger(page, from, to)
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
        await page.mouse.move(to.x, to.y, { steps: 4 })
        await page.mouse.up()
      })
    }),
  )
})

describe('The Deckbuilding Game', () => {
  const fighting = () =>
    gameUntil(
      duel([aPerson('Zoe'), aBot('Rivet')]),
      ({ seat, options }, { position }) =>
        seat === 0 &&
        (position.units[0]?.length ?? 0) > 1 &&
        (position.hands[0]?.length ?? 0) > 0 &&
        options.some(({ id }) => id === 'attack base'),
    )

  it(
    'one unit and its target are an attack: two clicks',
    visiting({}, async ({ page }) => {
      await openRecord(page, fighting())
      const player = new Player(page)
      await untilChosen(page, async () => {
        await player.settled()
        await player.touch(page.locator('.db-units [data-lit]').first())
        await player.touch(page.locator('.db-side:not([data-area]) [data-thing^="base:"]').first())
      })
    }),
  )

  it(
    'a ship that shields its base is a target itself',
    visiting({}, async ({ page }) => {
      const shielded = gameUntil(
        duel([aPerson('Zoe'), aBot('Rivet')]),
        ({ seat, options }, { position }) =>
          seat === 0 &&
          position.ships[1]?.length === 1 &&
          (position.units[0]?.length ?? 0) > 1 &&
          options.some(({ id }) => id === 'attack base'),
      )
      await openRecord(page, shielded)
      const player = new Player(page)
      await untilChosen(page, async () => {
        await player.settled()
        await player.touch(page.locator('.db-units [data-lit]').first())
        await player.touch(page.locator('.db-side:not([data-area]) [data-thing^="card:"][data-lit]').first())
      })
    }),
  )

  it(
    'the row stays where it is, whatever is played and bought',
    visiting({}, async ({ page }) => {
      await openRecord(page, fighting())
      const player = new Player(page)
      const row = page.locator('.db-row')
      await player.settled()
      await drawn(page)
      const top = async () => (await row.boundingBox())?.y
      const before = await top()
      for (let choice = 0; choice < 12; choice++) {
        await player.choose()
        if ((await player.settled()).phase !== 'live') break
        await expect.poll(top).toBe(before)
      }
    }),
  )

  it(
    'a card is played by dragging it to the table',
    visiting({}, async ({ page }) => {
      await openRecord(page, fighting())
      await new Player(page).settled()
      const card = await middleOf(page.locator('.hand [data-lit]').first())
      const board = await middleOf(page.locator('.table-board'))
      await untilChosen(page, async () => {
        await page.mouse.move(card.x, card.y)
        await page.mouse.down()
        await page.mouse.move(board.x, board.y, { steps: 8 })
        await page.mouse.up()
      })
    }),
  )

  it(
    'nothing is read out under a mouse that rests',
    visiting({}, async ({ page }) => {
      await openRecord(page, fighting())
      const player = new Player(page)
      await player.settled()
      const card = await middleOf(page.locator('.hand [data-lit]').first())
      await page.mouse.move(card.x, card.y)
      await page.locator('.reader[data-shown]').waitFor()
      await page.mouse.move(2, 2)
      await page.locator('.reader[data-shown]').waitFor({ state: 'detached' })
      // A card slides under the mouse.
      await page.evaluate(() => {
        const slid = document.querySelector<HTMLElement>('.hand [data-lit]')
        if (slid !== null) Object.assign(slid.style, { position: 'fixed', inset: '0', zIndex: '99' })
      })
      // As long as opening it would have taken.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      expect(await page.locator('.reader[data-shown]').count()).toBe(0)
      await page.mouse.move(4, 4)
      await page.locator('.reader[data-shown]').waitFor()
    }),
  )

  it.each(['en', 'pl'] as const)('the description of a thing that is pointed at is complete (%s)', (lang) =>
    visiting({ lang }, async ({ page }) => {
      await openRecord(page, fighting())
      await new Player(page).settled()
      const reader = page.locator('.reader[data-shown]')
      for (const thing of await page.locator('.db-row [data-thing], [data-thing="force:track"]').all()) {
        await page.mouse.move(2, 2)
        await reader.waitFor({ state: 'detached' })
        await thing.hover()
        await reader.waitFor()
        const hidden = () => reader.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
        const message = (await reader.textContent()) ?? ''
        await expect.poll(hidden, { message }).toBeLessThanOrEqual(1)
      }
    })(),
  )
})
