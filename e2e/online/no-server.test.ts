import { expect, inject, it } from 'vitest'
import { visiting } from '../visiting.ts'

it(
  'a place that only serves the page says so at the doors to online tables',
  visiting({ provokes: /404/ }, async ({ page }) => {
    const says = 'This place only serves the page, without a server for online tables.'
    await page.getByRole('button', { name: 'Show tables looking for players' }).click()
    await page.getByText(says).waitFor()
    await page.goto(`${inject('page')}/#/online/super-teams`)
    await page.getByRole('heading', { name: 'Play with others: Super Teams' }).waitFor()
    await page.getByText(says).waitFor()
    expect(await page.getByRole('button', { name: 'Open the table' }).isDisabled()).toBe(true)
  }),
)
