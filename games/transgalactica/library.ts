import type { GameLibrary } from '@kantyna/kernel'
import { catalogue } from './rules/catalogue.ts'
import { scenarioWords } from './rules/scenario/arrange.ts'
import { cards } from './words/gallery.ts'
import { glossary } from './words/glossary.ts'
import { lesson } from './words/lesson.ts'
import { rulebook } from './words/rulebook.ts'

export const library: GameLibrary = {
  catalogue,
  rulebook,
  glossary,
  cards,
  lesson,
  scenarioWords,
}
