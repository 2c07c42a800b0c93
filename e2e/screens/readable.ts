/** Text that cannot be read: too small as displayed, or cut off. */
import type { Page } from 'playwright-core'

/** The smallest text in pixels, at a table's initial zoom. */
const smallest = {
  /** Any text. */
  any: 10,
  /** Text that a player needs for a decision: the question, the answers, and the prices. */
  decides: 13,
} as const

const decides = [
  '.turn-prompt',
  '.dock-actions',
  '.parts-sheet',
  '.game-panel [data-answer]',
  '[data-decides]',
  // The marks of a token or an action say what it does.
  ...[
    '.db-cost',
    '.or-face-head',
    '.or-price',
    '.tg-price',
    '.tg-way-price',
    '.tg-marks',
    '[data-price]',
  ].map((price) => `[data-thing][data-lit] ${price}`),
].join(', ')

/** Areas whose remaining text can be reached by dragging. */
const moves = '.pan-zoom, [data-swipes]'

/** The properties that decide about the texts within an element. */
interface Frame {
  readonly display: string
  readonly overflowX: string
  readonly overflowY: string
  readonly endsInDots: boolean
  readonly isClipped: boolean
  readonly isApart: boolean
  readonly box: DOMRect
}

interface Reading {
  readonly smallest: typeof smallest
  readonly decides: string
  readonly moves: string
}

/** Runs in the page. */
function look({ smallest, decides, moves }: Reading): string[] {
  const found = new Map<string, string>()
  /** Rounding, and letters that extend beyond their line. */
  const SLACK = 1.5
  // Nothing moves during the check, so a result for an element is reused for all its texts.
  const frames = new Map<Element, Frame>()
  const isSpoken = new Map<Element, boolean>()
  const range = document.createRange()
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element
        ? isLeftOut(node)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_SKIP
        : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (element === null || text === '' || !isDrawn(element)) continue
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (boxes.length === 0) continue
    // The number of a key and the undo button are not part of the decision.
    const isNeeded = element.closest(decides) !== null && element.closest('.key, .undo-text') === null
    const cut = cutBy(element, boxes, isNeeded)
    if (cut === 'elsewhere') continue
    const size = drawnSize(element)
    const needed = isNeeded ? smallest.decides : smallest.any
    // Computed fractions may be rounded down.
    if (size < needed - 0.05) tell(element, text, 'small', `${size.toFixed(1)} px, needs ${needed}`)
    if (cut !== null) tell(element, text, 'cut', cut)
  }
  return [...found.values()]

  /** The same kind of text, too small in the same way, is reported once. */
  function tell(element: Element, text: string, trouble: 'small' | 'cut', what: string): void {
    const place = pathTo(element)
    const key = `${trouble} ${place} ${trouble === 'small' ? what : text}`
    if (!found.has(key)) found.set(key, `text ${trouble}: “${text.slice(0, 40)}” in ${place}: ${what}`)
  }

  /** Elements without text, and the older part of the log: a long log takes long, and its lines all look the same. */
  function isLeftOut(element: Element): boolean {
    if (element.matches('script, style, title, desc, .skip')) return true
    if (!element.matches('.log-turn, .log-entry')) return false
    const { top, bottom } = element.getBoundingClientRect()
    const log = element.closest('.log-turns')
    const shown = log === null ? { top: 0, bottom: innerHeight } : frameOf(log).box
    return bottom < shown.top || top > shown.bottom
  }

  function pathTo(element: Element): string {
    const named: string[] = []
    for (let one: Element | null = element; one !== null && named.length < 2; one = one.parentElement) {
      const [first] = one.classList
      if (first !== undefined) named.unshift(`.${first}`)
    }
    return named.length === 0 ? element.tagName.toLowerCase() : named.join(' ')
  }

  function isDrawn(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isOnlySpoken(element)
    )
  }

  /** Text for screen readers only is one pixel large. */
  function isOnlySpoken(element: Element): boolean {
    const known = isSpoken.get(element)
    if (known !== undefined) return known
    const { box, isApart, isClipped } = frameOf(element)
    const spoken =
      (isApart && isClipped && box.width <= 1 && box.height <= 1) ||
      (element.parentElement !== null && isOnlySpoken(element.parentElement))
    isSpoken.set(element, spoken)
    return spoken
  }

  function frameOf(element: Element): Frame {
    const known = frames.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const frame: Frame = {
      display: style.display,
      overflowX: style.overflowX,
      overflowY: style.overflowY,
      endsInDots: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      isClipped: style.clipPath !== 'none' || style.overflow === 'hidden',
      isApart: style.position === 'absolute',
      box: element.getBoundingClientRect(),
    }
    frames.set(element, frame)
    return frame
  }

  /** The size of letters on the screen, including scaling. */
  function drawnSize(element: Element): number {
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
      const { a, b, c, d } = (element as SVGGraphicsElement).getScreenCTM() ?? new DOMMatrix()
      return size * Math.sqrt(Math.abs(a * d - b * c))
    }
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      if (one instanceof HTMLElement && one.offsetWidth > 0 && frameOf(one).display !== 'inline') {
        const { width, height } = frameOf(one).box
        const [x, y] = [width / one.offsetWidth, height / one.offsetHeight]
        // For rotated text, width and height are swapped; boxes are measured in whole pixels.
        const scale = Math.min(Math.sqrt(x * y), Math.max(x, y))
        return Math.abs(scale - 1) < 0.03 ? size : size * scale
      }
    return size
  }

  /** The element that cuts off a text: null if none does, `elsewhere` if the text is hidden on purpose. */
  function cutBy(element: Element, boxes: readonly DOMRect[], isNeeded: boolean): string | null {
    const box = {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    }
    let [canMoveX, canMoveY] = [false, false]
    for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
      if (one.matches(moves)) [canMoveX, canMoveY] = [true, true]
      const { display, overflowX, overflowY, endsInDots, box: frame } = frameOf(one)
      if (display === 'inline' || display === 'contents') continue
      const isSvg = one instanceof SVGElement
      if (isSvg && !(one instanceof SVGSVGElement)) continue
      const over = {
        x: Math.max(frame.left - box.left, box.right - frame.right),
        y: Math.max(frame.top - box.top, box.bottom - frame.bottom),
      }
      const isOut =
        box.right <= frame.left ||
        box.left >= frame.right ||
        box.bottom <= frame.top ||
        box.top >= frame.bottom
      for (const [axis, overflow, canMove] of [
        ['x', overflowX, canMoveX],
        ['y', overflowY, canMoveY],
      ] as const) {
        if (overflow === 'visible' || canMove) continue
        if (frame.width < 2 || frame.height < 2) return 'elsewhere'
        if (overflow === 'auto' || overflow === 'scroll') {
          if (axis === 'x') canMoveX = true
          else canMoveY = true
          if (isOut) return 'elsewhere'
          continue
        }
        if (over[axis] <= SLACK + (axis === 'y' ? lineSlack(element) : 0)) continue
        // The reader shows the rest of text that ends in dots; text for a decision must be complete.
        if (endsInDots && !isNeeded) return null
        return `${Math.round(over[axis])} px beyond ${pathTo(one)}`
      }
    }
    if (!canMoveX && (box.left < -SLACK || box.right > innerWidth + SLACK)) return 'beyond the page'
    if (!canMoveY && (box.top < -SLACK || box.bottom > innerHeight + SLACK)) return 'beyond the page'
    return null
  }

  /** A text's box is higher than its letters: a tight frame may cut off the empty part. */
  function lineSlack(element: Element): number {
    return drawnSize(element) * 0.3
  }
}

export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(look, { smallest, decides, moves })
}
