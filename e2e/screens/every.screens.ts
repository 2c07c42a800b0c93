/** Every decision of every game at every size, in both languages: `npm run test:screens`. */
import { afterAll, describe, it } from 'vitest'
import { langs } from '../../kernel/index.ts'
import { closeBrowser } from '../visiting.ts'
import {
  duelDecisions,
  galaxyDecisions,
  raceDecisions,
  rimDecisions,
  unfinishedDecisions,
} from './every-decision.ts'
import { hitsEverything } from './every-screen.ts'
import { sizes } from './sizes.ts'

afterAll(closeBrowser)

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
      for (const game of asked)
        for (const isTouch of [true, false])
          it(
            `${game.name} can be answered ${isTouch ? 'with a finger' : 'with a mouse'} at every size`,
            hitsEverything(
              game,
              sizes.filter((size) => size.isTouch === isTouch),
              lang,
            ),
          )
    })
