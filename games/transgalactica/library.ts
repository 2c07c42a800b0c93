import type { GameLibrary } from '@kantyna/kernel'
import { scenarioWords } from './rules/arrange.ts'
import { catalogue } from './rules/catalogue.ts'
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
