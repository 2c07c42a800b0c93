import type { Line, Option, PresentedDecision } from '@kantyna/kernel'
import { declined, labels, used } from './pl-answers.ts'
import { prompts } from './pl-prompts.ts'
import { optionIn, promptIn, type QuestionWords } from './questions.ts'

const polish: QuestionWords = { prompts, labels, declined, use: used }

export function polishPrompt(decision: PresentedDecision): Line {
  return promptIn(polish, decision)
}

export function polishOption(decision: PresentedDecision, option: Option): Line {
  return optionIn(polish, decision, option)
}
