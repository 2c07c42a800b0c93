import { type Browser, chromium } from 'playwright-core'
import { findChromium, launchOptions } from '../tools/chromium.ts'

/** No page is open long enough to benefit from optimised code. */
const shortLived = '--js-flags=--no-turbofan'

export function launchBrowser(): Promise<Browser> {
  const path = findChromium()
  if (!path) throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH to its program.')
  const options = launchOptions(path)
  return chromium.launch({ ...options, args: [...options.args, shortLived] })
}
