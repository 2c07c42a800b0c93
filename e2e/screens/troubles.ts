/** What keeps a player from choosing: options that are covered, cut off, overlapping, out of reach or too small for a finger. */
import type { Page } from 'playwright-core'

export interface Wanted {
  readonly isTouch: boolean
  /** A list lies over the board: what is below it can wait. */
  readonly isListOpen: boolean
}

/** Runs in the page. */
async function look({ isTouch, isListOpen }: Wanted): Promise<string[]> {
  const FINGER = 44
  const troubles: string[] = []
  const named = (element: Element) =>
    (element.getAttribute('data-thing') ?? element.getAttribute('aria-label') ?? element.textContent).slice(
      0,
      40,
    )
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
  }
  const all = (selector: string) => [...document.querySelectorAll<Element>(selector)].filter(isShown)

  /** Whether a touch at a point means the element: itself, or a ring that asks which of several is meant. */
  const hits = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    if (hit === null) return false
    if (element.contains(hit)) return true
    const thing = element.getAttribute('data-thing')
    const target = hit.closest('[data-thing]')
    if (thing === null || target === null) return false
    return (
      target.getAttribute('data-thing') === thing ||
      (target.getAttribute('data-offers') ?? '').split(' ').includes(thing)
    )
  }
  /** How far around a touch still means an element: from its middle or, where cards overlap, from what is left of it. */
  const reach = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [STEP, FAR] = [2, FINGER]
    const row = top + height / 2
    const across: number[] = []
    for (let x = left + 1; x < left + width; x += STEP) if (hits(element, x, row)) across.push(x)
    const runs: number[][] = []
    for (const x of across) {
      const run = runs.at(-1)
      if (run !== undefined && x - (run.at(-1) ?? 0) <= STEP) run.push(x)
      else runs.push([x])
    }
    // Where something stands in the middle of it, the larger part beside that counts.
    const [widest] = runs.toSorted((one, other) => other.length - one.length)
    const [first, last] = [widest?.[0], widest?.at(-1)]
    if (first === undefined || last === undefined) return null
    const column = (first + last) / 2
    const extent = (dx: number, dy: number) => {
      let far = 0
      while (far < FAR && hits(element, column + dx * (far + STEP), row + dy * (far + STEP))) far += STEP
      return far
    }
    return { width: extent(-1, 0) + extent(1, 0) + STEP, height: extent(0, -1) + extent(0, 1) + STEP }
  }
  const isHitAround = (element: Element, around: number) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const points = [
      [x, y],
      [x - around, y],
      [x + around, y],
      [x, y - around],
      [x, y + around],
    ] as const
    return points.every(([px, py]) => hits(element, px, py))
  }
  /** What is wrong with an element, or null. Rounding may take a pixel, and what answers is measured in steps of two. */
  const troubleWith = (element: Element): string | null => {
    const around = isTouch ? FINGER / 2 - 2 : 1
    if (isHitAround(element, around)) return null
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (isHitAround(element, around)) return null
    element.scrollIntoView({ block: 'nearest', inline: 'center' })
    const reached = reach(element)
    if (reached === null) {
      const box = element.getBoundingClientRect()
      const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const cover =
        over === null ? 'out of the page' : `covered by ${over.tagName}.${over.getAttribute('class')}`
      return `${named(element)} cannot be hit: ${cover}`
    }
    const { width: wide, height: high } = reached
    if (!isTouch || (wide >= FINGER - 3 && high >= FINGER - 3)) return null
    return `${named(element)} is small: ${Math.round(wide)} × ${Math.round(high)}`
  }

  /** What lies on a surface to pan and zoom is looked at from near: a player comes as close as that goes. */
  const surface = document.querySelector('.pan-zoom')
  const content = surface?.querySelector<HTMLElement>('.pan-zoom-content')
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const zoom = async (way: 'in' | 'out', { x, y }: { readonly x: number; readonly y: number }) => {
    const deltaY = way === 'in' ? -4000 : 4000
    surface?.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX: x, clientY: y, cancelable: true }))
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    })
  }
  const comeClose = async (element: Element) => {
    if (surface == null || content == null || !content.contains(element)) return
    const middle = middleOf(surface)
    await zoom('out', middle)
    const far = content.getBoundingClientRect().width
    const own = middleOf(element)
    await zoom('in', middle)
    const factor = content.getBoundingClientRect().width / far
    await zoom('out', middle)
    // What lies here stays where it is while all goes apart: then the element comes to lie in the middle.
    const around = (one: number, other: number) => (one - other * factor) / (1 - factor)
    if (factor > 1) await zoom('in', { x: around(middle.x, own.x), y: around(middle.y, own.y) })
  }

  // A list that was opened has every answer: the same ones in a panel below it can wait.
  const inPanels = isListOpen ? [] : all('.game-panel [data-answer]')
  for (const element of [...all('.dock .button:not(:disabled), .turn-tools .button, .player'), ...inPanels]) {
    const trouble = troubleWith(element)
    if (trouble !== null) troubles.push(trouble)
  }
  const answers = all('.dock-corner .button, .dock-middle > .button, .dock-middle > .action-group .button')
  for (const [index, element] of answers.entries()) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      troubles.push(`${named(element)} is too long for its button`)
    for (const other of answers.slice(index + 1)) {
      const box = other.getBoundingClientRect()
      if (box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1)
        troubles.push(`${named(element)} and ${named(other)} overlap`)
    }
  }
  // What is drawn twice need be reached once. Where a panel over the board answers, what is below it can wait as well.
  const isCovered = isListOpen || document.querySelector('.panel-sheet [data-answer]') !== null
  const things = all(isCovered ? '.hand [data-thing][data-lit]' : '[data-thing][data-lit]')
  for (const thing of new Set(things.map((element) => element.getAttribute('data-thing')))) {
    const found: (string | null)[] = []
    for (const element of things.filter((each) => each.getAttribute('data-thing') === thing)) {
      await comeClose(element)
      found.push(troubleWith(element))
    }
    const [trouble] = found
    if (trouble != null && !found.includes(null)) troubles.push(trouble)
  }
  if (surface !== null) await zoom('out', middleOf(surface))
  const { scrollWidth = 0, scrollHeight = 0 } = document.scrollingElement ?? {}
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    troubles.push(`the page is ${scrollWidth} × ${scrollHeight}`)
  for (const element of all('.hand, .dock-actions, .table-board')) {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      troubles.push(`${element.className} goes beyond the page`)
  }
  return troubles
}

export function troublesOf(page: Page, wanted: Wanted): Promise<string[]> {
  return page.evaluate(look, wanted)
}
