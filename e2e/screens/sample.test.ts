/** A sample of every screen and decision; all of them: `npm run test:screens`. */
import { afterAll, describe, it } from 'vitest'
import { closeBrowser } from '../visiting.ts'
import {
  duelDecisions,
  raceDecisions,
  usualGalaxyDecisions,
  usualRimDecisions,
  usualUnfinishedDecisions,
} from './every-decision.ts'
import { hitsEverything } from './every-screen.ts'
import { sample } from './sizes.ts'

afterAll(closeBrowser)

describe.each([
  ['Super Teams', raceDecisions()],
  ['The Deckbuilding Game', duelDecisions()],
  ['Outer Rim', usualRimDecisions()],
  ['Unfinished Business', usualUnfinishedDecisions()],
  ['Transgalactica', usualGalaxyDecisions()],
] as const)('%s at a phone, a lying phone and a desk', (_, games) => {
  for (const game of games) it(`${game.name} can be answered`, hitsEverything(game, sample, 'en'))
})
