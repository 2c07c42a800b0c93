import type { GameLibrary } from '@kantyna/kernel'
import { scenarioWords } from './rules/arrange.ts'
import { catalogue } from './rules/catalogue.ts'

/** What is read rather than played. Rulebook, glossary, cards and lesson come before the release. */
export const library: GameLibrary = {
  catalogue,
  rulebook: [],
  glossary: [],
  cards: [],
  lesson: [],
  scenarioWords,
}
