import { describe, expect, it } from 'vitest'
import { bundle } from '../../games/outer-rim/index.ts'
import { at, resumeMatch, verify } from '../../kernel/index.ts'
import { gameCard, outerRim } from '../game-card.ts'
import { Player } from '../player.ts'
import { aPerson, gameUntil, keptTables, openRecord, rim, theAi } from '../records.ts'
import { visiting } from '../visiting.ts'

const alone = rim([aPerson('Ola'), theAi])

/** The AI player is close to winning: the game ends soon after any choice. */
const nearlyOver = gameUntil(
  alone,
  ({ kind }, { position }) => kind === 'plan' && at(position.fame, 1) >= 9 && at(position.fame, 0) < 9,
)

/** After the answer to an encounter the turn ends, and the AI player moves. */
const beforeAiFlight = gameUntil(alone, (asked, match) => {
  if (asked.kind !== 'encounter' || asked.options.length < 2) return false
  const tried = resumeMatch(bundle.game, match.record())
  if (!tried.ok) return false
  const taken = tried.value.choose({
    seat: 0,
    decision: asked.id,
    picks: [at(asked.options, asked.options.length - 1).id],
  })
  return taken.ok && at(tried.value.position.spaces, 1) !== at(match.position.spaces, 1)
})

describe('a game against the AI player with the mouse, in English', () => {
  it(
    'is set up for one, with a character and a ship of their own and a first move on the chart',
    visiting({ chance: 2, offline: true }, async ({ page }) => {
      const player = new Player(page)
      await gameCard(page, outerRim)
        .getByRole('link', { name: /Who plays/ })
        .click()
      await page
        .getByRole('group', { name: 'Number of players' })
        .getByText('1 + AI player', { exact: true })
        .click()
      await page.getByText('Plays by cards of its own, as the rulebook says.').waitFor()
      await page.getByRole('group', { name: 'Seat 1' }).getByRole('textbox', { name: 'Name' }).fill('Ola')
      await page.getByRole('button', { name: 'Start the game' }).click()

      const asked: string[] = []
      await player.playOn(({ prompt, phase }) => {
        expect(phase).toBe('live')
        asked.push(prompt)
        return prompt.startsWith('Planning')
      })
      expect(asked.slice(0, 3)).toEqual([
        'Choose your character.',
        'Choose your starting ship.',
        'Choose the AI player’s character.',
      ])

      const before = await player.now()
      const spaces = before.lit.filter((thing) => thing.startsWith('space:'))
      expect(spaces.length).toBeGreaterThan(3)
      const goal = at(spaces, spaces.length - 1)
      const after = await player.touchThing(goal, before)
      if (after.picked.includes(goal)) await player.touchThing(goal, after)
      await expect.poll(async () => (await player.settled()).prompt).not.toMatch(/^Planning/)
      const [kept] = await keptTables(page)
      expect(kept?.record.entries.at(-1)?.picks).toEqual([`move-${goal.slice('space:'.length)}`])
      expect(kept?.record.seats).toMatchObject([
        { name: 'Ola', kind: 'person' },
        { name: 'AI player', kind: 'automa' },
      ])
    }),
  )

  it(
    'is played to its end, and the result tells where fame came from and how it grew',
    visiting({ confirm: 'never' }, async ({ page }) => {
      const player = new Player(page)
      const id = await openRecord(page, nearlyOver)
      await player.playOn()
      const result = page.getByRole('region', { name: 'Result' })
      await result.getByRole('heading', { name: /^(Ola|AI) wins!$/ }).waitFor()
      await result.getByRole('img', { name: /^Fame over \d+ turns/ }).waitFor()
      await expect
        .poll(() => result.textContent())
        .toMatch(/(Cargo|Bounties|Jobs|Patrols|Goals?|Encounters|Luxuries)[^:]*: \d/i)

      const kept = (await keptTables(page)).find((table) => table.id === id) ?? expect.fail('nothing kept')
      expect(verify(bundle.game, kept.record)).toMatchObject({ ok: true, opened: true })
      expect(kept.record.outcome?.winners).toHaveLength(1)
    }),
  )

  it(
    'shows the AI player’s ship where it was until the scene of its turn has begun',
    visiting({ keepsMoments: true, confirm: 'never', pace: 'normal' }, async ({ page }) => {
      await openRecord(page, beforeAiFlight)
      const player = new Player(page)
      await player.settled()
      await page.evaluate(() => {
        const seen: string[][] = []
        const during = new Set<string>()
        Object.assign(window, { seen, during })
        const look = () => {
          const ship = document.querySelector<SVGGElement>('[data-glide="seat-1"]')?.style.transform ?? ''
          const isTold = document.querySelector('.moment[data-kind="aiTurn"]') !== null
          const isAsked = document.querySelector('[data-lit], .turn-bar[data-asked]') !== null
          const bar = document.querySelector('.turn-says')?.textContent ?? ''
          if (isTold) during.add(`${isAsked ? 'asked' : 'not asked'}: ${bar}`)
          if (seen.at(-1)?.join() !== [ship, `${isTold}`].join()) seen.push([ship, `${isTold}`])
          requestAnimationFrame(look)
        }
        look()
      })
      await page.locator('.game-panel [data-answer], .dock-middle .action').last().click()
      // What was rolled in the player's own turn comes first.
      const own = page.locator('dialog.moment-place[open]')
      const others = page.locator('.moment[data-kind="aiTurn"]')
      await own.or(others).first().waitFor()
      while (!(await others.isVisible())) await own.click()
      const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as readonly [string, string][])
      await expect.poll(async () => new Set((await seen()).map(([ship]) => ship)).size).toBe(2)
      const frames = await seen()
      const [home] = at(frames, 0)
      expect(frames.find(([ship]) => ship !== home)?.[1]).toBe('true')
      expect(frames).toContainEqual([home, 'true'])
      // The viewer has a question after it, and the bar does not reveal the result beforehand.
      await player.settled()
      const during = await page.evaluate(() => [...(Reflect.get(window, 'during') as Set<string>)])
      expect(during.map((said) => said.replaceAll(/\s+/g, ' ').trim())).toEqual(['not asked: Turn: AI'])
    }),
  )

  it(
    'plays the AI player’s turn below the map on a phone',
    visiting({ keepsMoments: true, screen: 'phone', pace: 'calm', still: false }, async ({ page }) => {
      await openRecord(page, beforeAiFlight)
      const player = new Player(page, 'finger')
      await player.settled()
      await page.locator('.game-panel [data-answer], .dock-middle .action').last().tap()
      const own = page.locator('dialog.moment-place[open]')
      const scene = page.locator('.moment[data-kind="aiTurn"]')
      await own.or(scene).first().waitFor()
      while (!(await scene.isVisible())) await own.click()
      // All lines are shown.
      const last = scene.locator('.or-ai-lines li').last()
      await expect.poll(() => last.evaluate((line) => getComputedStyle(line).opacity)).toBe('1')
      const map =
        (await page
          .locator('[data-glide="seat-1"]')
          .locator('xpath=ancestor::*[name()="svg"][last()]')
          .boundingBox()) ?? expect.fail('no map')
      const box = (await scene.boundingBox()) ?? expect.fail('no scene')
      expect(box.y).toBeGreaterThan(map.y + map.height * 0.75)
    }),
  )
})
