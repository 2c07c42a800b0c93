import type { Page } from 'playwright-core'

/**
 * Waits until a change is visible: it is drawn, measured, and drawn again. Work that is due after a frame is done
 * before the next wait.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let pictures = 0; pictures < 3; pictures++)
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
  })
}
