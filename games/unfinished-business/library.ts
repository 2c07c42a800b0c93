import type { GameLibrary } from '@kantyna/kernel'
import { library as base } from '../outer-rim/library.ts'
import { catalogue } from './rules/catalogue.ts'
import { scenarioWords } from './rules/scenario-words.ts'
import { cards } from './words/gallery.ts'
import { glossary } from './words/glossary.ts'
import { lesson } from './words/lesson.ts'
import { rulebook } from './words/rulebook.ts'

/** The books of the game with the expansion: what it adds stands beside what the base game says. */
export const library: GameLibrary = {
  ...base,
  cards,
  rulebook,
  glossary: [...base.glossary, ...glossary],
  catalogue: [...base.catalogue, ...catalogue],
  lesson,
  scenarioWords,
}
