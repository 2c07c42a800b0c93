/** Ala and Olek share a screen: who has it, and how it goes from one to the other. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Player } from '../player.ts'

/** Whoever has the screen now, or once it has come to somebody, in front of the lifted curtain: by name. */
export async function lifted(page: Page, player: Player, wanted?: string): Promise<string> {
  if (wanted === undefined) await player.settled()
  else await expect.poll(() => holderOf(page)).toContain(wanted)
  // Whom an offer is made to is asked nothing else: whether they are is not waited for.
  if ((await player.now()).phase === 'curtain') {
    await player.touch(page.locator('.curtain .button.primary'))
    await page.locator('.curtain').waitFor({ state: 'detached' })
  }
  return (await holderOf(page)).includes('Ala') ? 'Ala' : 'Olek'
}

/** Whom the curtain waits for, or who looks at the table. */
async function holderOf(page: Page): Promise<string> {
  const who = page.locator('.curtain h2, .player[data-viewer] .player-called')
  return (await who.allTextContents()).join(' ')
}
