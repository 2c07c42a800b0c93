import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { library } from '../../games/transgalactica/library.ts'
import { asDrawn } from '../plain.ts'
import type { Player } from '../player.ts'
import { goTo } from '../records.ts'
import { visiting } from '../visiting.ts'
import { playerOf } from './galaxies.ts'

const { lesson: steps } = library

const hands = [
  { lang: 'en', screen: 'desk', by: 'mouse', next: 'Next', done: 'Well done!', play: 'Play your first game' },
  {
    lang: 'pl',
    screen: 'phone',
    by: 'finger',
    next: 'Dalej',
    done: 'Brawo!',
    play: 'Zagraj pierwszą grę',
  },
] as const

describe('the lesson of Transgalactica', () => {
  it.each(hands)('can be completed by following the lit things, by $by ($screen, $lang)', (hand) =>
    visiting({ lang: hand.lang, screen: hand.screen }, async ({ page }) => {
      const player = playerOf(page, hand.by)
      await goTo(page, '/learn/transgalactica')
      for (const [index, step] of steps.entries()) {
        await page.getByText(asDrawn(step.text[hand.lang])).waitFor()
        for (const _ of step.moves ?? []) await actFreely(page, player)
        const says = step.then === undefined ? hand.done : asDrawn(step.then[hand.lang])
        const isDone = () => page.getByText(says).isVisible()
        const touches = await player.followLight(step.choices.length > 0 ? isDone : undefined)
        expect(touches > 0, step.id).toBe(step.choices.length > 0)
        if (step.then !== undefined) await page.getByText(asDrawn(step.then[hand.lang])).waitFor()
        if (step.takesBack === true) await player.touch(page.getByRole('button', { name: /^(Undo|Cofnij)/ }))
        if (touches > 0) await page.getByText(hand.done).waitFor()
        if (index < steps.length - 1)
          await player.touch(page.getByRole('button', { name: hand.next, exact: true }))
      }
      await player.touch(page.getByRole('button', { name: hand.play }))
      await page.locator('.table[data-phase]').waitFor()
      expect((await player.settled()).isAsked).toBe(true)
    })(),
  )
})

/** Takes the free action that the lesson points at, and pays for it if asked. */
async function actFreely(page: Page, player: Player): Promise<void> {
  const pointed = page.locator('.tg-free-button[data-pointed]')
  const read = page.locator('.tg-free[data-listed] .tg-free-button[data-pointed]')
  const gone = page.locator('.tg-board:not(:has(.tg-free-button[data-pointed]))')
  const pay = page.locator('[data-part="pay"] [data-answer]').first()
  await player.touch(pointed)
  await read.or(pay).or(gone).first().waitFor()
  // By touch, its description is opened first.
  if ((await read.count()) > 0) await player.touch(read)
  await pay.or(gone).first().waitFor()
  await panelsFetched(page)
  if ((await pay.count()) > 0) await player.touch(pay)
  await pointed.waitFor({ state: 'detached' })
}

/** A panel's frame is drawn first; its content may have to be fetched. */
async function panelsFetched(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.game-panel-body:empty').count()).toBe(0)
}
