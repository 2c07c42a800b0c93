import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { launchBrowser } from './browser.ts'
import { drawn } from './drawn.ts'
import { plain } from './plain.ts'
import { slowDown, slowed } from './slowed.ts'
import { serveTestPage } from './test-page.ts'

/** A game can have a map to pan and zoom, panels and seat boards, and players can answer from any of them. */

let browser: Browser
let toy: Awaited<ReturnType<typeof serveTestPage>>
beforeAll(async () => {
  toy = await serveTestPage('toy')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await toy?.close()
})

const desk = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true }
const landscape = { ...phone, viewport: { width: 844, height: 390 } }

function at(screen: typeof desk, act: (page: Page) => Promise<void>, hash = '') {
  return async () => {
    const context = await browser.newContext(screen)
    slowDown(context)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000 * slowed)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${toy.address}/${hash}`)
    await page.getByRole('region', { name: 'Map' }).waitFor()
    await drawn(page)
    await act(page)
    expect(errors).toEqual([])
    await context.close()
  }
}

const given = (page: Page) =>
  page.getByRole('list', { name: 'Given' }).getByRole('listitem').allTextContents()
const planet = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const scaleOf = (page: Page) =>
  page
    .locator('.pan-zoom-content')
    .evaluate((content) => new DOMMatrix(getComputedStyle(content).transform).a)
const middleOf = async (page: Page, name: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await planet(page, name).boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

describe('the map', () => {
  it(
    'answers a tap on a thing, and not a drag that begins on one',
    at(desk, async (page) => {
      const { x, y } = await middleOf(page, 'Ando')
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, -600)
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(0.6)
      const before = await middleOf(page, 'Ando')
      await page.mouse.move(before.x, before.y)
      await page.mouse.down()
      await page.mouse.move(before.x + 60, before.y + 40, { steps: 4 })
      await page.mouse.move(before.x - 40, before.y - 30, { steps: 4 })
      await page.mouse.up()
      const moved = async () => {
        const after = await middleOf(page, 'Ando')
        return [after.x - before.x, after.y - before.y].map(Math.round)
      }
      await expect.poll(moved).toEqual([-40, -30])
      expect(await given(page)).toEqual([])
      await planet(page, 'Ando').click()
      await expect.poll(() => given(page)).toEqual(['answer turn: fly Ando'])
    }),
  )

  it(
    'is moved by keys and buttons, and brings what takes the focus into sight',
    at(desk, async (page) => {
      const whole = await scaleOf(page)
      await page.getByRole('region', { name: 'Map' }).focus()
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole * 2)
      for (const name of ['Ando', 'Bree', 'Cato', 'Dorn']) {
        await page.keyboard.press('Tab')
        const frame = await page.locator('.pan-zoom').boundingBox()
        await expect
          .poll(async () => {
            const { x, y } = await middleOf(page, name)
            return (
              frame !== null &&
              x > frame.x &&
              x < frame.x + frame.width &&
              y > frame.y &&
              y < frame.y + frame.height
            )
          })
          .toBe(true)
      }
      await page.keyboard.press('Enter')
      await expect.poll(() => given(page)).toEqual(['answer turn: fly Dorn'])
      await page.keyboard.press('0')
      await expect.poll(() => scaleOf(page)).toBeCloseTo(whole)
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole)
      await page.getByRole('button', { name: 'Show everything' }).click()
      await expect.poll(() => scaleOf(page)).toBeCloseTo(whole)
      const { x = 0, y = 0 } = (await page.locator('.pan-zoom').boundingBox()) ?? {}
      await page.mouse.dblclick(x + 20, y + 20)
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole)
    }),
  )

  it(
    'is pinched with two fingers that act on nothing; one finger acts',
    at(phone, async (page) => {
      const whole = await scaleOf(page)
      const fingers = await page.context().newCDPSession(page)
      const [one, other] = [await middleOf(page, 'Ando'), await middleOf(page, 'Bree')]
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ) =>
        fingers.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
        })
      // Two fingers tap without moving.
      await touch('touchStart', one)
      await touch('touchStart', one, other)
      await touch('touchEnd')
      expect(await given(page)).toEqual([])
      await touch('touchStart', { x: 120, y: one.y })
      await touch('touchStart', { x: 120, y: one.y }, { x: 200, y: one.y })
      for (const apart of [20, 40, 60])
        await touch('touchMove', { x: 120 - apart, y: one.y }, { x: 200 + apart, y: one.y })
      await touch('touchEnd')
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole * 1.8)
      expect(await given(page)).toEqual([])
      await page.getByRole('button', { name: 'Show everything' }).tap()
      await expect.poll(() => scaleOf(page)).toBeLessThan(whole * 1.1)
      // A touch near a thing counts as a touch on it.
      const near = await middleOf(page, 'Ando')
      await page.touchscreen.tap(near.x, near.y)
      await expect.poll(() => given(page)).toEqual(['answer turn: fly Ando'])
    }),
  )
})

describe('a panel', () => {
  it(
    'puts an answer together with what it comes to, by its own buttons and by things',
    at(desk, async (page) => {
      const market = page.getByRole('region', { name: 'Market' })
      await market.getByRole('button', { name: 'Buy the ship for 12' }).click()
      const confirm = market.getByRole('button', { name: /^(Next|Confirm|Choose)/ })
      await market.getByText('2 credits short').waitFor()
      await expect.poll(() => confirm.isDisabled()).toBe(true)
      await market.getByRole('button', { name: 'ore', exact: true }).click()
      await market.getByText('1 credits short').waitFor()
      await market.getByRole('button', { name: 'Crate of spice' }).click()
      await market
        .getByText('10 (credits), plus 1 (ore), plus 4 (spice), minus 12 (price), comes to 3')
        .waitFor()
      await confirm.click()
      await market.getByText('Fill up with').waitFor()
      await expect.poll(async () => plain(await confirm.textContent())).toBe('Choose 2 more')
      const cells = market.getByRole('spinbutton', { name: 'cells' })
      await cells.focus()
      await page.keyboard.press('ArrowUp')
      await market.getByRole('button', { name: 'gas: one more' }).click()
      await expect.poll(() => market.getByRole('button', { name: 'gas: one more' }).isDisabled()).toBe(true)
      await expectAccessible(page, 'a purchase')
      await market.getByRole('button', { name: 'Back' }).click()
      await market.getByText('Trade in').waitFor()
      await confirm.click()
      await market.getByRole('button', { name: 'cells: one more' }).click()
      await market.getByRole('button', { name: 'cells: one more' }).click()
      await expect.poll(() => confirm.textContent()).toBe('Confirm')
      await confirm.click()
      await expect.poll(() => given(page)).toEqual(['answer turn: buy cargo=ore cargo=spice fuel=cells:2'])
    }),
  )

  it(
    'makes a standing move while nothing is asked, in the page’s own sheet',
    at(
      desk,
      async (page) => {
        await page
          .getByRole('region', { name: 'Gifts' })
          .getByRole('button', { name: 'Give to Olek' })
          .click()
        const sheet = page.getByRole('region', { name: 'Give credits to Olek' })
        await sheet.getByRole('button', { name: /one more/ }).click()
        await expect.poll(() => sheet.getByRole('button', { name: 'Confirm' }).isEnabled()).toBe(true)
        await sheet.getByRole('button', { name: 'Confirm' }).click()
        await expect.poll(() => given(page)).toEqual(['move give: Olek credits=2'])
      },
      '#waiting',
    ),
  )

  it.each([
    ['standing', phone],
    ['landscape', landscape],
  ])('is a tab on a %s phone, four at most, and its sheet leaves some of the board in sight', (_, screen) =>
    at(screen, async (page) => {
      const tabs = page.getByRole('navigation', { name: 'Panels' })
      await expect
        .poll(() => tabs.getByRole('button').allTextContents())
        .toEqual(['Market', 'goals', 'fame', 'routes'])
      await tabs.getByRole('button', { name: 'goals' }).tap()
      const sheet = page.getByRole('region', { name: 'goals' })
      const areaOf = async (what: Locator) => {
        const { width = 0, height = 0 } = (await what.boundingBox()) ?? {}
        return width * height
      }
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      await expect.poll(() => areaOf(sheet)).toBeGreaterThan(0)
      await expect.poll(() => areaOf(sheet)).toBeLessThan(width * height * 0.75)
      await expectAccessible(page, 'a panel on a phone')
      await sheet.getByRole('button', { name: 'Close' }).tap()
      await sheet.waitFor({ state: 'detached' })
      await planet(page, 'Ando').tap()
      await expect.poll(() => given(page)).toEqual(['answer turn: fly Ando'])
    })(),
  )
})

describe('a seat’s board', () => {
  it(
    'opens from the strip, leads to the next seat, answers, and closes with Escape',
    at(desk, async (page) => {
      await page.getByRole('button', { name: 'Olek' }).click()
      const board = page.getByRole('region', { name: 'Olek' })
      await board.getByText('Hold of seat 2').waitFor()
      await expectAccessible(page, 'a seat’s board')
      await board.getByRole('button', { name: 'Next player' }).click()
      await page.getByText('Hold of seat 1').waitFor()
      await page.getByRole('button', { name: 'Fly home to Ando' }).click()
      await expect.poll(() => given(page)).toEqual(['answer turn: fly Ando'])
      await page.keyboard.press('Escape')
      await page.getByText('Hold of seat 1').waitFor({ state: 'detached' })
    }),
  )

  it(
    'is swiped to the next on a phone',
    at(phone, async (page) => {
      await page.getByRole('button', { name: 'Ala' }).tap()
      await page.getByText('Hold of seat 1').waitFor()
      const { x = 0, y = 0 } = (await page.getByText('Hold of seat 1').boundingBox()) ?? {}
      const fingers = await page.context().newCDPSession(page)
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
      await touch('touchStart', { x: x + 200, y: y + 8 })
      for (const step of [40, 90, 140]) await touch('touchMove', { x: x + 200 - step, y: y + 8 })
      await touch('touchEnd')
      await page.getByText('Hold of seat 2').waitFor()
    }),
  )
})
