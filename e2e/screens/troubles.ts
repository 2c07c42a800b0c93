/**
 * What prevents a player from choosing: options that are covered, cut off, overlapping, out of reach or too small. The
 * map is checked at its initial zoom.
 */
import type { Page } from 'playwright-core'

export interface Wanted {
  readonly isTouch: boolean
}

/** Runs in the page. */
function look({ isTouch }: Wanted): string[] {
  /** An open list covers the board, which can wait. */
  const isListOpen = document.querySelector('.actions-sheet') !== null
  /** The smallest target by mouse and by finger, in pixels. What can only be read may be smaller for a finger. */
  const [MOUSE, FINGER] = [24, 44]
  const least = (element: Element) =>
    !isTouch || element.matches('[data-thing]:not([data-lit])') ? MOUSE : FINGER
  /** The tolerance for rounding and for measuring in steps of two. */
  const ROUNDED = isTouch ? 3 : 2
  const troubles: string[] = []
  const named = (element: Element) => {
    const thing = element.getAttribute('data-thing')
    const called = [...element.classList].slice(0, 2).join('.')
    if (thing !== null) return `${thing} (${element.hasAttribute('data-lit') ? '' : 'not lit, '}${called})`
    const text = (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)
    return `“${text}” (${called})`
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
  }
  const all = (selector: string) => [...document.querySelectorAll<Element>(selector)].filter(isShown)

  /** As in `meantBy` in `ui/pan-zoom/crowd.ts`: next to a lit thing, an unlit one must be hit itself. */
  const isNear = (element: Element, x: number, y: number) => {
    const reach = (isTouch ? FINGER : MOUSE) / 2
    const isInReach = (each: Element) => {
      const { left, top, width, height } = each.getBoundingClientRect()
      return Math.hypot(left + width / 2 - x, top + height / 2 - y) <= reach
    }
    if (!isInReach(element)) return false
    return element.hasAttribute('data-lit') || !litOnMaps.some(isInReach)
  }
  const litOnMaps = all('.pan-zoom [data-thing][data-lit]')
  /** Whether a touch at a point means the element: itself, or a ring that asks which of several is meant. */
  const hits = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    if (hit === null) return false
    if (element.contains(hit)) return true
    // On a map a touch means what is near it, or asks which of several it means.
    const map = element.closest(isTouch ? '.pan-zoom' : '.pan-zoom[data-dense]')
    const isOnMap = map?.contains(hit) === true && hit.closest('button, a') === null
    if (isOnMap && isNear(element, x, y)) return true
    const thing = element.getAttribute('data-thing')
    const target = hit.closest('[data-thing]')
    if (thing === null || target === null) return false
    return (
      target.getAttribute('data-thing') === thing ||
      (target.getAttribute('data-offers') ?? '').split(' ').includes(thing)
    )
  }
  /**
   * The distance from an element within which a touch still means it: from its middle or, for overlapping cards, from
   * the middle of its visible part.
   */
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
    // If its middle is covered, the larger part beside the cover counts.
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
  const isLargeBelowList = (element: Element) => {
    const list = document.querySelector<HTMLElement>('.actions-sheet')
    if (list === null) return false
    list.style.visibility = 'hidden'
    const reached = reach(element)
    list.style.visibility = ''
    return reached !== null && Math.min(reached.width, reached.height) >= least(element) - ROUNDED
  }
  /** What is wrong with an element, or null. */
  const troubleWith = (element: Element, mayBeCovered = false): string | null => {
    const around = least(element) / 2 - 2
    if (isHitAround(element, around)) return null
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (isHitAround(element, around)) return null
    element.scrollIntoView({ block: 'nearest', inline: 'center' })
    const reached = reach(element)
    if (reached === null) {
      if (mayBeCovered) return null
      const box = element.getBoundingClientRect()
      const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const cover =
        over === null ? 'out of the page' : `covered by ${over.tagName}.${over.getAttribute('class')}`
      return `${named(element)} cannot be hit: ${cover}`
    }
    const { width: wide, height: high } = reached
    if (Math.min(wide, high) >= least(element) - ROUNDED) return null
    // An element that a list covers in part can wait like one that it covers completely.
    if (mayBeCovered && isListOpen && isLargeBelowList(element)) return null
    return `${named(element)} is small: ${Math.round(wide)} × ${Math.round(high)}`
  }

  /** A word that links to its description is as high as its line. */
  const isInText = (element: Element) => {
    let line = element
    while (getComputedStyle(line).display.startsWith('inline') && line.parentElement !== null)
      line = line.parentElement
    return line.textContent.trim() !== element.textContent.trim()
  }

  // An open list has every answer, so the same answers in a panel below it can wait.
  const inPanels = isListOpen ? [] : all('.game-panel [data-answer]')
  // If a panel over the board answers, elements below it can wait as well.
  const isCovered = isListOpen || document.querySelector('.panel-sheet [data-answer]') !== null
  const tools = isCovered ? '' : ', .turn-tools .button, .player'
  const needed = [...all(`.dock .button:not(:disabled)${tools}`), ...inPanels]
  for (const element of needed) {
    const trouble = troubleWith(element)
    if (trouble !== null) troubles.push(trouble)
  }
  /** Whether an open element covers part of it: then the visible part says nothing about its size. */
  const opened = all('.actions-sheet, .panel-sheet, .seat-boards, .reader[data-shown], .help-line')
  const isPartlyBelow = (element: Element) => {
    // The whole line of a player opens their board, not only the name.
    const box = (element.closest('.player') ?? element).getBoundingClientRect()
    return opened.some((over) => {
      const { left, right, top, bottom } = over.getBoundingClientRect()
      const meets = left < box.right && right > box.left && top < box.bottom && bottom > box.top
      return meets && !over.contains(element)
    })
  }
  // All other touchable elements may be below a panel, but are large enough where they are visible.
  for (const element of all(
    '.table :is(button, a[href], summary, select, input, [role="button"]):not(.log *)',
  )) {
    if (needed.includes(element) || element.matches(':disabled, [data-thing][data-lit]') || isInText(element))
      continue
    // Checked last, because the check may scroll to it.
    const trouble = troubleWith(element, true)
    if (trouble !== null && !isPartlyBelow(element)) troubles.push(trouble)
  }
  const answers = all('.dock-corner .button, .dock-middle > .button, .dock-middle > .action-group .button')
  for (const [index, element] of answers.entries()) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      troubles.push(`${named(element)} is too long for its button`)
    for (const other of answers.slice(index + 1)) {
      // A list covers elements that can wait.
      if (element.closest('.actions-sheet') !== other.closest('.actions-sheet')) continue
      const box = other.getBoundingClientRect()
      if (box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1)
        troubles.push(`${named(element)} and ${named(other)} overlap`)
    }
  }
  for (const element of isCovered ? [] : all('.turn-prompt')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    if (over !== null && !element.contains(over) && !over.contains(element))
      troubles.push(`the question is covered by ${over.tagName}.${over.getAttribute('class')}`)
  }
  // Of an element that is drawn twice, one copy must be reachable.
  const things = all(isCovered ? '.hand [data-thing][data-lit]' : '[data-thing][data-lit]')
  for (const thing of new Set(things.map((element) => element.getAttribute('data-thing')))) {
    const found = things
      .filter((each) => each.getAttribute('data-thing') === thing)
      .map((each) => troubleWith(each))
    const [trouble] = found
    if (trouble != null && !found.includes(null)) troubles.push(trouble)
  }
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
