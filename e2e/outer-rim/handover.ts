/** For tests in which two players share a screen. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Player } from '../player.ts'

/** Waits until a player has the screen, lifts the curtain if there is one, and returns the player's name. */
export async function takeScreen(page: Page, player: Player, wanted?: string): Promise<string> {
  if (wanted === undefined) await player.settled()
  else await expect.poll(() => holderOf(page)).toContain(wanted)
  // A player with an offer has no question, so this does not wait for one.
  if ((await player.now()).phase === 'curtain') {
    await player.touch(page.locator('.curtain .button.primary'))
    await page.locator('.curtain').waitFor({ state: 'detached' })
  }
  return (await holderOf(page)).includes('Ala') ? 'Ala' : 'Olek'
}

/** The player whom the curtain waits for, or who is looking at the table. */
async function holderOf(page: Page): Promise<string> {
  const who = page.locator('.curtain h2, .player[data-viewer] .player-called')
  return (await who.allTextContents()).join(' ')
}
