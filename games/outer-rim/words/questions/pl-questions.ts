import type { Line, Option, PresentedDecision } from '@kantyna/kernel'
import { declined, labels, used } from './pl-answers.ts'
import { prompts } from './pl-prompts.ts'
import { optionIn, promptIn, type QuestionWords } from './questions.ts'
import { setupOption, setupPrompt } from './setup-questions.ts'

const polish: QuestionWords = { prompts, labels, declined, use: used }

export function polishPrompt(decision: PresentedDecision): Line {
  return setupPrompt('pl', decision) ?? promptIn(polish, decision)
}

export function polishOption(decision: PresentedDecision, option: Option): Line {
  return setupOption('pl', decision, option) ?? optionIn(polish, decision, option)
}
