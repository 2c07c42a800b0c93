import type { GameLibrary, GlossaryTerm } from '@kantyna/kernel'
import { library as base } from '../outer-rim/library.ts'
import { catalogue } from './rules/catalogue.ts'
import { scenarioWords } from './rules/scenario/words.ts'
import { cards } from './words/gallery.ts'
import { glossary, ownWords } from './words/glossary.ts'
import { lesson } from './words/lesson.ts'
import { rulebook } from './words/rulebook.ts'

/** What the base game does not say for its own things, the expansion may for these. */
function withoutOwnWords(term: GlossaryTerm): GlossaryTerm {
  return { ...term, not: term.not.filter((word) => !ownWords.includes(word)) }
}

/** The books of the game with the expansion: what it adds stands beside what the base game says. */
export const library: GameLibrary = {
  ...base,
  cards,
  rulebook,
  glossary: [...base.glossary.map(withoutOwnWords), ...glossary],
  catalogue: [...base.catalogue, ...catalogue],
  lesson,
  scenarioWords,
}
