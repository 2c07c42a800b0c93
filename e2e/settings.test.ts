import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { tabTo } from './keys.ts'
import { visiting } from './visiting.ts'

it(
  'settings are made by keyboard, hold at once, and are there on the next visit',
  visiting({ still: false, pace: 'normal' }, async ({ page }) => {
    await openSettings(page)
    await choose(page, 'Text size', 'largest')
    await choose(page, 'Colours', 'colour-blind friendly')
    await choose(page, 'Pace', 'quick')
    await page.getByRole('switch', { name: 'Sound' }).press('Space')
    const volume = page.getByRole('slider', { name: 'Volume' })
    await volume.press('ArrowLeft')
    await volume.press('ArrowLeft')
    const chosen = { text: 'largest', colours: 'distinct', motion: 'fast', theme: 'night' }
    await expect.poll(() => attributes(page)).toMatchObject(chosen)
    await expectAccessible(page, 'the settings with large text')

    await page.reload()
    await expect.poll(() => attributes(page)).toMatchObject(chosen)
    await openSettings(page)
    await expect.poll(() => page.getByRole('radio', { name: 'largest' }).isChecked()).toBe(true)
    await expect.poll(() => volume.inputValue()).toBe('40')
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    await expect.poll(size).toBe('20px')
  }),
)

it(
  'the theme follows the device where that is chosen, movement until something else is',
  visiting({ still: 'device', pace: 'normal' }, async ({ page }) => {
    await openSettings(page)
    await choose(page, 'Theme', 'same as the device')
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await expect.poll(() => attributes(page)).toMatchObject({ theme: 'paper', motion: 'off' })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
    await expect.poll(() => attributes(page)).toMatchObject({ theme: 'night', motion: 'normal' })
    await page.reload()
    await expect.poll(() => attributes(page)).toMatchObject({ theme: 'night', motion: 'normal' })
  }),
)

async function openSettings(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Settings' })
  await button.waitFor()
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Settings' }).waitFor()
}

/** Chooses with the keys of a radio group: the arrow keys, starting at the checked button. */
async function choose(page: Page, group: string, name: string | RegExp): Promise<void> {
  const radios = page.getByRole('group', { name: group }).getByRole('radio')
  const wanted = page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
  await page.getByRole('group', { name: group }).locator('input:checked').focus()
  for (let step = 0; step < (await radios.count()) && !(await wanted.isChecked()); step++)
    await page.keyboard.press('ArrowRight')
  await expect.poll(() => wanted.isChecked()).toBe(true)
}

function attributes(page: Page): Promise<Record<string, string | undefined>> {
  return page.evaluate(() => ({ ...document.documentElement.dataset }))
}
