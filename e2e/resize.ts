import type { Page } from 'playwright-core'
import { drawn } from './drawn.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Gives the window another size, and waits until everything is where it belongs there. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  const isSo = `(width: ${width}px) and (height: ${height}px)`
  await page.waitForFunction((query) => matchMedia(query).matches, isSo)
  await drawn(page)
}
