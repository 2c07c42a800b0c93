/** Every decision of a game at every size, in both languages: `npm run test:screens`. */
import { describe, it } from 'vitest'
import { langs } from '../../kernel/index.ts'
import type { AskedGame } from './every-decision.ts'
import { testsOfHitting } from './every-screen.ts'
import { sizes } from './sizes.ts'

export function testEvery(name: string, asked: readonly AskedGame[]): void {
  for (const lang of langs)
    describe(`${name} (${lang})`, () => {
      for (const isTouch of [true, false]) {
        const ofHand = sizes.filter((size) => size.isTouch === isTouch)
        const hitsEverything = testsOfHitting(ofHand, lang)
        for (const game of asked)
          it(
            `${game.name} can be answered ${isTouch ? 'with a finger' : 'with a mouse'} at every size`,
            hitsEverything(game),
          )
      }
    })
}
