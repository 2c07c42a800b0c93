import { describe, expect, it } from 'vitest'
import { bundle } from '../../games/deckbuilding/index.ts'
import { type PresentedDecision, type PresentedOption, type Thing, verify } from '../../kernel/index.ts'
import { deckbuilding, gameCard } from '../game-card.ts'
import type { Touch } from '../next-touch.ts'
import { Player } from '../player.ts'
import { aBot, aPerson, duel, gameUntil, keptTables, openRecord } from '../records.ts'
import { bot, person } from '../visit.ts'
import { visiting } from '../visiting.ts'

const seating = { at: deckbuilding, seats: [person('Ola'), bot], options: { length: '2' } }

describe('a duel with the mouse, in English', () => {
  it(
    'is played to its end by touching cards: played, used, bought and sent to attack',
    visiting({ lang: 'en', chance: 1, offline: true, seating }, async ({ page }) => {
      const player = new Player(page)
      await gameCard(page, deckbuilding).getByRole('button', { name: 'Play now' }).click()
      expect((await player.settled()).prompt).toBe('Your turn: play cards, buy, use abilities and attack.')

      const answers: { readonly from: number; readonly touches: readonly Touch[] }[] = []
      for (;;) {
        const { phase, choices } = await player.settled()
        if (phase === 'over') break
        expect(phase).toBe('live')
        answers.push({ from: choices, touches: await player.choose() })
      }
      const result = page.getByRole('region', { name: 'Result' })
      await result.getByRole('heading', { name: /^(Ola|Rivet) wins!$/ }).waitFor()

      const { entries } = await recordOf()
      const made = answers.flatMap(({ from, touches }, index) => {
        const isByThings = touches.every((touch) => !('button' in touch))
        const ofAnswer = entries.slice(from, answers[index + 1]?.from).filter(({ seat }) => seat === 0)
        return isByThings ? ofAnswer.flatMap(({ picks }) => (typeof picks === 'number' ? [] : picks)) : []
      })
      for (const action of ['play', 'buy', 'use', 'attack', 'end'])
        expect(made, action).toContainEqual(expect.stringMatching(new RegExp(`^${action}\\b`)))

      async function recordOf() {
        const [kept] = await keptTables(page)
        if (kept === undefined) throw new Error('Nothing was kept.')
        expect(verify(bundle.game, kept.record)).toMatchObject({ ok: true, opened: true })
        return kept.record
      }
    }),
  )

  it(
    'takes gathered cards along to the attack, counts damage up and picks out of piles',
    visiting({ lang: 'en' }, async ({ page }) => {
      const player = new Player(page)
      const confirm = page.locator('.dock-pass .button.primary')

      const attack = await sitDownWhere(
        ({ kind, options }) => kind === 'act' && gathersOf(options).length > 2,
      )
      const [first, second] = gathersOf(attack.options)
      await player.touchThing(first ?? expect.fail())
      await player.touchThing(second ?? expect.fail())
      await expect
        .poll(async () => (await player.now()).picked.toSorted())
        .toEqual([first, second].toSorted())
      await player.touchFirst('base')
      await expect
        .poll(answersSince(attack))
        .toEqual([expect.toSatisfy((picks) => picks[0] === 'attack base' && picks.length === 3)])

      const assign = await sitDownWhere(({ kind, min, max }) => kind === 'assign' && max - min > 1)
      await player.touch(page.locator(`[data-thing="${assign.source}"][data-lit]`))
      await page.getByRole('button', { name: `Choose ${assign.min + 1}`, exact: true }).click()
      await expect.poll(answersSince(assign)).toEqual([assign.min + 1])

      const exile = await sitDownWhere(
        ({ kind, max, options }) =>
          kind === 'pickExile' && max === 2 && options.some(({ facts }) => facts?.['from'] === 'discard'),
      )
      const pile = page.locator('.hand [data-pile="discard"]')
      await pile.locator('[data-lit]').first().click()
      await page.locator('.some-tally', { hasText: 'Exile 1 card' }).waitFor()
      await pile.locator('[data-lit]').nth(1).click()
      await pile.locator('[data-lit]').nth(2).click()
      await page.getByText('You can choose at most 2: deselect one first.').waitFor()
      await confirm.click()
      await expect.poll(answersSince(exile)).toEqual([expect.toSatisfy((cards) => cards.length === 2)])

      /**
       * A table at which the first seat has the wanted question. Returns the question and the number of choices made.
       */
      async function sitDownWhere(isWanted: (asked: PresentedDecision) => boolean) {
        let asked: PresentedDecision | undefined
        const table = { ...duel([aPerson('Ola'), aBot('Rivet')]), longest: 300 }
        const record = gameUntil(table, (now) => {
          asked = now
          return now.seat === 0 && isWanted(now)
        })
        const id = await openRecord(page, record)
        await player.settled()
        if (asked === undefined) throw new Error('Nothing is asked.')
        return { ...asked, table: id, from: record.entries.length }
      }

      function answersSince({ table, from }: { readonly table: string; readonly from: number }) {
        return async () => {
          const kept = (await keptTables(page)).find(({ id }) => id === table)
          return kept?.record.entries.slice(from).map(({ picks }) => picks)
        }
      }
    }),
  )
})

function gathersOf(options: readonly PresentedOption[]): readonly Thing[] {
  const attack = options.find(({ id }) => id === 'attack base')
  return attack?.next?.options.flatMap(({ touches }) => touches) ?? []
}
