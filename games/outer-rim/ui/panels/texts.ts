import {
  type GameWords,
  type Lang,
  type Line,
  type Option,
  type PresentedDecision,
  type PresentedPart,
  partAsDecision,
  plainText,
  shortenedApart,
} from '@kantyna/kernel'
import type { PartWords, SeatInfo } from '@kantyna/ui'
import { termName } from '../all-words.ts'
import { seatName } from '../words.ts'

/** The words of the game as plain texts, for buttons of panels. */

export function lineText(line: Line, seats: readonly SeatInfo[]): string {
  return plainText(line, (seat) => seatName(seats, seat))
}

export function optionText(
  gameWords: GameWords,
  seats: readonly SeatInfo[],
  decision: PresentedDecision,
  option: Option,
): string {
  return lineText(gameWords.option(decision, option), seats)
}

/** The answers of a question, shortened if the card next to them has the whole text. */
export function choiceTexts(
  gameWords: GameWords,
  seats: readonly SeatInfo[],
  decision: PresentedDecision,
  isPrinted: boolean,
): string[] {
  const whole = decision.options.map((option) => optionText(gameWords, seats, decision, option))
  return isPrinted && decision.kind === 'chooseEffect' ? shortenedApart(whole) : whole
}

const NO_OPTION = { id: '', touches: [] }

/** The words of answers in parts: each part is a question of its own. */
export function partWords(gameWords: GameWords, lang: Lang): PartWords {
  const asked = (question: PresentedDecision, part: PresentedPart) =>
    partAsDecision(question, NO_OPTION, part)
  return {
    begins: (question, option) => gameWords.option(question, option),
    prompt: (question, part) => gameWords.prompt(asked(question, part)),
    option: (question, part, option) => gameWords.option(asked(question, part), option),
    term: ({ name }) => termName(lang, name),
    refusal: (refusal) => gameWords.refusal(refusal),
  }
}
