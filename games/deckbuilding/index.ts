import type { CompleteGame, FullGameBundle } from '@kantyna/kernel'
import { bots } from './bots.ts'
import { game } from './game.ts'
import type { Duel, DuelOptions, secrets } from './rules/duel.ts'
import { scenarioWords } from './rules/scenario/arrange.ts'
import { withCards } from './rules/scenario/hand-made-cards.ts'
import { violations } from './rules/violations.ts'
import { shortcuts, words } from './words/index.ts'
import { refusals } from './words/questions/refusals.ts'
import { drawText } from './words/things/board-text.ts'

/** The complete game, for the terminal and for tests. The page loads its parts one by one. */
export const deckbuilding: CompleteGame<Duel, DuelOptions> & { readonly secrets: typeof secrets } = {
  ...game,
  ...bots,
  words,
  violations,
}

export const bundle: FullGameBundle<Duel, DuelOptions> = {
  game: deckbuilding,
  scenarioWords: { ...scenarioWords, withCards },
  refusals: { reasons: Object.keys(refusals), samples: [{ is: 'forceIsWithYou' }] },
  shortcuts,
  drawText,
}

export type { Duel, DuelOptions } from './rules/duel.ts'
export type { DuelEvent } from './rules/events.ts'
