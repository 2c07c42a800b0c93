/** A sample of every screen and decision, a file for each game; all of them: `npm run test:screens`. */
import { describe, it } from 'vitest'
import type { AskedGame } from './every-decision.ts'
import { testsOfHitting } from './every-screen.ts'
import { sample } from './sizes.ts'

export function testSample(name: string, games: readonly AskedGame[]): void {
  describe(`${name} at a phone, a phone in landscape and a desk`, () => {
    const hitsEverything = testsOfHitting(sample, 'en')
    for (const game of games) it(`${game.name} can be answered`, hitsEverything(game))
  })
}
