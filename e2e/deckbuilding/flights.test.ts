/** Checks the position of moving cards at given times: animations are paused and set, not waited for. */
import { describe, expect, it } from 'vitest'
import { Player } from '../player.ts'
import { aBot, aPerson, duel, gameUntil, openRecord } from '../records.ts'
import { visiting } from '../visiting.ts'

/** Runs in the page: pauses every animation until its time is set. */
function holdTime(): void {
  const held: Animation[] = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...asked) {
    const animation = animate.apply(this, asked)
    animation.pause()
    held.push(animation)
    return animation
  }
  Object.assign(window, { heldAnimations: held })
}

interface Sample {
  readonly part: number
  /** The distance of each moving card from the straight line between its start and its end. */
  readonly offCourse: readonly number[]
  /** The progress along that line, from 0 to 1. */
  readonly along: readonly number[]
  /** Whether it takes up space in the layout. */
  readonly takesRoom: boolean
}

/** Runs in the page: the positions of the flying cards at fractions of their flights. */
function sampleFlights(parts: readonly number[]): Sample[] {
  const held: unknown = Reflect.get(window, 'heldAnimations')
  const animations = (Array.isArray(held) ? held : []).filter(
    (each): each is Animation => each instanceof Animation,
  )
  const flights = animations.flatMap((animation) => {
    const effect = animation.effect
    if (!(effect instanceof KeyframeEffect) || !(effect.target instanceof HTMLElement)) return []
    return effect.target.matches('.db-animation-card') ? [{ animation, effect, card: effect.target }] : []
  })
  const centres = (part: number) =>
    flights.map(({ animation, effect, card }) => {
      const { delay = 0, duration } = effect.getTiming()
      animation.currentTime = delay + Number(duration) * part
      const { x, y, width, height } = card.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  const [starts, ends] = [centres(0), centres(0.999)]
  return parts.map((part) => {
    const now = centres(part)
    const course = now.map((point, index) => {
      const [from, to] = [starts[index] ?? point, ends[index] ?? point]
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const length = Math.hypot(dx, dy) || 1
      return {
        off: Math.abs((point.x - from.x) * dy - (point.y - from.y) * dx) / length,
        along: ((point.x - from.x) * dx + (point.y - from.y) * dy) / length ** 2,
      }
    })
    return {
      part,
      offCourse: course.map(({ off }) => Math.round(off)),
      along: course.map(({ along }) => along),
      takesRoom: flights.some(({ card }) => getComputedStyle(card).position !== 'absolute'),
    }
  })
}

describe('cards that fly', () => {
  it(
    'go straight from where they lay to where they come to lie, and push nothing aside',
    visiting({ still: false, pace: 'normal', confirm: 'never' }, async ({ page, context }) => {
      await context.addInitScript(holdTime)
      await page.reload()
      const record = gameUntil(
        duel([aPerson('Zoe'), aBot('Rivet')]),
        ({ seat, kind, options }, { position }) =>
          seat === 0 &&
          kind === 'act' &&
          position.turn > 2 &&
          options.some(({ id }) => id.startsWith('play ')),
      )
      await openRecord(page, record)
      const player = new Player(page)
      await player.settled()
      await page.locator('.hand [data-lit]').first().click()
      await page.locator('.db-animation-card').first().waitFor({ state: 'attached' })
      const samples = await page.evaluate(sampleFlights, [0, 0.25, 0.5, 0.75, 0.999])
      expect(samples[0]?.along.length).toBeGreaterThan(0)
      for (const { offCourse, along, takesRoom, part } of samples) {
        expect(takesRoom).toBe(false)
        expect(Math.max(...offCourse), `at ${part} of the way`).toBeLessThan(3)
        expect(Math.min(...along)).toBeGreaterThan(-0.01)
        expect(Math.max(...along)).toBeLessThan(1.01)
      }
      // At the end a copy covers the original card.
      const apart = await page.evaluate(() => {
        const corners = (selector: string) =>
          [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
        const cards = corners('.db-table [data-piece]')
        const nearest = corners('.db-animation-card').map((copy) =>
          Math.min(...cards.map((card) => Math.hypot(card.x - copy.x, card.y - copy.y))),
        )
        return Math.max(...nearest)
      })
      expect(apart).toBeLessThan(8)
    }),
  )

  it(
    'stand at once where the last card of the hand gives the board more room: rows would cut off what slides',
    visiting({ screen: 'phone', still: false, confirm: 'never' }, async ({ page }) => {
      await page.addInitScript(holdTime)
      await page.reload()
      const record = gameUntil(
        duel([aPerson('Zoe'), aBot('Rivet')]),
        ({ seat, kind, options }, { position }) =>
          seat === 0 &&
          kind === 'act' &&
          position.hands[0]?.length === 1 &&
          position.units[0]?.length !== 0 &&
          options.some(({ id }) => id.startsWith('play ')),
      )
      await openRecord(page, record)
      const player = new Player(page, 'finger')
      await player.settled()
      const height = () =>
        page.evaluate(() => document.querySelector('.db-board')?.getBoundingClientRect().height ?? 0)
      const before = await height()
      await page.locator('.hand [data-lit]').first().tap()
      await page.locator('.db-animation-card').first().waitFor({ state: 'attached' })
      expect(await height()).toBeGreaterThan(before + 10)
      expect(
        await page
          .locator('.db-table [data-piece]')
          .evaluateAll(
            (cards) =>
              cards.filter((card) =>
                card
                  .getAnimations()
                  .some(
                    ({ effect }) =>
                      effect instanceof KeyframeEffect &&
                      effect.getKeyframes().some((frame) => 'transform' in frame),
                  ),
              ).length,
          ),
      ).toBe(0)
    }),
  )
})
