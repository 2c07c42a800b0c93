import { type GameWords, type PresentedDecision, type PresentedPart, partAsDecision } from '@kantyna/kernel'
import type { PartWords } from '@kantyna/ui'

/**
 * The page's words for answers in parts, for games whose panels do not draw them: each part is presented as a question.
 */
export function partWordsOf(words: GameWords): PartWords {
  const asked = (question: PresentedDecision, part: PresentedPart) =>
    partAsDecision(question, NO_OPTION, part)
  return {
    begins: (question, option) => words.option(question, option),
    prompt: (question, part) => words.prompt(asked(question, part)),
    option: (question, part, option) => words.option(asked(question, part), option),
    term: ({ name }) => name,
    refusal: (refusal) => words.refusal(refusal),
  }
}

const NO_OPTION = { id: '', touches: [] }
