import type { CompleteGame, FullGameBundle } from '@kantyna/kernel'
import { bots } from './bots.ts'
import { game } from './game.ts'
import type { Rim, RimOptions, secrets } from './rules/rim.ts'
import { scenarioWordsOf } from './rules/scenario/arrange.ts'
import { withCards } from './rules/scenario/hand-made-cards.ts'
import { violations } from './rules/violations.ts'
import { newTally } from './tally.ts'
import { words } from './words/game-words.ts'
import { refusalSamples, refusals } from './words/questions/refusals.ts'
import { drawText } from './words/things/board-text.ts'
import { withSituations } from './words/things/prose.ts'

/** Outer Rim, complete: for the terminal and for tests. The page loads the parts one by one. */
export const outerRim: CompleteGame<Rim, RimOptions> & { readonly secrets: typeof secrets } = {
  ...game,
  ...bots,
  words: { pl: withSituations('pl', words.pl), en: withSituations('en', words.en) },
  violations,
}

export const bundle: FullGameBundle<Rim, RimOptions> = {
  game: outerRim,
  scenarioWords: { ...scenarioWordsOf(game), withCards: withCards() },
  refusals: { reasons: Object.keys(refusals), samples: refusalSamples },
  drawText,
  newTally,
}

export type { RimEvent } from './rules/events.ts'
export type { Rim, RimOptions } from './rules/rim.ts'
