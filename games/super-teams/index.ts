import type { CompleteGame, FullGameBundle } from '@kantyna/kernel'
import { bots } from './bots.ts'
import { spaceKinds } from './content/track.ts'
import { game } from './game.ts'
import type { Race, RaceOptions, secrets } from './rules/race.ts'
import { reasons } from './rules/refusal.ts'
import { scenarioWords } from './rules/scenario/arrange.ts'
import { withCards } from './rules/scenario/hand-made-cards.ts'
import { violations } from './rules/violations.ts'
import { drawText } from './words/board-text.ts'
import { words } from './words/index.ts'

/** The complete game, for the terminal and for tests. The page loads the parts one by one. */
export const superTeams: CompleteGame<Race, RaceOptions> & { readonly secrets: typeof secrets } = {
  ...game,
  ...bots,
  words,
  violations,
}

export const bundle: FullGameBundle<Race, RaceOptions> = {
  game: superTeams,
  scenarioWords: { ...scenarioWords, withCards },
  refusals: { reasons, samples: spaceKinds },
  drawText,
}

export type { RaceEvent } from './rules/events.ts'
export type { Race, RaceOptions } from './rules/race.ts'
