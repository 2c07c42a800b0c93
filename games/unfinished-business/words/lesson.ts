import type { LessonStep, Thing } from '@kantyna/kernel'
import { positions, variants } from './lesson-positions.ts'
import { lessonTexts, type StepName } from './lesson-texts.ts'

/** What the expansion adds, for those who know the base game: one idea a step. Favors take a second person. */
export const lesson: readonly LessonStep[] = [
  step('welcome', { points: ['space:core-spinward', 'space:core-trailing'] }),
  step('crossing', { choices: ['space', 'cross'] }),
  step('symbol', { choices: ['market', 'cargo', 'naboo-1', 'naboo-2', 'naboo-3'] }),
  step('rotating', { choices: ['deliver', 'astromech-parts'] }),
  step('hunting', { choices: ['hunt-bounty-doctor-aphra'] }),
  step('hunted', { choices: ['space'] }),
  step('favor', { seats: 2, choices: ['move-mon-calamari'] }),
  step('goal', { choices: ['space'] }),
  step('victory', { choices: ['goal-final'] }),
]

interface Says {
  readonly seats?: number
  readonly points?: readonly Thing[]
  readonly choices?: readonly string[]
}

function step(id: StepName, { seats = 1, points = [], choices = [] }: Says): LessonStep {
  const { then, ...text } = lessonTexts[id]
  const options = variants[id]
  return {
    id,
    text,
    ...(then === undefined ? {} : { then }),
    seats,
    ...(options === undefined ? {} : { options }),
    arrange: positions[id],
    points,
    choices,
  }
}
