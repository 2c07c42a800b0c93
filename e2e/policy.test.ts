import { expect, it } from 'vitest'
import { gameCard, superTeams } from './game-card.ts'
import { Player } from './player.ts'
import { visiting } from './visiting.ts'

/** What `visitTo` records when the page breaks its policy. */
const forbidden = /^The policy forbids /

it(
  'the policy forbids nothing that the lobby and a table do, and a style from anywhere else is refused',
  visiting({ provokes: /policy/i }, async ({ page, pageErrors }) => {
    const broken = () => pageErrors.filter((error) => forbidden.test(error))
    const answer = await page.request.get(page.url())
    expect(answer.headers()['content-security-policy']).toContain("style-src 'self';")

    await gameCard(page, superTeams).getByRole('button', { name: 'Play now' }).click()
    const player = new Player(page)
    await player.settled()
    expect(broken()).toEqual([])

    // The check of the policy works: an injected style is noticed.
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'body { opacity: 0.5 }'
      document.head.append(style)
    })
    await expect.poll(broken).toEqual([expect.stringContaining('style-src')])
    expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1')
  }),
)
