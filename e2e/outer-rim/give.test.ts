import { describe, expect, it } from 'vitest'
import { Player } from '../player.ts'
import { aPerson, gameUntil, openRecord, rim } from '../records.ts'
import { visiting } from '../visiting.ts'

const table = { ...rim([aPerson('Zoe'), aPerson('Ann'), aPerson('Ben')]), plays: 'variously' } as const

/** A player has lost a fight, and another player could be given credits. */
const aboutToBeDefeated = gameUntil(table, ({ kind }) => kind === 'beforeDefeat')

/** A question about the dice is open while credits could be given away. */
const fighting = gameUntil(
  table,
  ({ kind, seat }, match) =>
    kind === 'useInCombat' &&
    match.movesFor(seat).some((move) => move.kind === 'give' && move.options.length > 0),
)

describe.each(['phone', 'desk'] as const)('credits change hands in a fight (%s)', (screen) => {
  it(
    'OR-TRADE-13: a player who is about to be defeated finds the gift beside the question',
    visiting({ screen }, async ({ page }) => {
      const player = new Player(page, screen === 'phone' ? 'finger' : 'mouse')
      await openRecord(page, aboutToBeDefeated)
      await player.settled()
      const panel = page.locator('.game-panel:has(.or-combat)')
      await player.touch(panel.getByRole('button', { name: 'Give credits' }))
      await page
        .locator('.or-trade')
        .getByRole('button', { name: /^Give credits to / })
        .first()
        .waitFor()
    }),
  )
})

it(
  'OR-TRADE-10: on a phone a tab opens trade while a fight lies over the board',
  visiting({ screen: 'phone' }, async ({ page }) => {
    const player = new Player(page, 'finger')
    await openRecord(page, fighting)
    await player.settled()
    await page.locator('.panel-sheet .or-combat').waitFor()
    expect(await page.locator('.or-board-buttons').first().isVisible()).toBe(false)
    await player.touch(page.locator('.panel-tabs').getByRole('button', { name: 'Trade' }))
    await page
      .locator('.panel-sheet .or-trade')
      .getByRole('button', { name: /^Give credits to / })
      .first()
      .waitFor()
  }),
)
