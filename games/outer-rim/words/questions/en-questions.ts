import type { Line, Option, PresentedDecision } from '@kantyna/kernel'
import { declined, labels, used } from './en-answers.ts'
import { prompts } from './en-prompts.ts'
import { optionIn, promptIn, type QuestionWords } from './questions.ts'
import { setupOption, setupPrompt } from './setup-questions.ts'

const english: QuestionWords = { prompts, labels, declined, use: used }

export function englishPrompt(decision: PresentedDecision): Line {
  return setupPrompt('en', decision) ?? promptIn(english, decision)
}

export function englishOption(decision: PresentedDecision, option: Option): Line {
  return setupOption('en', decision, option) ?? optionIn(english, decision, option)
}
