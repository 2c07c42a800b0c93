import type { CompleteGame, FullGameBundle } from '@kantyna/kernel'
import { bots } from './bots.ts'
import { game } from './game.ts'
import { scenarioWords } from './rules/arrange.ts'
import type { NewGame, NewGameOptions, secrets } from './rules/table.ts'
import { violations } from './rules/violations.ts'
import { words } from './words/index.ts'

/** New Game, complete: for the terminal and for tests. The page loads the parts one by one. */
export const newGame: CompleteGame<NewGame, NewGameOptions> & { readonly secrets: typeof secrets } = {
  ...game,
  ...bots,
  words,
  violations,
}

export const bundle: FullGameBundle<NewGame, NewGameOptions> = {
  game: newGame,
  scenarioWords,
  refusals: { reasons: [] },
}
