import type { Line, Option, PresentedDecision } from '@kantyna/kernel'
import { declined, labels, used } from './en-answers.ts'
import { prompts } from './en-prompts.ts'
import { optionIn, promptIn, type QuestionWords } from './questions.ts'

const english: QuestionWords = { prompts, labels, declined, use: used }

export function englishPrompt(decision: PresentedDecision): Line {
  return promptIn(english, decision)
}

export function englishOption(decision: PresentedDecision, option: Option): Line {
  return optionIn(english, decision, option)
}
