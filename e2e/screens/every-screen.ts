/** Goes through everything that can be asked, at every size: whatever is offered can be seen, reached and hit. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { GameRecord, Lang } from '../../kernel/index.ts'
import { Player } from '../player.ts'
import { sitDownAt } from '../records.ts'
import { resize } from '../resize.ts'
import { staying } from '../visiting.ts'
import type { AskedGame } from './every-decision.ts'
import { nameOf, type Size } from './sizes.ts'
import { troublesOf, type Wanted } from './troubles.ts'

/** Makes tests of decisions at some sizes, all touched or all clicked; they share a visit. */
export function hittingEverything(sizes: readonly Size[], lang: Lang) {
  const isTouch = sizes.some((size) => size.isTouch)
  // Always confirmed: a touch picks something up and nothing happens yet.
  const visit = staying({ lang, screen: isTouch ? 'phone' : 'desk', confirm: 'always' })
  return ({ record }: AskedGame) => visit(async ({ page }) => hitsEverything(page, record))

  async function hitsEverything(page: Page, record: GameRecord): Promise<void> {
    const player = new Player(page, isTouch ? 'finger' : 'mouse')
    const troubles: Record<string, readonly string[]> = {}
    const boards = new Map<string, string>()
    const lookAt = async (what: string, isListOpen: boolean) => {
      for (const size of sizes) {
        await resize(page, size)
        const found = await lastingTroubles(page, { isTouch: size.isTouch, isListOpen })
        if (found.length > 0) troubles[`${nameOf(size)}, ${what}`] = found
        const board = boards.get(nameOf(size))
        if (board === undefined) boards.set(nameOf(size), await boardSize(page))
        else await expect.poll(() => boardSize(page), { message: `the board at ${nameOf(size)}` }).toBe(board)
      }
    }
    await resize(page, sizes[0] ?? expect.fail('no size'))
    await sitDownAt(page, record)
    const asked = await player.settled()
    await lookAt('asked', asked.isListOpen)

    const fold = page.locator('.dock-middle [aria-expanded="false"]')
    const unfolded = page.locator('.dock-middle [aria-expanded="true"]')
    for (const size of sizes) {
      await resize(page, size)
      if ((await fold.count()) === 0) continue
      await fold.click()
      await unfolded.waitFor()
      const found = await lastingTroubles(page, { isTouch: size.isTouch, isListOpen: true })
      if (found.length > 0) troubles[`${nameOf(size)}, with the list open`] = found
      await page.keyboard.press('Escape')
      await unfolded.waitFor({ state: 'detached' })
    }

    await resize(page, sizes[0] ?? expect.fail('no size'))
    const [first] = asked.litInHand.length > 0 ? asked.litInHand : asked.lit
    if (first !== undefined && !asked.isListOpen) {
      const held = await player.touchThing(first)
      if (held.isAsked) await lookAt(`with ${first} in hand`, held.isListOpen)
    }
    expect(troubles).toEqual({})
  }
}

/** How long a trouble has to last, in milliseconds: what is just being drawn may lie anywhere. */
const LASTING = 3000

async function lastingTroubles(page: Page, wanted: Wanted): Promise<string[]> {
  const last = performance.now() + LASTING
  for (;;) {
    const found = await troublesOf(page, wanted)
    if (found.length === 0 || performance.now() > last) return found
    await setTimeout(100)
  }
}

async function boardSize(page: Page): Promise<string> {
  const box = await page.locator('.table-board').boundingBox()
  return box === null ? 'none' : `${Math.round(box.width)} × ${Math.round(box.height)}`
}
