import { type Browser, chromium } from 'playwright-core'
import { findChromium, launchOptions } from '../tools/chromium.ts'

export function launchBrowser(): Promise<Browser> {
  const path = findChromium()
  if (!path) throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH to its program.')
  return chromium.launch(launchOptions(path))
}
