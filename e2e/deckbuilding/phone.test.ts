import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { at } from '../../kernel/index.ts'
import { expectFingerFriendly, swipeLeft } from '../fingers.ts'
import { deckbuilding, gameCard } from '../game-card.ts'
import { Player } from '../player.ts'
import { aBot, aPerson, duel, gameUntil, openRecord } from '../records.ts'
import { bot, person } from '../visit.ts'
import { visiting } from '../visiting.ts'

const seating = { at: deckbuilding, seats: [person('Ola'), bot], options: { length: '2' } }
const seats = [aPerson('Ola'), aBot('Nit')] as const

describe('a duel on a phone of 360 by 640, in Polish', () => {
  it(
    'is played with a finger, without a page to scroll and without small targets',
    visiting({ lang: 'pl', screen: 'phone', chance: 3, seating }, async ({ page }) => {
      const player = new Player(page, 'finger')
      await gameCard(page, deckbuilding)
        .getByRole('button', { name: /Graj od razu/ })
        .tap()
      const asked = new Set<string>()
      await player.playOn(async ({ prompt, choices }) => {
        if (!asked.has(prompt)) await expectFingerFriendly(page)
        asked.add(prompt)
        return choices > 70
      })
      expect(asked).toContain('Twoja tura: zagrywaj karty, kupuj, używaj zdolności i atakuj.')
      await expectFingerFriendly(page)
    }),
  )

  it(
    'has every card of a large hand, and of the piles beside it, within reach of a finger',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      const large = gameUntil(
        duel(seats, { length: '5' }),
        ({ seat, kind }, { position }) => seat === 0 && kind === 'act' && at(position.hands, 0).length > 5,
      )
      await openRecord(page, large)
      await player.settled()
      expect((await player.hand()).length).toBeGreaterThan(5)
      await isWithinReach(page)
      await expectFingerFriendly(page)
      await player.choose()

      const piles = gameUntil(duel(seats), ({ seat, kind, options }) => {
        return seat === 0 && kind === 'pickExile' && options.length > 8 && options.length < 20
      })
      await openRecord(page, piles)
      expect((await player.settled()).litInHand.length).toBeGreaterThan(8)
      await isWithinReach(page)
      await expectFingerFriendly(page)
      await player.choose()
    }),
  )

  it(
    'offers what cards do in words that fit the screen',
    visiting({ lang: 'pl', screen: 'phone' }, async ({ page }) => {
      const player = new Player(page, 'finger')
      for (const wanted of ['useWhen', 'takeReward', 'chooseEffect', 'assign']) {
        const record = gameUntil(duel(seats), ({ seat, kind }) => seat === 0 && kind === wanted)
        await openRecord(page, record)
        await player.settled()
        await expectFingerFriendly(page)
      }
      const attack = gameUntil(duel(seats), ({ seat, options }) => {
        const next = options.find(({ id }) => id === 'attack base')?.next
        return seat === 0 && next !== undefined && next.options.length > 2
      })
      await openRecord(page, attack)
      await player.settled()
      await player.touchFirst('base')
      await expectFingerFriendly(page)
    }),
  )
})

/** Every card in the hand can be touched: at once, or after swiping the hand along. */
async function isWithinReach(page: Page): Promise<void> {
  const cards = page.locator('.hand [data-thing]')
  const reached = new Set<string>()
  for (let swipes = 0; swipes < 16; swipes++) {
    for (const thing of await cards.evaluateAll(underFinger)) reached.add(thing)
    if (reached.size === (await cards.count())) return
    await swipeLeft(page, page.locator('.hand'))
  }
  expect([...reached], 'swiping comes to').toHaveLength(await cards.count())
}

/** Runs in the page: the things with at least a finger's width visible from the left edge. */
function underFinger(cards: readonly Element[]): string[] {
  return cards.flatMap((card) => {
    const { left, top, height } = card.getBoundingClientRect()
    const hit = document.elementFromPoint(left + 20, top + height / 2)
    return card.contains(hit) ? (card.getAttribute('data-thing') ?? []) : []
  })
}
