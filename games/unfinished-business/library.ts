import type { GameLibrary, GlossaryTerm } from '@kantyna/kernel'
import { library as base } from '../outer-rim/library.ts'
import { catalogue } from './rules/catalogue.ts'
import { scenarioWords } from './rules/scenario/words.ts'
import { cards } from './words/gallery.ts'
import { glossary, ownWords } from './words/glossary.ts'
import { lesson } from './words/lesson.ts'
import { rulebook } from './words/rulebook.ts'

/** The base game's glossary rejects some words that the expansion uses. This function allows them. */
function withoutOwnWords(term: GlossaryTerm): GlossaryTerm {
  return { ...term, not: term.not.filter((word) => !ownWords.includes(word)) }
}

/** The books of the game with the expansion: its additions are beside the sections of the base game. */
export const library: GameLibrary = {
  ...base,
  cards,
  rulebook,
  glossary: [...base.glossary.map(withoutOwnWords), ...glossary],
  catalogue: [...base.catalogue, ...catalogue],
  lesson,
  scenarioWords,
}
