import type { Page } from 'playwright-core'

interface Size {
  readonly width: number
  readonly height: number
}

/** Gives the window another size, and waits until everything is where it belongs there. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  // Drawn, measured, and drawn again for what was measured.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
      }),
  )
}
