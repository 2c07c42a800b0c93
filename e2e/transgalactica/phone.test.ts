import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { abilities } from '../../games/transgalactica/content/abilities.ts'
import { goals } from '../../games/transgalactica/content/goals.ts'
import { goalText } from '../../games/transgalactica/words/cards/scoring-text.ts'
import { expectFingerFriendly } from '../fingers.ts'
import { aBot, aPerson, galaxy, gameUntil, openRecord } from '../records.ts'
import { visiting } from '../visiting.ts'
import {
  choosesGoal,
  mayFollow,
  maySettle,
  picksSince,
  playerOf,
  turnWith,
  turnWithFreeActions,
} from './galaxies.ts'

const seats = [aPerson('Ola'), aBot('Nit'), aBot('Iskra')]

/** The width of a thing's rim, in pixels. */
const RIM = 4

describe('on a phone of 360 by 640, in Polish, with a finger', () => {
  it(
    'a captain is placed and the action answered part by part',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      const player = playerOf(page, 'finger')
      const record = turnWith('politics', 2, ...seats)
      const id = await openRecord(page, record)
      await player.settled()
      await expectFingerFriendly(page)
      const held = await player.touchThing('area:politics')
      if (held.answers.length === 0) await player.touchThing('area:politics', held)
      await page.locator('[data-part="way"] [data-answer]').first().waitFor()
      await expectFingerFriendly(page)
      await player.choose()
      await expect.poll(() => picksSince(page, id, record)).toContain('politics')
    }),
  )

  it(
    'an ability is read whole before it is taken',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      await openRecord(
        page,
        gameUntil(galaxy(...seats), ({ seat }) => seat === 0),
      )
      await playerOf(page, 'finger').settled()
      const hidden = await page
        .locator('.tg-draft-ability')
        .first()
        .evaluate(
          (tile, all) => {
            const [name, text] = tile.querySelectorAll('b, small')
            return all.map((words) => {
              name?.replaceChildren(words.name)
              text?.replaceChildren(words.text)
              return tile.scrollHeight - tile.clientHeight
            })
          },
          abilities.map(({ name, text }) => ({ name: name.pl, text: text.pl })),
        )
      // Less than half a line of it.
      for (const pixels of hidden) expect(pixels).toBeLessThan(7)
    }),
  )

  it(
    'what an action brings stays in sight beside what is read about it',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      const player = playerOf(page, 'finger')
      await openRecord(page, turnWith('mining', 2, ...seats))
      await player.settled()
      await player.touchThing('area:mining')
      await expect
        .poll(async () => {
          const [read, preview] = await boxesOf(page, '.reader[data-shown]', '.tg-preview')
          return read && preview && read.y + read.height <= preview.y + 1
        })
        .toBe(true)
    }),
  )

  it(
    'a panel that is opened does not lie under what was read before',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      const player = playerOf(page, 'finger')
      await openRecord(page, turnWith('politics', 2, ...seats))
      await player.settled()
      await page.locator('[data-thing^="area:"]:not([data-lit])').first().tap()
      await page.locator('.reader[data-pinned]').waitFor()
      await page.locator('.panel-tab').first().tap()
      await page.locator('.panel-sheet').waitFor()
      await page.locator('.reader[data-pinned]').waitFor({ state: 'detached' })
    }),
  )

  it.each(['phone', 'landscape'] as const)('every free action can be touched (%s)', (screen) =>
    visiting({ lang: 'pl', screen }, async ({ page }) => {
      await openRecord(page, turnWithFreeActions(6, ...seats))
      await playerOf(page, 'finger').settled()
      await page.locator('.tg-free-fold').tap()
      const listed = page.locator('.tg-free-button')
      expect(await listed.count()).toBeGreaterThan(5)
      for (const button of await listed.all()) {
        await button.scrollIntoViewIfNeeded()
        await button.click({ trial: true })
      }
    })(),
  )

  it.each(['phone', 'landscape'] as const)(
    'why an action is closed is read beside the open ones (%s)',
    (screen) =>
      visiting({ lang: 'pl', screen }, async ({ page }) => {
        const player = playerOf(page, 'finger')
        await openRecord(page, turnWith('politics', 3, ...seats))
        await player.settled()
        await page.locator('[data-thing^="area:"]:not([data-lit])').first().tap()
        const height = page.viewportSize()?.height ?? 0
        await expect
          .poll(async () => {
            const [why, read] = await boxesOf(page, '.reader-why', '.reader[data-pinned]')
            const open = await page.locator('[data-thing^="area:"][data-lit]').all()
            const places = await Promise.all(open.map((area) => area.boundingBox()))
            if (!why || !read || places.length === 0) return null
            const isInSight = why.y >= 0 && why.y + why.height <= height
            // Their rims may touch.
            const within = { ...read, height: read.height - RIM }
            return { isInSight, isApart: places.every((place) => place !== null && !overlap(within, place)) }
          })
          .toEqual({ isInSight: true, isApart: true })
      })(),
  )

  it(
    'goals to choose from are read whole, whichever they are',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      await openRecord(page, choosesGoal(...seats))
      await playerOf(page, 'finger').settled()
      await page.evaluate(() => document.fonts.ready)
      const faces = goals.map((goal) => ({ name: goal.name.pl, text: goalText(goal, 'pl') }))
      const cut = await page
        .locator('.tg-draft-card')
        .first()
        .evaluate((card, all) => {
          const [name, text] = [card.querySelector('.tg-goal > b'), card.querySelector('.tg-goal > small')]
          const isCut = (face: (typeof all)[number]) => {
            name?.replaceChildren(face.name)
            text?.replaceChildren(face.text)
            const around = card.getBoundingClientRect()
            const inside = card.querySelector('.tg-goal')?.getBoundingClientRect() ?? around
            return inside.top < around.top || inside.bottom > around.bottom
          }
          return all.filter(isCut).map((face) => face.name)
        }, faces)
      expect(cut).toEqual([])
    }),
  )

  it(
    'a player follows another',
    visiting({ lang: 'pl', screen: 'phone', confirm: 'never' }, async ({ page }) => {
      const player = playerOf(page, 'finger')
      const record = mayFollow(...seats)
      const id = await openRecord(page, record)
      await player.settled()
      await player.touchFirst('area')
      await expectFingerFriendly(page)
      await player.choose()
      await expect.poll(() => picksSince(page, id, record)).toContain('follow')
    }),
  )

  it(
    'an outpost is placed on the map',
    visiting({ lang: 'pl', screen: 'phone', confirm: 'never' }, async ({ page }) => {
      const player = playerOf(page, 'finger')
      const { record, space } = maySettle(...seats)
      const id = await openRecord(page, record)
      const { choices } = await player.settled()
      await expectFingerFriendly(page)
      const touched = await player.touchThing(space)
      if (touched.choices === choices) await player.choose()
      await expect.poll(() => picksSince(page, id, record)).toContainEqual(expect.stringMatching(/^settle/))
    }),
  )
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function overlap(one: Box, other: Box): boolean {
  const isApart = (a: number, along: number, b: number, beside: number) =>
    a + along <= b + 1 || b + beside <= a + 1
  return (
    !isApart(one.x, one.width, other.x, other.width) && !isApart(one.y, one.height, other.y, other.height)
  )
}

/** The boxes of some elements, all measured at the same moment; null for an element that is not there yet. */
function boxesOf(page: Page, ...selectors: string[]): Promise<(Box | null)[]> {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        return box === undefined ? null : { x: box.x, y: box.y, width: box.width, height: box.height }
      }),
    selectors,
  )
}
