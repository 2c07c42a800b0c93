/** The delay between a touch and what it shows. */
import type { Page } from 'playwright-core'

/** Milliseconds of each touch. */
export interface Touches {
  /** From the finger’s landing to the first drawn change: the mark on what is pressed. */
  readonly pressed: number[]
  /** From the finger’s lifting to the first drawn change after the mark: what the touch does. */
  readonly released: number[]
}

declare global {
  interface Window {
    touches?: Touches
  }
}

/** Runs in the page before anything else: measures each touch. */
export function watchTouches(): void {
  const touches: Touches = { pressed: [], released: [] }
  window.touches = touches
  const since: Record<keyof Touches, number | null> = { pressed: null, released: null }
  // The time of the event itself, so that its waiting time counts.
  const start = (name: keyof Touches) => (event: PointerEvent) => {
    since[name] = event.timeStamp
  }
  document.addEventListener('pointerdown', start('pressed'), { capture: true })
  document.addEventListener('pointerup', start('released'), { capture: true })
  const changes = new MutationObserver((records) => {
    noteNextFrame('pressed')
    if (records.some(({ attributeName }) => attributeName !== 'data-pressed')) noteNextFrame('released')
  })
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  function noteNextFrame(name: keyof Touches) {
    const from = since[name]
    if (from === null) return
    since[name] = null
    // That frame has been drawn when a task queued in it runs, or when the next frame begins.
    requestAnimationFrame(() => {
      let isNoted = false
      const note = () => {
        if (!isNoted) touches[name].push(performance.now() - from)
        isNoted = true
      }
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = note
      port2.postMessage(null)
      requestAnimationFrame(note)
    })
  }
}

/** Takes the touches measured so far out of the page. */
export function takeTouches(page: Page): Promise<Touches> {
  return page.evaluate(() => ({
    pressed: window.touches?.pressed.splice(0) ?? [],
    released: window.touches?.released.splice(0) ?? [],
  }))
}
