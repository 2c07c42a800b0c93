import type { Page } from 'playwright-core'

/**
 * Waits until whatever was done is seen: it is drawn, measured, and drawn again for what was measured. What is due after
 * a picture is done before the next is waited for.
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
