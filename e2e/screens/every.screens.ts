/** Every decision of every game at every size, in both languages: `npm run test:screens`. */
import { describe, it } from 'vitest'
import { langs } from '../../kernel/index.ts'
import {
  duelDecisions,
  galaxyDecisions,
  raceDecisions,
  rimDecisions,
  unfinishedDecisions,
} from './every-decision.ts'
import { hittingEverything } from './every-screen.ts'
import { sizes } from './sizes.ts'

const games = [
  ['Super Teams', raceDecisions()],
  ['The Deckbuilding Game', duelDecisions()],
  ['Outer Rim', rimDecisions()],
  ['Unfinished Business', unfinishedDecisions()],
  ['Transgalactica', galaxyDecisions()],
] as const

for (const lang of langs)
  for (const [name, asked] of games)
    describe(`${name} (${lang})`, () => {
      for (const isTouch of [true, false]) {
        const ofHand = sizes.filter((size) => size.isTouch === isTouch)
        const hitsEverything = hittingEverything(ofHand, lang)
        for (const game of asked)
          it(
            `${game.name} can be answered ${isTouch ? 'with a finger' : 'with a mouse'} at every size`,
            hitsEverything(game),
          )
      }
    })
