/** A player at the table: sees what is lit, and touches it. */

import type { Locator, Page } from 'playwright-core'

/** What a player sees of the table at one moment. */
export interface Sight {
  /** `live`, `curtain`, `over` or `broken`; `lesson` in a lesson. */
  readonly phase: string
  readonly isAsked: boolean
  /** How many choices have been made, as the log tells. */
  readonly choices: number
  readonly prompt: string
  readonly lit: readonly string[]
  readonly picked: readonly string[]
  readonly isChooserOpen: boolean
}

interface Glance {
  /** What was seen before, in letters: wait for something else. */
  readonly before: string | null
  /** Wait until somebody has to do something. */
  readonly isSettled: boolean
}

/** Runs in the page. Null: not yet. */
function look({ before, isSettled }: Glance): Sight | null {
  const table = document.querySelector<HTMLElement>('.table')
  if (table === null) return null
  const things = (mark: string) =>
    [...table.querySelectorAll<HTMLElement>(`[data-thing][${mark}]`)].flatMap(
      ({ dataset }) => dataset['thing'] ?? [],
    )
  const marks = table.querySelectorAll<HTMLElement>('.log [data-at]')
  const sight = {
    phase: table.dataset['phase'] ?? (table.classList.contains('lesson') ? 'lesson' : 'live'),
    isAsked: table.querySelector('.turn-bar[data-asked]') !== null,
    choices: Number([...marks].at(-1)?.dataset['at'] ?? 0),
    prompt: table.querySelector('.turn-prompt, .coach-says')?.textContent ?? '',
    lit: [...new Set(things('data-lit'))],
    picked: [...new Set(things('data-picked'))],
    isChooserOpen: table.querySelector('.st-chooser') !== null,
  }
  if (isSettled && !sight.isAsked && sight.phase === 'live') return null
  return JSON.stringify(sight) === before ? null : sight
}

export class Player {
  readonly #page: Page
  readonly #finger: boolean

  constructor(page: Page, { finger = false } = {}) {
    this.#page = page
    this.#finger = finger
  }

  /** Waits until the table asks somebody at this screen, lowers its curtain, or ends. */
  settled(): Promise<Sight> {
    return this.#sees({ before: null, isSettled: true })
  }

  now(): Promise<Sight> {
    return this.#sees({ before: null, isSettled: false })
  }

  async touch(what: Locator): Promise<void> {
    await (this.#finger ? what.tap() : what.click())
  }

  /** Touches a lit thing on the board or in the hand, and waits for what it does. */
  async touchThing(thing: string): Promise<Sight> {
    const before = await this.now()
    await this.touch(this.#page.locator(`[data-thing="${thing}"][data-lit]`).first())
    const after = await this.#sees({ before: JSON.stringify(before), isSettled: false })
    if (!after.isChooserOpen) return after
    await this.touch(this.#page.getByRole('dialog').locator(`[data-thing="${thing}"]`))
    return this.#sees({ before: JSON.stringify(after), isSettled: false })
  }

  /** Answers what is asked by touching lit things; tells which. */
  async choose(): Promise<string[]> {
    const asked = await this.settled()
    const touched: string[] = []
    let sight = asked
    while (sight.choices === asked.choices && sight.phase === asked.phase) {
      const thing = nextTouch(sight, asked.choices)
      if (thing === undefined) throw new Error(`Nothing is lit at “${sight.prompt}”.`)
      if (touched.length > 4) throw new Error(`Touching ${touched.join(', ')} comes to nothing.`)
      touched.push(thing)
      sight = await this.touchThing(thing)
    }
    return touched
  }

  /** Touches lit things until none is left; tells how many it took. */
  async followLight(): Promise<number> {
    for (let touches = 0, sight = await this.now(); ; touches++) {
      const thing = nextTouch(sight, 0)
      if (thing === undefined) return touches
      if (touches > 7) throw new Error(`Touching comes to no end at “${sight.prompt}”.`)
      sight = await this.touchThing(thing)
    }
  }

  /** The same touches once more. */
  async touchAgain(things: readonly string[]): Promise<void> {
    await this.settled()
    for (const thing of things) await this.touchThing(thing)
  }

  /** Plays until the game is over, or until it has seen enough. */
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
    return this.settled()
  }

  /** The cards in the hand, as things. */
  hand(): Promise<string[]> {
    return this.#page
      .locator('.hand [data-thing]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-thing') ?? ''))
  }

  /** Every line of the log, as it reads. */
  log(): Promise<string[]> {
    return this.#page.locator('.log-entry').evaluateAll((lines) => lines.map((line) => line.textContent))
  }

  /** Where the ships stand, as it is read out. */
  ships(): Promise<string[]> {
    return this.#page
      .locator('.table-board [data-flight] [data-thing]')
      .evaluateAll((ships) => ships.map((ship) => ship.getAttribute('aria-label') ?? '').sort())
  }

  async #sees(glance: Glance): Promise<Sight> {
    const seen = await this.#page.waitForFunction(look, glance)
    const sight = await seen.jsonValue()
    if (sight === null) throw new Error('There is no table to look at.')
    return sight
  }
}

/**
 * From the hand to the board, what is not picked up yet first; not always the first, so that games differ.
 * A place is lit to show where something happens: it is never the answer.
 */
function nextTouch({ lit, picked }: Sight, turn: number): string | undefined {
  const things = lit.filter((thing) => !thing.startsWith('space:'))
  const fresh = things.filter((thing) => !picked.includes(thing))
  const held = fresh.filter((thing) => !thing.startsWith('ship:'))
  const wanted = picked.length === 0 && held.length > 0 ? held : fresh.length > 0 ? fresh : things
  return wanted[turn % wanted.length]
}
