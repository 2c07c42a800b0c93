import type { GameLibrary } from '@kantyna/kernel'
import { scenarioWords } from './rules/arrange.ts'
import { catalogue } from './rules/catalogue.ts'

export const library: GameLibrary = {
  catalogue,
  rulebook: [],
  glossary: [],
  cards: [],
  lesson: [],
  scenarioWords,
}
