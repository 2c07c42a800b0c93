import type { Page } from 'playwright-core'

interface Size {
  readonly width: number
  readonly height: number
}

/** Gives the window another size, and waits until everything is where it belongs there. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  const isSo = `(width: ${width}px) and (height: ${height}px)`
  await page.waitForFunction((query) => matchMedia(query).matches, isSo)
  // Drawn, measured, and drawn again for what was measured. What is due after a picture is done before the next is waited for.
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let pictures = 0; pictures < 3; pictures++)
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
  })
}
