import type { Page } from 'playwright-core'
import { drawn } from './drawn.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Resizes the window, and waits until the layout is complete. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(matching, `(width: ${width}px) and (height: ${height}px)`)
  await drawn(page)
}

/** Runs in the page: waits until the media query matches. */
async function matching(query: string): Promise<void> {
  const media = matchMedia(query)
  if (media.matches) return
  await new Promise((resolve) => media.addEventListener('change', resolve, { once: true }))
}
