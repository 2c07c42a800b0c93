import type { GameWords } from '@kantyna/kernel'
import type { PartWords } from '@kantyna/ui'

/** What the page says of answers in parts for games whose panels do not draw them. */
export function partWordsOf(words: GameWords): PartWords {
  return {
    begins: (question, option) => words.option(question, option),
    prompt: (question) => words.prompt(question),
    option: (question, _, option) => words.option(question, option),
    term: ({ name }) => name,
    refusal: (refusal) => words.refusal(refusal),
  }
}
