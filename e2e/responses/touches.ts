/** The delay between a touch and its first visible change. */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Milliseconds from each touch to the first frame with its change. */
    responses?: number[]
  }
}

/** Runs in the page before anything else: records the time from each touch to its first drawn change. */
export function watchTouches(): void {
  const responses: number[] = []
  window.responses = responses
  let touched: number | null = null
  // The time of the event itself, so that its waiting time counts.
  document.addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { capture: true })
  const changes = new MutationObserver(() => {
    if (touched === null) return
    const start = touched
    touched = null
    // A task that is queued after the next frame runs when that frame has been drawn.
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
