/** How soon the page shows something after a touch. */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Milliseconds from each touch to the first picture of what it has changed. */
    responses?: number[]
  }
}

/** Runs in the page before anything else: writes down how long each touch takes until its first change is drawn. */
export function watchTouches(): void {
  const responses: number[] = []
  window.responses = responses
  let touched: number | null = null
  // The time of the event itself: how long it has waited counts.
  document.addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { capture: true })
  const changes = new MutationObserver(() => {
    if (touched === null) return
    const start = touched
    touched = null
    // A task that is begun after the next frame comes when that frame has been drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => responses.push(performance.now() - start)
      port2.postMessage(null)
    })
  })
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

export function responsesOf(page: Page): Promise<number[]> {
  return page.evaluate(() => window.responses ?? [])
}
