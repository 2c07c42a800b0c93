import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bundle, type Duel } from '../../games/deckbuilding/index.ts'
import { cardOf } from '../../games/deckbuilding/rules/pieces.ts'
import { thingOf } from '../../games/deckbuilding/rules/scenario/things.ts'
import { at, type GameRecord, resumeMatch, type Seat, type Thing } from '../../kernel/index.ts'
import { Player } from '../player.ts'
import { aPerson, duel, gameUntil, goTo, keptTables, openRecord } from '../records.ts'
import { visiting } from '../visiting.ts'

const [ALA, OLEK] = [0, 1]

describe('two people at one screen with secret bases', () => {
  it(
    'pick four each behind the curtain, and neither ever finds the other’s in the page',
    visiting({}, async ({ page }) => {
      const player = new Player(page)
      await goTo(page, '/play/deckbuilding')
      for (const [seat, name] of ['Ala', 'Olek'].entries()) {
        const row = page.getByRole('group', { name: `Seat ${seat + 1}` })
        await row.getByText('Person').click()
        await row.getByRole('textbox', { name: 'Name' }).fill(name)
      }
      await page.getByRole('combobox', { name: 'Bases' }).selectOption({ label: 'secret bases' })
      await page.getByRole('combobox', { name: 'Game length' }).selectOption({ label: '2 bases' })
      await page.getByRole('button', { name: 'Start the game' }).click()

      await isPassedTo(page, 'Ala')
      const ofAla = await pickFour()
      await isPassedTo(page, 'Olek')
      const whileOlekPicks = await watchFor(page, [...secretsOf(await position(), ALA), ...ofAla])
      const ofOlek = await pickFour()
      await isPassedTo(page, 'Ala')
      expect(await whileOlekPicks.ends()).toEqual([])

      const onOlek = await watchFor(page, [...secretsOf(await position(), OLEK), ...ofOlek])
      await player.liftCurtain()
      expect(await player.hand()).toHaveLength(5)
      await page.locator('[data-anchor="baseDeck:1"]').click()
      const pile = page.getByRole('region', { name: 'Base deck: 4 bases' })
      await expect.poll(() => pile.getByRole('listitem').count()).toBe(4)
      expect(await pile.locator('[data-thing]').count()).toBe(0)
      await page.keyboard.press('Escape')
      await pile.waitFor({ state: 'detached' })
      await player.choose()
      // With something left to do, the turn is ended by a second touch.
      await page.getByRole('button', { name: /^End turn/ }).click()
      await page.getByRole('button', { name: /^Press again: .*end turn/i }).click()
      await isPassedTo(page, 'Olek')
      expect(await onOlek.ends()).toEqual([])

      await page.reload()
      await isPassedTo(page, 'Olek')
      const onAla = await watchFor(page, [...secretsOf(await position(), ALA), ...ofAla])
      await player.liftCurtain()
      expect((await player.hand()).toSorted()).toEqual(handOf(await position(), OLEK))
      await player.playOn(({ phase }) => phase === 'curtain')
      await isPassedTo(page, 'Ala')
      expect(await onAla.ends()).toEqual([])

      async function pickFour(): Promise<string[]> {
        const { lit, prompt } = await player.liftCurtain()
        expect(prompt).toBe('Secretly choose the 4 bases that will follow your starting base.')
        expect(lit).toHaveLength(9)
        const four = lit.filter((_, index) => index % 2 === 1)
        for (const base of four) await player.pick(base)
        await page.getByText('4 of 4 bases chosen').waitFor()
        await page.getByRole('button', { name: 'Confirm (4)' }).click()
        return four.map((base) => cardOf(Number(base.split(':')[1])).name.en)
      }

      async function position(): Promise<Duel> {
        const [kept] = await keptTables(page)
        return positionOf(kept?.record)
      }
    }),
  )

  it(
    'pass the screen there and back when one makes the other discard',
    visiting({}, async ({ page }) => {
      const player = new Player(page)
      const table = duel([aPerson('Ala'), aPerson('Olek')], { bases: 'secret' })
      let snowspeeder: Thing | undefined
      const record = gameUntil(table, ({ seat, options }, { position }) => {
        snowspeeder = options.find(({ id }) => id === 'use snowspeeder')?.touches[0]
        return seat === OLEK && snowspeeder !== undefined && at(position.hands, ALA).length > 3
      })
      const before = positionOf(record)
      await openRecord(page, record)
      await isPassedTo(page, 'Olek')
      const onAla = await watchFor(page, secretsOf(before, ALA))
      await player.liftCurtain()
      await player.touchThing(snowspeeder ?? expect.fail('no card makes anybody discard'))
      await page.getByRole('button', { name: /Use Snowspeeder/ }).click()
      await isPassedTo(page, 'Ala')
      expect(await onAla.ends()).toEqual([])

      const onOlek = await watchFor(page, secretsOf(before, OLEK))
      const { prompt, lit } = await player.liftCurtain()
      expect(prompt).toBe('Snowspeeder: discard a card from your hand.')
      await page.getByText('during Olek’s turn').waitFor()
      expect(lit.toSorted()).toEqual(handOf(before, ALA))
      await player.choose()
      await isPassedTo(page, 'Olek')
      expect(await onOlek.ends()).toEqual([])

      expect((await player.liftCurtain()).isAsked).toBe(true)
      await expect.poll(async () => (await player.log()).at(-1)).toMatch(/Ala discards .+ from their hand\./)
    }),
  )
})

/** The curtain is down and shows nothing of either player. */
async function isPassedTo(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: `Pass the screen to ${name}` }).waitFor()
  expect(await new Player(page).hand()).toEqual([])
  expect(await page.locator('.reader[data-shown]').count()).toBe(0)
  expect(await page.locator('.hands-notice').textContent()).toBe('')
}

function positionOf(record: GameRecord | undefined): Duel {
  if (record === undefined) throw new Error('Nothing was kept.')
  const resumed = resumeMatch(bundle.game, record)
  if (!resumed.ok) throw new Error(resumed.error.code)
  return resumed.value.position
}

/** What only one seat may know, as the page would write it; without things whose origin the other seat has seen. */
function secretsOf(t: Duel, seat: Seat): string[] {
  const pieces = [...at(t.hands, seat), ...at(t.baseDecks, seat), ...at(t.putAway, seat)]
  const isSecret = (piece: number) => (at(t.knowers, piece) & (1 << (1 - seat))) === 0
  return pieces.filter(isSecret).map((piece) => `"${thingOf(piece)}"`)
}

function handOf(t: Duel, seat: Seat): string[] {
  return at(t.hands, seat).map(thingOf).toSorted()
}

/**
 * From now on, everything that the page writes is searched for forbidden words. Things (in quotation marks) are not
 * searched for in the log, because it links cards that were played openly before and are in a hand again.
 */
async function watchFor(page: Page, words: readonly string[]) {
  expect(words.length).toBeGreaterThan(0)
  const watch = await page.evaluateHandle((forbidden) => {
    const found = new Set<string>()
    const search = () => {
      const all = document.documentElement.outerHTML
      const beside = all.replace(document.querySelector('.log')?.outerHTML ?? '', '')
      for (const word of forbidden) if ((word.startsWith('"') ? beside : all).includes(word)) found.add(word)
    }
    search()
    const observer = new MutationObserver(search)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    return { found, observer }
  }, words)
  return {
    ends: () =>
      watch.evaluate(({ found, observer }) => {
        observer.disconnect()
        return [...found]
      }),
  }
}
