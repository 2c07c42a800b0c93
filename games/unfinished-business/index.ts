import type { CompleteGame, FullGameBundle } from '@kantyna/kernel'
import { botsWith } from '../outer-rim/bots.ts'
import type { Rim, RimOptions, secrets } from '../outer-rim/rules/rim.ts'
import { withCards } from '../outer-rim/rules/scenario/hand-made-cards.ts'
import { violations } from '../outer-rim/rules/violations.ts'
import { refusalSamples, refusals } from '../outer-rim/words/questions/refusals.ts'
import { withSituations } from '../outer-rim/words/things/prose.ts'
import { botChanges } from './bots.ts'
import { addedShapes } from './rules/effects/shapes.ts'
import { game, unfinishedBusiness as module } from './rules/game.ts'
import { scenarioWords } from './rules/scenario/words.ts'
import { newTally } from './tally.ts'
import { words } from './words/game-words.ts'
import { drawText } from './words/things/board-text.ts'
import { situations } from './words/things/situations.ts'
import { addedReasons } from './words/word-changes.ts'

/** Outer Rim with Unfinished Business, complete: for the terminal and for tests. The page loads the parts one by one. */
const unfinishedBusiness: CompleteGame<Rim, RimOptions> & { readonly secrets: typeof secrets } = {
  ...game,
  ...botsWith([botChanges]),
  words: {
    pl: withSituations('pl', words.pl, [situations]),
    en: withSituations('en', words.en, [situations]),
  },
  violations,
}

export const bundle: FullGameBundle<Rim, RimOptions> = {
  game: unfinishedBusiness,
  scenarioWords: { ...scenarioWords, withCards: withCards([module], [addedShapes]) },
  refusals: { reasons: [...Object.keys(refusals), ...addedReasons()], samples: refusalSamples },
  drawText,
  newTally,
}
