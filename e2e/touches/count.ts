/** Counts the touches that a turn takes, by touching whatever the page offers for the next answer. */
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

import { drawn } from '../drawn.ts'
import { Player, type Sight } from '../player.ts'
import { openRecord } from '../records.ts'
import { slowed } from '../slowed.ts'
import type { TypicalTurn, Ways } from './turns.ts'

export interface Counted {
  /** What was touched, dismissals of moments in which something was rolled among it. */
  readonly touched: readonly string[]
  /** Dismissals of other moments. */
  readonly dismissals: number
}

interface Target {
  /** The answer that it leads to, by its place in the turn. */
  readonly answer: number
  readonly name: string
  readonly target: Locator
}

/** How long a touch may show nothing, in milliseconds. */
const TIMEOUT_MS = 20_000 * slowed

/** What stays until it is touched. */
const MOMENT = 'dialog.moment-place[open]'

/** A moment goes away wherever it is touched: so far from the page's edges. */
const CORNER = 5

/** A touch prepares, the next confirms: nothing is worth a third. */
const MOST_EACH = 2

/** Plays a turn from its record on and counts. */
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
  /** An answer that was begun by touching what answers it, before it was asked for. */
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

  /** Another player's turn, or what comes after the last answer. */
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
    // Away from what is touched next: a second touch at the same place could be half of a double one.
    if (hand === 'finger') await page.touchscreen.tap(CORNER, CORNER)
    else await page.mouse.click(CORNER, CORNER)
    const last = performance.now() + TIMEOUT_MS
    while ((await moment.allTextContents())[0] === told) {
      if (performance.now() > last) throw new Error(`A moment does not go away: ${told}`)
      await setTimeout(20)
    }
    return true
  }

  /** What leads on: for the earliest answer that is not given yet, what is offered and was touched least. */
  async function nextTarget({ prompt, choices }: Sight): Promise<Target> {
    const last = performance.now() + TIMEOUT_MS
    const given = Math.max(current, choices - start.choices)
    for (;;) {
      const ways = choices - start.choices <= begun ? turn.answers[begun] : undefined
      const further = ways && (await offered(begun, { ...ways, label: null }, true))
      if (further !== undefined) return further
      const left = [...turn.answers.entries()].slice(given)
      const asked = left.filter(([, ways]) => ways.prompt === prompt)
      // What asks for a part of an answer says something else.
      for (const [answer, ways] of asked.length > 0 ? asked : left.slice(0, 1)) {
        // Several in a row may be given by what answers the question after them.
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

  /** What follows from a touch comes within a few pictures: nothing is touched before it is there. */
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

/** What gives several answers at once, then buttons by what they answer or read, then things, then what confirms. */
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
  // The first of what a part can be answered with is the usual one.
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
