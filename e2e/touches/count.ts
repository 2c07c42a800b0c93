/** Counts the touches that a turn takes, by touching whatever the page offers for the next answer. */
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

import { drawn } from '../drawn.ts'
import { Player, type Sight } from '../player.ts'
import { openRecord } from '../records.ts'
import { slowed } from '../slowed.ts'
import type { TypicalTurn, Ways } from './turns.ts'

export interface Counted {
  /** What was touched, including dismissals of moments with a die roll. */
  readonly touched: readonly string[]
  /** Dismissals of other moments. */
  readonly dismissals: number
}

interface Target {
  /** The index in the turn of the answer that it leads to. */
  readonly answer: number
  readonly name: string
  readonly target: Locator
}

/** The maximum time until a touch shows something, in milliseconds. */
const TIMEOUT_MS = 20_000 * slowed

/** A moment that stays until it is touched. */
const MOMENT = 'dialog.moment-place[open]'

/** A touch anywhere dismisses a moment: this one is near the page's corner. The distance from its edges, in pixels. */
const CORNER = 5

/** A first touch may prepare and a second may confirm. A third touch on the same target is never useful. */
const MOST_EACH = 2

/** Opens the record of a turn, plays the turn and counts the touches. */
export async function countTouches(
  page: Page,
  hand: 'finger' | 'mouse',
  turn: TypicalTurn,
): Promise<Counted> {
  const player = new Player(page, hand)
  await openRecord(page, turn.record)
  const start = await player.settled()
  const touched: Target[] = []
  const rolls: string[] = []
  let [current, dismissals] = [0, 0]
  /** The index of an answer whose target was touched before its question appeared; -1 for none. */
  let begun = -1
  for (;;) {
    if (await dismissed()) continue
    const sight = await player.now()
    if (isOver(sight)) return { touched: [...touched.map(({ name }) => name), ...rolls], dismissals }
    if (!sight.isAsked) {
      await setTimeout(50)
      continue
    }
    const next = await nextTarget(sight)
    current = next.answer
    touched.push(next)
    await player.touch(next.target)
    await changed(sight)
    await still()
  }

  /** Whether the turn is over: another player is asked, or the last answer has been given. */
  function isOver({ prompt, choices, phase }: Sight): boolean {
    if (phase !== 'live' || choices - start.choices >= turn.answers.length) return true
    const isLast = current === turn.answers.length - 1
    return isLast && touched.length > 0 && prompt !== turn.answers[current]?.prompt && !prompt.endsWith('?')
  }

  async function dismissed(): Promise<boolean> {
    const moment = page.locator(MOMENT)
    if ((await moment.count()) === 0) return false
    const told = await moment.textContent()
    if ((await moment.locator('[class*="-die"]').count()) > 0) rolls.push('the roll')
    else dismissals++
    // Not where the next touch will be: two touches at the same place could count as a double tap.
    if (hand === 'finger') await page.touchscreen.tap(CORNER, CORNER)
    else await page.mouse.click(CORNER, CORNER)
    const last = performance.now() + TIMEOUT_MS
    while ((await moment.allTextContents())[0] === told) {
      if (performance.now() > last) throw new Error(`A moment does not go away: ${told}`)
      await setTimeout(20)
    }
    return true
  }

  /** The next target: of the targets for the earliest answer still to give, the one that was touched least. */
  async function nextTarget({ prompt, choices }: Sight): Promise<Target> {
    const last = performance.now() + TIMEOUT_MS
    const given = Math.max(current, choices - start.choices)
    for (;;) {
      const ways = choices - start.choices <= begun ? turn.answers[begun] : undefined
      const further = ways && (await offered(begun, { ...ways, label: null }, true))
      if (further !== undefined) return further
      const left = [...turn.answers.entries()].slice(given)
      const asked = left.filter(([, ways]) => ways.prompt === prompt)
      // A question for a part of an answer has another prompt.
      for (const [answer, ways] of asked.length > 0 ? asked : left.slice(0, 1)) {
        // One target may give several answers in a row, together with the answer after them.
        const place = turn.answers.findIndex((each, index) => index >= answer && each.isGivenByNext !== true)
        const after = place > answer ? turn.answers[place] : undefined
        const early = after && (await offered(place, { ...after, label: null }, false))
        if (early !== undefined) begun = place
        const next = early ?? (await offered(answer, ways, asked.length === 0))
        if (next !== undefined) return next
      }
      if (performance.now() > last)
        throw new Error(
          `Nothing leads on at “${prompt}”, after ${touched.map(({ name }) => name).join(', ')}.`,
        )
      await setTimeout(50)
    }
  }

  async function offered(answer: number, ways: Ways, isPart: boolean): Promise<Target | undefined> {
    const times = ({ name }: Target) =>
      touched.filter((before) => before.answer === answer && before.name === name).length
    const found: Target[] = []
    for (const { name, target } of targetsFor(page, ways, isPart))
      if ((await target.count()) > 0) found.push({ answer, name, target })
    const [next] = found
      .filter((target) => times(target) < MOST_EACH)
      .toSorted((one, other) => times(one) - times(other))
    return next
  }

  /** Waits a few frames for the effects of a touch before anything else is touched. */
  async function still(): Promise<void> {
    for (let before = ''; ; ) {
      for (let pictures = 0; pictures < 3; pictures++) await drawn(page)
      const now = JSON.stringify(await player.now())
      if (now === before) return
      before = now
    }
  }

  async function changed(before: Sight): Promise<void> {
    const last = performance.now() + TIMEOUT_MS
    while (JSON.stringify(await player.now()) === JSON.stringify(before)) {
      if ((await page.locator(MOMENT).count()) > 0) return
      if (performance.now() > last)
        throw new Error(`Nothing happens after ${touched.map(({ name }) => name).join(', ')}.`)
      await setTimeout(20)
    }
  }
}

/**
 * Targets in this order: buttons that give several answers at once, other buttons by id or label, things, and
 * confirmations.
 */
function targetsFor(
  page: Page,
  { shortcut, things, label, ids, onMap = false }: Ways,
  isPart: boolean,
): Omit<Target, 'answer'>[] {
  const pressable = page.locator(
    ['.dock-middle', '.dock-pass', '.game-panel', '.hand', '.table-board']
      .map((place) => `${place} button:not(:disabled):not([data-thing])`)
      .join(', '),
  )
  const button = (text: string | RegExp) => ({
    name: `${text}`,
    target: pressable.filter({ hasText: text, visible: true }).first(),
  })
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).first()
  const touchable = things.map((thing) => ({
    name: thing,
    target: visible(
      `[data-thing="${thing}"][data-lit], :is([data-ghost], .or-piece)[data-offers~="${thing}"]`,
    ),
  }))
  const confirm = {
    name: 'confirm',
    target: visible(':is(.dock-pass, .game-panel, .parts-sheet) .button.primary:not(:disabled)'),
  }
  const answers = ids.map((id) => ({ name: id, target: visible(`.game-panel [data-answer="${id}"]`) }))
  // The first answer to a part is the usual one.
  const first = { name: 'the first answer', target: visible('.game-panel [data-answer]') }
  if (onMap) return [...touchable.slice(0, 1), ...answers, ...(isPart ? [first] : []), confirm]
  return [
    ...(shortcut === undefined ? [] : [button(shortcut)]),
    ...answers,
    ...(isPart ? [first] : []),
    ...(label === null ? [] : [button(label)]),
    ...touchable,
    ...(label === null ? [] : [confirm]),
  ]
}
