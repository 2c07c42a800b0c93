import type { CompleteGame, FullGameBundle } from '@kantyna/kernel'
import { bots } from './bots.ts'
import { game } from './game.ts'
import type { Galaxy, GalaxyOptions, secrets } from './rules/galaxy.ts'
import { scenarioWords } from './rules/scenario/arrange.ts'
import { withCards } from './rules/scenario/hand-made-cards.ts'
import { violations } from './rules/violations.ts'
import { newTally } from './tally.ts'
import { words } from './words/index.ts'
import { reasons, refusalSamples } from './words/questions/refusals.ts'
import { drawText } from './words/things/board-text.ts'

/** The complete game, for the terminal and for tests. The page loads its parts one by one. */
export const transgalactica: CompleteGame<Galaxy, GalaxyOptions> & { readonly secrets: typeof secrets } = {
  ...game,
  ...bots,
  words,
  violations,
}

export const bundle: FullGameBundle<Galaxy, GalaxyOptions> = {
  game: transgalactica,
  scenarioWords: { ...scenarioWords, withCards },
  refusals: { reasons, samples: refusalSamples },
  drawText,
  newTally,
}

export type { GalaxyEvent } from './rules/events.ts'
export type { Galaxy, GalaxyOptions } from './rules/galaxy.ts'
