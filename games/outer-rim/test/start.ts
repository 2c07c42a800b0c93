import type { FullGameBundle, GameWithWords, GameWords } from '@kantyna/kernel'
import { game } from '../game.ts'
import { scenarioWords } from '../rules/arrange.ts'
import type { Rim, RimOptions } from '../rules/rim.ts'

/** Scenarios name options by their ids: they need no words. */
const noWords: GameWords = {
  event: () => null,
  prompt: () => [],
  option: () => [],
  refusal: () => '',
  waiting: () => '',
  explain: () => null,
  stream: () => '',
}

const wordless: GameWithWords<Rim, RimOptions> = { ...game, words: { en: noWords, pl: noWords } }

/** The game as scenarios play it. */
export const bundle: FullGameBundle<Rim, RimOptions> = { game: wordless, scenarioWords }
