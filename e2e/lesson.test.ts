import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { library as ofDeckbuilding } from '../games/deckbuilding/library.ts'
import { library as ofOuterRim } from '../games/outer-rim/library.ts'
import { library as ofSuperTeams } from '../games/super-teams/library.ts'
import { library as ofUnfinishedBusiness } from '../games/unfinished-business/library.ts'
import type { LessonStep } from '../kernel/index.ts'
import { deckbuilding, gameCard, outerRim, superTeams } from './game-card.ts'
import { asDrawn } from './plain.ts'
import { Player } from './player.ts'
import { goTo } from './records.ts'
import { visiting } from './visiting.ts'

const [desk, phone, landscape] = [
  { screen: 'desk', by: 'mouse' },
  { screen: 'phone', by: 'finger' },
  { screen: 'landscape', by: 'finger' },
] as const

type Held = typeof desk | typeof phone | typeof landscape

/** Each on a phone, and also on a desktop or on a phone in landscape. */
const lessons = [
  { game: superTeams, steps: ofSuperTeams.lesson, risky: 'firstMove', hands: [phone, desk] },
  { game: deckbuilding, steps: ofDeckbuilding.lesson, risky: 'buy', hands: [phone, landscape] },
  { game: outerRim, steps: ofOuterRim.lesson, risky: 'patrol', hands: [phone, landscape] },
]

describe.each(lessons)('the lesson of $game.name.en', ({ game, steps, risky, hands }) => {
  it.each<Held>(hands)('can be completed by following the lit things, by $by ($screen)', ({ screen, by }) =>
    visiting({ screen }, async ({ page }) => {
      const player = new Player(page, by)
      await player.touch(gameCard(page, game).getByRole('link', { name: /Learn/ }))
      const next = page.getByRole('button', { name: 'Next', exact: true })
      for (const [index, step] of steps.entries()) {
        await page.getByText(`Step ${index + 1} of ${steps.length}`, { exact: true }).waitFor()
        await page.getByText(asDrawn(step.text.en)).waitFor()
        const touches = await player.followLight(() => isDone(page, step))
        expect(touches > 0, step.id).toBe(step.choices.length > 0)
        if (step.then !== undefined) await page.getByText(asDrawn(step.then.en)).waitFor()
        if (step.takesBack === true) await player.touch(page.getByRole('button', { name: /^Undo/ }))
        if (touches > 0) await page.getByText('Well done!').waitFor()
        if (index < steps.length - 1) await player.touch(next)
      }
      await touchUntilGone(player, page.getByRole('button', { name: 'Play your first game' }))
      await page.locator('.table[data-phase]').waitFor()
      expect((await player.settled()).isAsked).toBe(true)
    })(),
  )

  it(
    'takes the same touches as the game: a move that cannot be taken back is not made by the first',
    visiting({}, async ({ page }) => {
      const player = new Player(page)
      await player.touch(gameCard(page, game).getByRole('link', { name: /Learn/ }))
      const index = steps.findIndex(({ id }) => id === risky)
      await page.getByRole('button', { name: `Step ${index + 1} of ${steps.length}` }).click()
      await page.getByText(asDrawn(steps[index]?.text.en ?? '')).waitFor()
      await page.locator('[data-thing][data-lit]').first().waitFor()
      const before = await player.now()
      const held = await player.touchThing(before.litInHand[0] ?? before.lit[0] ?? 'nothing:0', before)
      expect(held.picked).toHaveLength(1)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(async () => (await player.now()).picked).toEqual([])
    }),
  )
})

describe('the lesson of Unfinished Business', () => {
  const steps = ofUnfinishedBusiness.lesson
  it.each([phone, desk])('can be completed by following the lit things, by $by ($screen)', ({ screen, by }) =>
    visiting({ screen }, async ({ page }) => {
      const player = new Player(page, by)
      await goTo(page, '/learn/unfinished-business')
      const next = page.getByRole('button', { name: 'Next', exact: true })
      for (const [index, step] of steps.entries()) {
        await page.getByText(asDrawn(step.text.en)).waitFor()
        if (step.moves !== undefined) await bargain(page, player)
        const touches = await player.followLight(() => isDone(page, step))
        expect(touches > 0, step.id).toBe(step.choices.length > 0)
        if (step.then !== undefined) await page.getByText(asDrawn(step.then.en)).waitFor()
        if (index < steps.length - 1) await player.touch(next)
      }
      await player.touch(page.getByRole('button', { name: 'Play your first game' }))
      await page.locator('.table[data-phase]').waitFor()
      expect((await player.settled()).isAsked).toBe(true)
    })(),
  )
})

/**
 * The button lies where the last answer was, so a touch right after that answer is the second half of a double touch. The
 * page ignores it, and the player touches again.
 */
async function touchUntilGone(player: Player, button: Locator): Promise<void> {
  const touch = async () => {
    await player.touch(button, { timeout: 1000 }).catch(() => undefined)
    return button.count()
  }
  await expect.poll(touch).toBe(0)
}

/** Whether there is nothing left to touch in a step, so that its closing text is shown. */
async function isDone(page: Page, { choices, then }: LessonStep): Promise<boolean> {
  const text = then === undefined ? 'Well done!' : asDrawn(then.en)
  return choices.length === 0 || (await page.getByText(text).isVisible())
}

/** Asks for a favor on the sheet that the lesson points at, and pays the price. */
async function bargain(page: Page, player: Player): Promise<void> {
  await player.touch(page.locator('.or-board-buttons [data-pointed]'))
  await player.touch(page.locator('.ub-asking .choice'))
  await player.touch(page.locator('.ub-whom .button'))
  await player.touch(page.locator('.or-offer').getByRole('button', { name: 'Accept' }))
  await page.locator('.ub-deals').waitFor({ state: 'detached' })
}

describe('in the lesson of Outer Rim', () => {
  it(
    'what was rolled is a moment, and the step goes on when it is touched',
    visiting({ keepsMoments: true }, async ({ page }) => {
      const player = new Player(page)
      await player.touch(gameCard(page, outerRim).getByRole('link', { name: /Learn/ }))
      const steps = ofOuterRim.lesson
      const index = steps.findIndex(({ id }) => id === 'patrol')
      await page.getByRole('button', { name: `Step ${index + 1} of ${steps.length}` }).click()
      await page.getByText(asDrawn(steps[index]?.text.en ?? '')).waitFor()
      const moment = page.locator('dialog.moment-place[open]')
      await player.followLight(async () => (await moment.count()) > 0)
      expect(await moment.locator('[class*="-die"]').count()).toBeGreaterThan(0)
      await moment.click()
      await moment.waitFor({ state: 'detached' })
      await page.getByText('Well done!').waitFor()
    }),
  )
})
