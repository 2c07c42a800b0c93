import { describe, expect, it } from 'vitest'
import { Player } from '../player.ts'
import { aPerson, gameUntil, openRecord, rim, theAi } from '../records.ts'
import { visiting } from '../visiting.ts'

/** A player plans a move in the middle of the game: many spaces are in reach. */
const planning = gameUntil(
  rim([aPerson('Zoe'), theAi]),
  ({ seat, kind }, { entries }) => seat === 0 && kind === 'plan' && entries.length > 60,
)

describe.each(['phone', 'landscape'] as const)('the whole map under a finger (%s)', (screen) => {
  it(
    'lets every lit space be touched in its middle: it is picked up, or listed among its neighbours',
    visiting({ screen }, async ({ page }) => {
      const player = new Player(page, 'finger')
      await openRecord(page, planning)
      await player.settled()
      const places = await page.locator('.or-chart [data-thing][data-lit]').evaluateAll((things) =>
        things.map((thing) => {
          const { left, top, width, height } = thing.getBoundingClientRect()
          return { thing: thing.getAttribute('data-thing'), x: left + width / 2, y: top + height / 2 }
        }),
      )
      expect(places.length).toBeGreaterThan(8)
      let listed = 0
      for (const { thing, x, y } of places) {
        // The reader may still lie over the board.
        await page.waitForFunction(
          ([left, top]) => document.elementFromPoint(left, top)?.closest('.pan-zoom') != null,
          [x, y] as const,
        )
        await page.touchscreen.tap(x, y)
        const chooser = page.locator(`.crowd [data-thing="${thing}"]`)
        const picked = page.locator(`[data-thing="${thing}"][data-picked]`)
        await chooser.or(picked).first().waitFor()
        listed += await chooser.count()
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await page.locator('.crowd, .or-chart [data-picked]').first().waitFor({ state: 'detached' })
      }
      expect(listed).toBeGreaterThan(0)
    }),
  )

  it(
    'picks up what is chosen from the list',
    visiting({ screen, lang: 'pl' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      await openRecord(page, planning)
      const { lit } = await player.settled()
      const spaces = lit.filter((thing) => thing.startsWith('space:'))
      for (const space of spaces.slice(0, 3)) {
        await player.pick(space)
        await page.keyboard.press('Escape')
      }
    }),
  )
})

describe('the whole map under a mouse', () => {
  it(
    'lets every lit thing be clicked within 12 pixels of its middle: it is picked up, or listed among its neighbours',
    visiting({ screen: 'desk', confirm: 'always' }, async ({ page }) => {
      await openRecord(page, planning)
      await new Player(page).settled()
      const places = await page.locator('.or-chart [data-thing][data-lit]').evaluateAll((things) =>
        things.map((thing) => {
          const { left, top, width, height } = thing.getBoundingClientRect()
          return { thing: thing.getAttribute('data-thing'), x: left + width / 2, y: top + height / 2 }
        }),
      )
      let listed = 0
      for (const { thing, x, y } of places)
        for (const [across, down] of [
          [0, 0],
          [-10, 0],
          [0, 10],
        ] as const) {
          await page.mouse.click(x + across, y + down)
          const chooser = page.locator(`.crowd [data-thing="${thing}"]`)
          const picked = page.locator(`[data-thing="${thing}"][data-picked]`)
          await chooser.or(picked).first().waitFor()
          listed += await chooser.count()
          await page.keyboard.press('Escape')
          await page.keyboard.press('Escape')
          await page.locator('.crowd, .or-chart [data-picked]').first().waitFor({ state: 'detached' })
        }
      expect(listed).toBeGreaterThan(0)
    }),
  )
})
