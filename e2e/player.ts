/** A player at the table: sees what is lit and offered, and touches it. */

import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import type { Thing } from '../kernel/index.ts'
import { tabTo, tabToIfThere } from './keys.ts'
import { nextTouch, type Touch } from './next-touch.ts'
import { plain } from './plain.ts'
import { slowed } from './slowed.ts'

/** Everything that a player sees of the table at one moment. */
export interface Sight {
  /** `live`, `curtain`, `over` or `broken`; `lesson` in a lesson. */
  readonly phase: string
  readonly isAsked: boolean
  /** How many choices have been made, according to the log. */
  readonly choices: number
  readonly prompt: string
  /** The things that may be touched, and those of them in the hand. */
  readonly lit: readonly Thing[]
  readonly litInHand: readonly Thing[]
  /** The text on it: the next card of a deck is a different one. */
  readonly litSays: string
  readonly picked: readonly Thing[]
  /** The texts of the dock's buttons. */
  readonly buttons: readonly string[]
  /** The texts of a panel's buttons, if the panel answers. */
  readonly answers: readonly string[]
  /** Whether they are over the board, or answer a part of a started answer: then nothing else can be touched. */
  readonly isPanelOver: boolean
  /** Whether they are in a list over the table. */
  readonly isListOpen: boolean
  /** The button in the dock's corner that ends it. */
  readonly corner: string | null
  /** Whether it was touched once and needs a second touch. */
  readonly isEndPrepared: boolean
  /** For a question for several options or a number: whether the current picks are enough. */
  readonly confirm: 'ready' | 'not yet' | null
  /** An answer in parts: its current part, its picks, and whether they are enough. */
  readonly parts: { readonly asks: string; readonly picked: number; readonly isReady: boolean } | null
  /** The number so far. */
  readonly number: string | null
  /** Why the last touch did nothing. */
  readonly notice: string
  readonly isChooserOpen: boolean
}

interface Glance {
  /** An earlier state as text: wait for a different one. */
  readonly before: string | null
  /** Wait until a player has to do something. */
  readonly isSettled: boolean
}

/** The maximum wait for a state, in milliseconds. */
const TIMEOUT_MS = 30_000 * slowed
/** A touch without a visible effect after this time counts as ignored. */
const SOON = 10_000 * slowed

/** Runs in the page. Checks again after every change, once it is drawn, until there is a result. */
function look({ before, isSettled, timeoutMs }: Glance & { readonly timeoutMs: number }): Promise<Sight> {
  return new Promise((resolve, reject) => {
    const seen = sees()
    if (seen !== null) return resolve(seen)
    let isDue = false
    const changes = new MutationObserver(() => {
      if (!isDue) requestAnimationFrame(lookAgain)
      isDue = true
    })
    const lookAgain = () => {
      isDue = false
      const sight = sees()
      if (sight === null) return
      changes.disconnect()
      clearTimeout(end)
      resolve(sight)
    }
    const end = window.setTimeout(() => {
      changes.disconnect()
      reject(new Error(`Nothing else is seen than ${before ?? 'before'}.`))
    }, timeoutMs)
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })

  /** Null: not yet. */
  function sees(): Sight | null {
    const table = document.querySelector<HTMLElement>('.table')
    if (table === null) return null
    const all = (selector: string) => [...table.querySelectorAll<HTMLElement>(selector)]
    // A panel over the table hides the hand, so nobody can touch it then.
    const isAway = (element: HTMLElement) =>
      element.closest('.hand') !== null && !element.checkVisibility({ visibilityProperty: true })
    // Every element with this attribute is a thing.
    const things = (selector: string) => [
      ...new Set(
        all(selector)
          .filter((element) => !isAway(element))
          .map(({ dataset }) => dataset['thing'] as Thing),
      ),
    ]
    // Removes the joining characters, like `plain`, which is not available in the page.
    const read = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
    const [confirm] = all('.dock-pass .button.primary')
    const [partsNext] = all('.parts-sheet .parts-buttons .primary')
    const sight: Sight = {
      phase: table.dataset['phase'] ?? (table.classList.contains('lesson') ? 'lesson' : 'live'),
      isAsked: table.querySelector('.turn-bar[data-asked]') !== null,
      choices: Number(all('.log [data-at]').at(-1)?.dataset['at'] ?? 0),
      prompt: read(table.querySelector('.turn-prompt, .coach-says')),
      lit: things('[data-thing][data-lit]'),
      litInHand: things('.hand [data-thing][data-lit]'),
      litSays: all('[data-thing][data-lit]').map(read).join(' '),
      picked: things('[data-thing][data-picked]'),
      buttons: all('.dock-middle .action > span:last-child').map(read),
      answers: all('.game-panel [data-answer]').map(read),
      isPanelOver: table.querySelector('.panel-sheet [data-answer], [data-part] [data-answer]') !== null,
      isListOpen: table.querySelector('.actions-sheet') !== null,
      corner: table.querySelector('.dock-pass .button:not(.primary)')?.textContent ?? null,
      isEndPrepared: table.querySelector('.dock-pass .button[data-prepared]') !== null,
      confirm: confirm === undefined ? null : confirm.matches(':disabled') ? 'not yet' : 'ready',
      parts:
        partsNext === undefined
          ? null
          : {
              asks: read(table.querySelector('.parts-sheet')),
              picked: all('.parts-sheet .choice[aria-pressed="true"]').length,
              isReady: !partsNext.matches(':disabled'),
            },
      number: table.querySelector('.number-picker output')?.textContent ?? null,
      notice: read(table.querySelector('.hands-notice')),
      isChooserOpen: table.querySelector('.st-chooser, .crowd') !== null,
    }
    // A panel's frame is drawn first; its content may have to be fetched.
    if (table.querySelector('.game-panel-body:empty') !== null) return null
    if (isSettled && !sight.isAsked && sight.phase === 'live') return null
    return JSON.stringify(sight) === before ? null : sight
  }
}

/** The pointer that a player uses. */
export type Hand = 'mouse' | 'finger' | 'keys'

/** If something covers the middle of the target, the touch goes beside that. */
async function whereFree(
  what: Locator,
  within: Within,
): Promise<{ readonly position?: { x: number; y: number } }> {
  const position = await what.evaluate(freePoint, undefined, within)
  return position === null ? {} : { position }
}

/** Runs in the page. Null: in the middle. */
function freePoint(element: Element): { x: number; y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  const isHit = (x: number, y: number) =>
    element.contains(document.elementFromPoint(left + width * x, top + height * y))
  if (element.closest('svg') === null || isHit(0.5, 0.5)) return null
  for (let row = 1; row < 10; row++)
    for (let column = 1; column < 10; column++)
      if (isHit(column / 10, row / 10)) return { x: (width * column) / 10, y: (height * row) / 10 }
  return null
}

/** How long to try to touch something, in milliseconds. */
interface Within {
  readonly timeout?: number
}

/** The target counts as still there for this time; then it is looked for again. */
const TRY: Within = { timeout: 5000 * slowed }
const MOST_TRIES = 6

/** Gathering for an attack takes one touch for each card. */
const MOST_TOUCHES = 24

export class Player {
  readonly #page: Page
  readonly #by: Hand
  readonly #besides: RegExp | null

  /** Things that are lit for free moves do not count as answers while anything else is lit. */
  constructor(page: Page, by: Hand = 'mouse', besides: RegExp | null = null) {
    this.#page = page
    this.#by = by
    this.#besides = besides
  }

  /** Waits until the table asks a player at this screen, lowers its curtain, or ends. */
  settled(): Promise<Sight> {
    return this.#sees({ before: null, isSettled: true })
  }

  now(): Promise<Sight> {
    return this.#sees({ before: null, isSettled: false })
  }

  async touch(what: Locator, within: Within = {}): Promise<void> {
    switch (this.#by) {
      case 'mouse':
        return what.click({ ...within, ...(await whereFree(what, within)) })
      case 'finger':
        return what.tap({ ...within, ...(await whereFree(what, within)) })
      case 'keys':
        await tabTo(this.#page, what)
        return this.#page.keyboard.press('Enter')
    }
  }

  /** What was seen a moment ago may be gone because another player has answered: then nothing is touched. */
  async #touchIfThere(what: Locator): Promise<void> {
    if (this.#by === 'keys') {
      if (await tabToIfThere(this.#page, what)) await this.#page.keyboard.press('Enter')
      return
    }
    for (let tries = 1; (await what.count()) > 0; tries++)
      try {
        return await this.touch(what, TRY)
      } catch (problem) {
        if (tries === MOST_TRIES) throw problem
      }
  }

  /** Touches a lit thing on the board or in the hand, and waits for what it does. */
  async touchThing(thing: Thing, before?: Sight): Promise<Sight> {
    const sight = before ?? (await this.now())
    const after = await this.#touchAndSee(await this.#whereTouched(thing), sight)
    if (!after.isChooserOpen) return after
    await this.touch(this.#page.getByRole('dialog').locator(`[data-thing="${thing}"]`))
    return this.#seesAfter(after)
  }

  /** Picks one of several. A row that scrolls it into sight moves under the hand, which then touches again. */
  async pick(thing: Thing): Promise<void> {
    let sight = await this.now()
    while (!sight.picked.includes(thing)) sight = await this.touchThing(thing, sight)
  }

  /** A touch on a ring over a thing asks which is meant. Keys go to the thing itself. */
  async #whereTouched(thing: Thing): Promise<Locator> {
    const ring = this.#page.locator(`:is([data-ghost], .or-piece)[data-offers~="${thing}"]`).first()
    const isBelow = this.#by !== 'keys' && (await ring.count()) > 0
    if (isBelow) return ring
    const lit = this.#page.locator(`[data-thing="${thing}"][data-lit]`)
    // A thing that is also in the hand may be hidden there while a panel offers it.
    const inSight = lit.filter({ visible: true })
    return ((await inSight.count()) > 0 ? inSight : lit).first()
  }

  /** Touches the first lit thing of a kind. */
  async touchFirst(kind: string): Promise<Sight> {
    const sight = await this.now()
    const first = sight.lit.find((thing) => thing.startsWith(`${kind}:`))
    if (first === undefined) throw new Error(`No ${kind} is lit at “${sight.prompt}”.`)
    return this.touchThing(first, sight)
  }

  /** Answers the question by touching lit things and the dock's buttons. Returns how. */
  async choose(): Promise<Touch[]> {
    const asked = await this.settled()
    const touched: Touch[] = []
    let sight = asked
    const isOpen = () => sight.choices === asked.choices && sight.phase === asked.phase
    while (isOpen()) {
      const next = nextTouch(this.#withoutBesides(sight), touched, asked.choices)
      if (next === undefined) {
        sight = await this.#seesAnything(sight)
        continue
      }
      if (touched.length > MOST_TOUCHES)
        throw new Error(`Touching ${JSON.stringify(touched.slice(-6))} comes to nothing.`)
      touched.push(next)
      sight = await this.#make(next, sight)
      // Waits for the decisions of other players in between.
      if (isOpen() && !sight.isAsked) sight = await this.settled()
    }
    return touched
  }

  /**
   * Does everything that is lit and offered. Returns the number of touches. If the page says when everything is done,
   * waits for late changes.
   */
  async followLight(isDone: () => Promise<boolean> = async () => true): Promise<number> {
    const touched: Touch[] = []
    const last = performance.now() + TIMEOUT_MS
    for (let sight = await this.now(); ; ) {
      const next = nextTouch(sight, touched, 0)
      if (touched.length > MOST_TOUCHES) throw new Error(`Touching comes to no end at “${sight.prompt}”.`)
      if (next !== undefined) {
        touched.push(next)
        sight = await this.#make(next, sight)
      } else if (await isDone()) return touched.length
      else if (performance.now() > last) throw new Error(`Nothing is lit at “${sight.prompt}”.`)
      else {
        await setTimeout(50)
        sight = await this.now()
      }
    }
  }

  /** Repeats the same touches. */
  async touchAgain(touches: readonly Touch[]): Promise<void> {
    let sight = await this.settled()
    for (const touch of touches) sight = await this.#make(touch, sight)
  }

  /** Plays until the game is over, or until the condition holds. */
  async playOn(hasEnough: (sight: Sight) => boolean | Promise<boolean> = () => false): Promise<Sight> {
    for (;;) {
      const sight = await this.settled()
      if (sight.phase === 'broken') throw new Error('The rules have stumbled.')
      if (sight.phase === 'over' || (await hasEnough(sight))) return sight
      if (sight.phase === 'curtain') await this.liftCurtain()
      else await this.choose()
    }
  }

  async liftCurtain(): Promise<Sight> {
    await this.touch(this.#page.locator('.curtain .button.primary'))
    await this.#page.locator('.curtain').waitFor({ state: 'detached' })
    return this.settled()
  }

  /** The cards in the hand, as things. */
  hand(): Promise<string[]> {
    return this.#page
      .locator('.hand [data-thing]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-thing') ?? ''))
  }

  /** Every line of the log, as it reads. */
  async log(): Promise<string[]> {
    return (await this.#page.locator('.log-entry').allTextContents()).map(plain)
  }

  /** The ships' places, as read out. */
  ships(): Promise<string[]> {
    return this.#page
      .locator('.table-board [data-flight] [data-thing]')
      .evaluateAll((ships) => ships.map((ship) => ship.getAttribute('aria-label') ?? '').sort())
  }

  #withoutBesides(sight: Sight): Sight {
    const isAnswer = (thing: Thing) => this.#besides?.test(thing) !== true
    const lit = sight.lit.filter(isAnswer)
    const isAnyLeft = lit.length + sight.buttons.length + sight.answers.length > 0 || sight.corner !== null
    return isAnyLeft ? { ...sight, lit, litInHand: sight.litInHand.filter(isAnswer) } : sight
  }

  #make(touch: Touch, before: Sight): Promise<Sight> {
    if ('thing' in touch) return this.touchThing(touch.thing, before)
    return this.#touchAndSee(this.#buttonOf(touch), before)
  }

  /** On a slow page, a finger may rest so long that it reads instead of touching: then it touches again. */
  async #touchAndSee(what: Locator, before: Sight): Promise<Sight> {
    await this.#touchIfThere(what)
    if (this.#by !== 'finger') return this.#seesAfter(before)
    try {
      return await this.#seesAfter(before, SOON)
    } catch {
      await this.#touchIfThere(what)
      return this.#seesAfter(before)
    }
  }

  #buttonOf(touch: Exclude<Touch, { readonly thing: Thing }>): Locator {
    if ('parts' in touch)
      return touch.parts === 'next'
        ? this.#page.locator('.parts-sheet .parts-buttons .primary')
        : this.#page.locator('.parts-sheet .choice[aria-pressed="false"]').first()
    if ('answer' in touch) return this.#page.locator('.game-panel [data-answer]').nth(touch.answer)
    if ('button' in touch) return this.#page.locator('.dock-middle .action').nth(touch.button)
    return this.#page.locator(
      touch.corner === 'confirm' ? '.dock-pass .button.primary' : '.dock-pass .button:not(.primary)',
    )
  }

  /** The target may have to be fetched first. */
  async #seesAnything(before: Sight): Promise<Sight> {
    try {
      return await this.#seesAfter(before)
    } catch (cause) {
      throw new Error(`Nothing can be touched at “${before.prompt}”.`, { cause })
    }
  }

  #seesAfter(before: Sight, timeoutMs = TIMEOUT_MS): Promise<Sight> {
    return this.#sees({ before: JSON.stringify(before), isSettled: false }, timeoutMs)
  }

  #sees(glance: Glance, timeoutMs = TIMEOUT_MS): Promise<Sight> {
    return this.#page.evaluate(look, { ...glance, timeoutMs })
  }
}
